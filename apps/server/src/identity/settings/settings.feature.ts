import { getSettings, saveSettings } from '@rounds/contract/identity/settings';
import type { Feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import { exportSettings } from './settings.queries.ts';
import { changeSettings, readSettings } from './settings.service.ts';

export const settings: Feature = {
  name: 'identity/settings',
  routes(app, context) {
    serve(app, getSettings, ({ user }) => readSettings(context, user.userId));
    serve(app, saveSettings, ({ user, body, fail }) => changeSettings(context, user.userId, body, fail));
  },
  exportParts: { settings: exportSettings },
};
