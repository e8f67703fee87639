/** Settings: what a learner switched from its default. The only entry point for other features. */
export { upsertSettings } from './settings.queries.ts';
export { offerMentoring } from './settings.service.ts';
