import { getPublicProfile } from '@rounds/contract/identity/profiles';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import { type ProfilesDeps, readPublicProfile } from './profiles.service.ts';

export function profilesRoutes(app: FastifyInstance, deps: ProfilesDeps): void {
  serve(app, getPublicProfile, ({ user, params, fail }) =>
    readPublicProfile(deps, params.username, user.userId, fail),
  );
}
