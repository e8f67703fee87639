/** The tiers, lowest first. `subscriptionTier` names one of them. */
export const tiers = ['free', 'student', 'professional', 'enterprise'] as const;
export type Tier = (typeof tiers)[number];

/** What a plan can include beyond scenarios and the community, which everybody has. */
export type PlanFeature = 'simulations' | 'mentorship' | 'organization';

interface Plan {
  readonly features: readonly PlanFeature[];
  /** Whether advertisements are shown. A trial doesn't end them. */
  readonly ads: boolean;
  /** In a calendar month; null without a limit. */
  readonly noteAnalyses: number | null;
  readonly generations: number | null;
}

/** THE table of the plans. */
export const plans: Readonly<Record<Tier, Plan>> = {
  free: { features: [], ads: true, noteAnalyses: 3, generations: 3 },
  student: { features: [], ads: true, noteAnalyses: null, generations: 50 },
  professional: {
    features: ['simulations', 'mentorship'],
    ads: false,
    noteAnalyses: null,
    generations: null,
  },
  enterprise: {
    features: ['simulations', 'mentorship', 'organization'],
    ads: false,
    noteAnalyses: null,
    generations: null,
  },
};

/** What can give a plan: a subscription, a single payment, a code, a dispute that was won. */
export const planSources = ['subscription', 'pass', 'code', 'dispute'] as const;
export type PlanSource = (typeof planSources)[number];

/** What we know about a learner's plan. */
export interface Subscription {
  readonly subscriptionTier: string;
  /** An instant, ISO 8601; null for a learner who never had a trial. */
  readonly trialEndsAt: string | null;
}

/** The plan during a trial; the learner's tier itself does not change. */
const trialTier: Tier = 'professional';

/**
 * The plan in force at an instant: the tier, or a running trial's if it includes more. A tier that this release does
 * not know counts as free.
 * @param now milliseconds
 */
export function tierInForce({ subscriptionTier, trialEndsAt }: Subscription, now: number): Tier {
  const own = tiers.find((tier) => tier === subscriptionTier) ?? 'free';
  const onTrial = trialEndsAt !== null && now < Date.parse(trialEndsAt);
  return onTrial && tiers.indexOf(own) < tiers.indexOf(trialTier) ? trialTier : own;
}

/** Whether a learner sees advertisements: only their own plan counts, not a trial. */
export function seesAds(subscriptionTier: string): boolean {
  return plans[tiers.find((tier) => tier === subscriptionTier) ?? 'free'].ads;
}

/** Whether a learner may use something now. `now` in milliseconds. */
export function mayUse(subscription: Subscription, feature: PlanFeature, now: number): boolean {
  return plans[tierInForce(subscription, now)].features.includes(feature);
}

/** What a plan limits by the calendar month (UTC). */
export const planAllowances = ['noteAnalyses', 'generations'] as const;
export type PlanAllowance = (typeof planAllowances)[number];

/** What is left of a month's allowance after `used` of it; null without a limit. `now` in milliseconds. */
export function allowanceLeft(
  subscription: Subscription,
  allowance: PlanAllowance,
  used: number,
  now: number,
): number | null {
  const most = plans[tierInForce(subscription, now)][allowance];
  return most === null ? null : Math.max(0, most - used);
}

/** The lowest plan that allows one more after `used` in a month: a refusal names it. */
export function planAllowing(allowance: PlanAllowance, used: number): Tier {
  return tiers.find((tier) => used < (plans[tier][allowance] ?? Infinity)) ?? 'enterprise';
}

/** The lowest plan that includes something: a refusal names it. */
export function planWith(feature: PlanFeature): Tier {
  return tiers.find((tier) => plans[tier].features.includes(feature)) ?? 'enterprise';
}
