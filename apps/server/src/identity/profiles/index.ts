/** Profiles: what learners show of themselves to one another. The only door for other features. */
export { profilesRoutes } from './profiles.routes.ts';
