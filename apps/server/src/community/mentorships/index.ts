/** Mentorships: who offers to be a mentor, who asked them, what the two write. The only door for other features. */
export { exportMentorships } from './mentorships-export.queries.ts';
export { reportableMentorshipMessages } from './mentorships.moderation.ts';
export { mentorshipsRoutes } from './mentorships.routes.ts';
export {
  askForMentoring,
  changeMentorship,
  countActiveMentorships,
  letGoOfMentorships,
  writeInMentorship,
} from './mentorships.service.ts';
