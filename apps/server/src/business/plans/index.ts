/** Plans: what gives learners which plan, and until when. The only entry point for other features. */
export { endPlanNow, nextPlanEnd } from './bring-forward.service.ts';
export { endPaidGrants } from './plans.queries.ts';
export { endPlans, grantPlan, hasPlanUntil } from './plans.service.ts';
