/** Study groups: members, messages and meetings. The only entry point for other features. */
export { countGroups } from './study-groups.queries.ts';
export { addGroup, changeGroup, joinGroup, writeToGroup } from './study-groups.service.ts';
