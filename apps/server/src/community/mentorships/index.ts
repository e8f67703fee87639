/** Mentorships: who offers to be a mentor, who asked them, what the two write. The only door for other features. */
export { exportMentorships } from './mentorships-export.queries.ts';
export { mentorshipsRoutes } from './mentorships.routes.ts';
export {
  addRequest,
  changeMentorship,
  countActiveMentorships,
  letGoOfMentorships,
  writeInMentorship,
} from './mentorships.service.ts';
