/** Study groups: who is in them, what they write, when they meet. The only door for other features. */
export { exportStudyGroups } from './study-groups-export.queries.ts';
export { reportableGroups } from './study-groups.moderation.ts';
export { studyGroupsRoutes } from './study-groups.routes.ts';
export {
  changeGroup,
  countGroups,
  addGroup,
  handOverGroups,
  joinGroup,
  writeToGroup,
} from './study-groups.service.ts';
