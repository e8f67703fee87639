/** Plans: what gives learners which plan, and until when. The only door for other features. */
export { grantPlan } from './plans.service.ts';
