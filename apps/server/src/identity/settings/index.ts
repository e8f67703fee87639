/** Settings: what a learner changed from the defaults. The only entry point for other features. */
export { upsertSettings } from './settings.queries.ts';
export { offerMentoring } from './settings.service.ts';
