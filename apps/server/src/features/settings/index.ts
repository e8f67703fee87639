/** Settings: what a learner switched from its default. The only door for other features. */
export { exportSettings } from './settings-export.queries.ts';
