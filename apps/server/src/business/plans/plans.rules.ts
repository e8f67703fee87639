import type { PlanInForce } from '@rounds/contract/business/plans';
import {
  type PlanSource,
  type Subscription,
  type Tier,
  plans,
  tierInForce,
  tiers,
} from '@rounds/contract/business/plans.rules';

/** What gives a plan, and until when, in ISO 8601. */
export interface RunningGrant {
  readonly tier: Tier;
  readonly source: PlanSource;
  readonly endsAt: string;
}

/** The highest plan that any grant gives. */
export function tierOf(grants: readonly Pick<RunningGrant, 'tier'>[]): Tier {
  return tiers.findLast((tier) => grants.some((grant) => grant.tier === tier)) ?? 'free';
}

/** Whether a non-renewing grant gives a plan, or a higher one, without a gap until an instant (milliseconds). */
export const isCovered = (grants: readonly RunningGrant[], tier: Tier, until: number): boolean =>
  grants.some(
    (grant) =>
      grant.source !== 'subscription' &&
      tiers.indexOf(grant.tier) >= tiers.indexOf(tier) &&
      Date.parse(grant.endsAt) >= until,
  );

/** The learner's plan, from their subscription and grants. `now` in milliseconds. */
export function planInForce(
  subscription: Subscription,
  grants: readonly RunningGrant[],
  now: number,
): PlanInForce {
  const subscriptionTier = tiers.find((tier) => tier === subscription.subscriptionTier) ?? 'free';
  const tier = tierInForce(subscription, now);
  const { features, noteAnalyses, generations } = plans[tier];
  const giving = grants
    .filter((grant) => grant.tier === subscriptionTier)
    .sort((a, b) => Date.parse(a.endsAt) - Date.parse(b.endsAt))
    .at(-1);
  return {
    tier,
    subscriptionTier,
    source: giving?.source ?? null,
    endsAt: giving?.endsAt ?? null,
    trialEndsAt: subscription.trialEndsAt,
    onTrial: tier !== subscriptionTier,
    simulations: features.includes('simulations'),
    mentorship: features.includes('mentorship'),
    organization: features.includes('organization'),
    noteAnalyses,
    generations,
  };
}

/** The first day of an instant's month, UTC: "2026-03-01". */
export const monthOf = (now: Date): string => `${now.toISOString().slice(0, 7)}-01`;

/** When the next month begins, UTC. */
export const monthAfter = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1));
