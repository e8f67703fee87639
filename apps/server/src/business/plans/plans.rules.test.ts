import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tiers } from '@rounds/contract/business/plans.rules';
import { isCovered, planInForce, tierOf } from './plans.rules.ts';

const now = Date.parse('2026-03-04T09:00:00.000Z');

it('the tier is the highest one granted, in whatever order', () => {
  const some = fc.array(fc.record({ tier: fc.constantFrom(...tiers) }));
  fc.assert(
    fc.property(some, (grants) => {
      const highest = Math.max(0, ...grants.map(({ tier }) => tiers.indexOf(tier)));
      expect(tierOf(grants)).toBe(tiers[highest]);
    }),
  );
});

it('a plan ends with the last grant that gives it', () => {
  const grants = [
    { tier: 'student', source: 'pass', endsAt: '2026-09-01T00:00:00.000Z' },
    { tier: 'professional', source: 'code', endsAt: '2026-05-01T00:00:00.000Z' },
    { tier: 'professional', source: 'subscription', endsAt: '2026-04-01T00:00:00.000Z' },
  ] as const;
  const held = { subscriptionTier: 'professional', trialEndsAt: null };
  expect(planInForce(held, grants, now)).toMatchObject({
    tier: 'professional',
    source: 'code',
    endsAt: '2026-05-01T00:00:00.000Z',
    onTrial: false,
    mentorship: true,
    organization: false,
    generations: null,
  });
});

it('a trial is shown beside a purchased plan', () => {
  const held = { subscriptionTier: 'student', trialEndsAt: '2026-03-05T00:00:00.000Z' };
  expect(planInForce(held, [], now)).toMatchObject({
    tier: 'professional',
    subscriptionTier: 'student',
    onTrial: true,
    endsAt: null,
  });
});

it.each([
  ['student', 'pass', '2026-03-20', 'student', '2026-03-10', true],
  ['student', 'pass', '2026-03-20', 'student', '2026-03-21', false],
  ['student', 'pass', '2026-03-20', 'professional', '2026-03-10', false],
  ['professional', 'code', '2027-03-01', 'student', '2026-04-01', true],
  // It renews: whether another can be bought alongside is decided elsewhere.
  ['professional', 'subscription', '2027-03-01', 'student', '2026-04-01', false],
] as const)('%s by a %s until %s covers %s until %s: %s', (tier, source, end, wanted, until, expected) => {
  const endsAt = `${end}T00:00:00.000Z`;
  expect(isCovered([{ tier, source, endsAt }], wanted, Date.parse(until))).toBe(expected);
});
