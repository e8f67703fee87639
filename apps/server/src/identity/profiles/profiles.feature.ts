import type { Feature } from '../../platform/feature.ts';
import { profilesRoutes } from './profiles.routes.ts';

export const profiles: Feature = {
  name: 'identity/profiles',
  routes: profilesRoutes,
};
