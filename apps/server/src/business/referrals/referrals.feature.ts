import type { Feature } from '../../platform/feature.ts';
import { exportReferrals } from './referrals-export.queries.ts';
import { referralsRoutes } from './referrals.routes.ts';
import { forgetOldTraces } from './traces.service.ts';

export const referrals: Feature = {
  name: 'business/referrals',
  routes: referralsRoutes,
  jobs: (context) => context.jobs.schedule('referrals.forget', '35 3 * * *', () => forgetOldTraces(context)),
  exportParts: { referrals: exportReferrals },
};
