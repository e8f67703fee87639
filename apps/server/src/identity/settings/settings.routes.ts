import { getSettings, saveSettings } from '@rounds/contract/identity/settings';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import { type SettingsDeps, changeSettings, readSettings } from './settings.service.ts';

export function settingsRoutes(app: FastifyInstance, deps: SettingsDeps): void {
  serve(app, getSettings, ({ user }) => readSettings(deps, user.userId));
  serve(app, saveSettings, ({ user, body, fail }) => changeSettings(deps, user.userId, body, fail));
}
