/** Plans: what gives learners which plan, and until when. The only door for other features. */
export { endPlanNow, nextPlanEnd } from './bring-forward.service.ts';
export { grantPlan, hasPlanUntil } from './plans.service.ts';
