/** Settings: what a learner switched from its default. The only door for other features. */
export { settingsRoutes } from './settings.routes.ts';
export { upsertSettings } from './settings.queries.ts';
export { offerMentoring } from './settings.service.ts';
export { exportSettings } from './settings-export.queries.ts';
