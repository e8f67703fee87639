import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Movement, entriesOf, sumOf } from './ledger.rules.ts';

it.each([
  [
    { kind: 'paid', cents: 2900, credit: 0 },
    { gateway: 2900, revenue: -2900 },
  ],
  [
    { kind: 'paid', cents: 1900, credit: 1000 },
    { gateway: 1900, credit: 1000, revenue: -2900 },
  ],
  [
    { kind: 'paid', cents: 0, credit: -3000 },
    { credit: -3000, revenue: 3000 },
  ],
  [{ kind: 'paid', cents: 0, credit: 0 }, {}],
  [
    { kind: 'refunded', cents: 500 },
    { gateway: -500, refunds: 500 },
  ],
  [
    { kind: 'disputed', cents: 2900 },
    { gateway: -2900, disputes: 2900 },
  ],
  [
    { kind: 'dispute_won', cents: 2900 },
    { gateway: 2900, disputes: -2900 },
  ],
  [
    { kind: 'referral_taken_back', cents: 1000 },
    { credit: 1000, referrals: -1000 },
  ],
  [
    { kind: 'referred', cents: 1000 },
    { credit: -1000, referrals: 1000 },
  ],
] as const)('%o is booked as %o', (movement, expected) => {
  expect(Object.fromEntries(entriesOf(movement).map(({ account, cents }) => [account, cents]))).toEqual(
    expected,
  );
});

const cents = fc.integer({ min: 0, max: 1_000_000 });
const movement: fc.Arbitrary<Movement> = fc.oneof(
  fc.record({
    kind: fc.constant('paid' as const),
    cents,
    credit: fc.integer({ min: -1_000_000, max: 1_000_000 }),
  }),
  fc.record({
    kind: fc.constantFrom('refunded', 'disputed', 'dispute_won', 'referred', 'referral_taken_back'),
    cents,
  }),
);

it('whatever happens to money, each booking sums to zero', () => {
  fc.assert(
    fc.property(movement, (one) => {
      expect(Math.abs(sumOf(entriesOf(one)))).toBe(0);
    }),
  );
});
