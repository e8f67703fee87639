/** Mentorships: who offers to be a mentor, who asked them, what the two write. The only door for other features. */
export {
  askForMentoring,
  changeMentorship,
  countActiveMentorships,
  writeInMentorship,
} from './mentorships.service.ts';
