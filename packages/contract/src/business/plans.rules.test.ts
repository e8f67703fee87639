import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type PlanFeature,
  allowanceLeft,
  mayUse,
  planAllowing,
  planWith,
  plans,
  seesAds,
  tierInForce,
  tiers,
} from './plans.rules.ts';

const now = Date.parse('2026-03-04T09:00:00.000Z');
const at = (ms: number) => new Date(now + ms).toISOString();

describe('the plan in force', () => {
  it.each([
    ['free', null, 'free'],
    ['free', at(1), 'professional'],
    ['free', at(0), 'free'],
    ['free', at(-1), 'free'],
    ['student', null, 'student'],
    ['student', at(1), 'professional'],
    ['professional', at(-1), 'professional'],
    ['enterprise', at(1), 'enterprise'],
    ['of_tomorrow', null, 'free'],
    ['of_tomorrow', at(1), 'professional'],
  ] as const)('%s with a trial until %s is %s', (subscriptionTier, trialEndsAt, tier) => {
    expect(tierInForce({ subscriptionTier, trialEndsAt }, now)).toBe(tier);
  });

  it('is never less than what was paid for', () => {
    fc.assert(
      fc.property(fc.constantFrom(...tiers), fc.integer({ min: -1e9, max: 1e9 }), (tier, ms) => {
        const inForce = tierInForce({ subscriptionTier: tier, trialEndsAt: at(ms) }, now);
        expect(tiers.indexOf(inForce)).toBeGreaterThanOrEqual(tiers.indexOf(tier));
      }),
    );
  });
});

it.each([
  ['free', 'mentorship', false],
  ['student', 'mentorship', false],
  ['student', 'simulations', false],
  ['professional', 'mentorship', true],
  ['professional', 'simulations', true],
  ['professional', 'organization', false],
  ['enterprise', 'organization', true],
] as const)('%s opens %s: %s', (subscriptionTier, feature, expected) => {
  expect(mayUse({ subscriptionTier, trialEndsAt: null }, feature, now)).toBe(expected);
});

it.each([
  ['free', true],
  ['student', true],
  ['basic', true],
  ['professional', false],
  ['enterprise', false],
])('%s shows advertisements: %s', (tier, sees) => {
  expect(seesAds(tier)).toBe(sees);
});

it('a higher plan includes what a lower one does, and a refusal names the lowest that includes it', () => {
  const features: PlanFeature[] = ['simulations', 'mentorship', 'organization'];
  for (const feature of features) {
    const first = tiers.indexOf(planWith(feature));
    expect(tiers.map((tier) => plans[tier].features.includes(feature))).toEqual(
      tiers.map((_, index) => index >= first),
    );
  }
  expect([planWith('mentorship'), planWith('organization')]).toEqual(['professional', 'enterprise']);
});

it.each([
  ['free', 'generations', 0, 3, 'free'],
  ['free', 'generations', 3, 0, 'student'],
  ['free', 'noteAnalyses', 5, 0, 'student'],
  ['student', 'generations', 49, 1, 'student'],
  ['student', 'generations', 50, 0, 'professional'],
  ['student', 'noteAnalyses', 50, null, 'student'],
  ['professional', 'generations', 5000, null, 'professional'],
] as const)('%s: after %3$i %2$s there are %4$s left', (subscriptionTier, allowance, used, left, plan) => {
  expect(allowanceLeft({ subscriptionTier, trialEndsAt: null }, allowance, used, now)).toBe(left);
  expect(planAllowing(allowance, used)).toBe(plan);
});
