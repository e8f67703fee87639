import { getPreferences, savePreferences } from '@rounds/contract/identity/preferences';
import type { Feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import { exportPreferences } from './preferences.queries.ts';
import { changePreferences, readPreferences } from './preferences.service.ts';

export const preferences: Feature = {
  name: 'identity/preferences',
  routes(app, context) {
    serve(app, getPreferences, ({ user }) => readPreferences(context, user.userId));
    serve(app, savePreferences, ({ user, body, fail }) =>
      changePreferences(context, user.userId, body, fail),
    );
  },
  exportParts: { preferences: exportPreferences },
};
