import type { SubscriptionView } from '@rounds/contract/business/billing';
import type { PlanInForce } from '@rounds/contract/business/plans';
import type { Subscription } from '@rounds/contract/business/plans.rules';
import { trialState } from './trial.rules.ts';

export interface State {
  readonly kind: 'free' | 'trial' | 'active' | 'ending' | 'overdue' | 'pass' | 'code' | 'other';
  /** Days left of a trial; a started day counts. */
  readonly days: number;
}

/** What is known about a learner's plan. The server decides whether the trial is running. */
export type HeldPlan = Subscription & Pick<PlanInForce, 'onTrial' | 'source' | 'endsAt'>;

/** The state of a plan. @param now milliseconds */
export function stateOf(plan: HeldPlan, subscription: SubscriptionView | null, now: number): State {
  // The server decides whether it is running, since its clock may be slightly ahead.
  const trial = plan.onTrial ? trialState(plan, now) : null;
  const days = trial && trial.kind !== 'ended' ? trial.days : 0;
  if (subscription) {
    if (subscription.status === 'past_due') return { kind: 'overdue', days };
    if (subscription.cancelAtPeriodEnd) return { kind: 'ending', days };
    return { kind: 'active', days };
  }
  if (plan.subscriptionTier === 'free') return { kind: days > 0 ? 'trial' : 'free', days };
  if (plan.source === 'pass' || plan.source === 'code') return { kind: plan.source, days };
  return { kind: plan.endsAt === null ? 'other' : 'ending', days };
}
