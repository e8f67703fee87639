import { getPlan, getPlanUsage } from '@rounds/contract/business/plans';
import type { Feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import { exportPlans } from './plans.queries.ts';
import { endPlans, readPlan } from './plans.service.ts';
import { readUsage, requireAllowance, spendAllowance } from './usage.service.ts';

export const plans: Feature = {
  name: 'business/plans',
  routes(app, context) {
    serve(app, getPlan, ({ user }) => readPlan(context, user.userId));
    serve(app, getPlanUsage, ({ user }) => readUsage(context, user.userId));
  },
  jobs: (context) => context.jobs.schedule('plans.end', '*/10 * * * *', () => endPlans(context)),
  exportParts: { plans: exportPlans },
  events: { allowanceNeeded: requireAllowance, allowanceUsed: spendAllowance },
};
