import type { Feature } from '../../platform/feature.ts';
import { exportSettings } from './settings-export.queries.ts';
import { settingsRoutes } from './settings.routes.ts';

export const settings: Feature = {
  name: 'identity/settings',
  routes: settingsRoutes,
  exportParts: { settings: exportSettings },
};
