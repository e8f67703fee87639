import type { Feature } from '../../platform/feature.ts';
import { exportPreferences } from './preferences-export.queries.ts';
import { preferencesRoutes } from './preferences.routes.ts';

export const preferences: Feature = {
  name: 'identity/preferences',
  routes: preferencesRoutes,
  exportParts: { preferences: exportPreferences },
};
