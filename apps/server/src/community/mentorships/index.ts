/** Mentorships: who offers to be a mentor, who asked them, what the two write. The only door for other features. */
export {
  addRequest,
  changeMentorship,
  countActiveMentorships,
  writeInMentorship,
} from './mentorships.service.ts';
