import { getPublicProfile } from '@rounds/contract/identity/profiles';
import type { Feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import { readPublicProfile } from './profiles.service.ts';

export const profiles: Feature = {
  name: 'identity/profiles',
  routes(app, context) {
    serve(app, getPublicProfile, ({ user, params, fail }) =>
      readPublicProfile(context, params.username, user.userId, fail),
    );
  },
};
