/** Learning preferences: what a learner told about how they study. The only door for other features. */
export { preferencesRoutes } from './preferences.routes.ts';
export { exportPreferences } from './preferences-export.queries.ts';
