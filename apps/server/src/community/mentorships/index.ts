/** Mentorships: mentors, requests and the messages between the two. The only entry point for other features. */
export { countActiveMentorships } from './mentorships.queries.ts';
export { addRequest, changeMentorship, writeInMentorship } from './mentorships.service.ts';
