/** Mentorships: who offers to be a mentor, who asked them, what the two write. The only entry point for other features. */
export { countActiveMentorships } from './mentorships.queries.ts';
export { addRequest, changeMentorship, writeInMentorship } from './mentorships.service.ts';
