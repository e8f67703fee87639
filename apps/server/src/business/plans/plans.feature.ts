import type { Feature } from '../../platform/feature.ts';
import { exportPlans } from './plans-export.queries.ts';
import { plansRoutes } from './plans.routes.ts';
import { endPlans } from './plans.service.ts';
import { spendAllowance } from './usage.service.ts';

export const plans: Feature = {
  name: 'business/plans',
  routes: plansRoutes,
  jobs: (context) => context.jobs.schedule('plans.end', '*/10 * * * *', () => endPlans(context)),
  exportParts: { plans: exportPlans },
  events: { allowanceUsed: spendAllowance },
};
