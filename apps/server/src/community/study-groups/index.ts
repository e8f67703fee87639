/** Study groups: who is in them, what they write, when they meet. The only door for other features. */
export { addGroup, changeGroup, countGroups, joinGroup, writeToGroup } from './study-groups.service.ts';
