import type { Feature } from '../../platform/feature.ts';
import { exportReferrals } from './referrals-export.queries.ts';
import { referralsRoutes } from './referrals.routes.ts';

export const referrals: Feature = {
  name: 'business/referrals',
  routes: referralsRoutes,
  exportParts: { referrals: exportReferrals },
};
