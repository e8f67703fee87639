import type { Feature } from '../../platform/feature.ts';
import { exportReferrals } from './referrals-export.queries.ts';
import { referralsRoutes } from './referrals.routes.ts';
import { allowReferral, describeRefused } from './review.service.ts';
import { forgetOldTraces } from './traces.service.ts';

export const referrals: Feature = {
  name: 'business/referrals',
  routes: referralsRoutes,
  jobs: (context) => context.jobs.schedule('referrals.forget', '35 3 * * *', () => forgetOldTraces(context)),
  commands: [
    {
      words: 'referrals refused',
      help: 'referrals that earn nothing because somebody seems to have referred themselves',
      run: ({ db }) => describeRefused(db),
    },
    {
      words: 'referrals allow ID',
      help: 'let a refused referral earn its credit: by=NAME',
      run: (context, { id, options }) => allowReferral(context, id, options['by']),
    },
  ],
  exportParts: { referrals: exportReferrals },
};
