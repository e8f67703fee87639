import { getPreferences, savePreferences } from '@rounds/contract/identity/preferences';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import { changePreferences, type PreferencesDeps, readPreferences } from './preferences.service.ts';

export function preferencesRoutes(app: FastifyInstance, deps: PreferencesDeps): void {
  serve(app, getPreferences, ({ user }) => readPreferences(deps, user.userId));
  serve(app, savePreferences, ({ user, body, fail }) => changePreferences(deps, user.userId, body, fail));
}
