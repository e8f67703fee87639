import fc from 'fast-check';
import { expect, it } from 'vitest';
import { refundDecision } from './refunds.rules.ts';

const paid = { amountCents: 2000, refundedCents: 0, status: 'paid' } as const;

it.each([
  [paid, 0, null, null],
  [paid, 500, null, { refundedCents: 500, booked: 500, status: 'paid', ends: false }],
  [{ ...paid, refundedCents: 500 }, 500, null, null],
  [{ ...paid, refundedCents: 500 }, 300, null, null],
  [
    { ...paid, refundedCents: 500 },
    2000,
    null,
    { refundedCents: 2000, booked: 1500, status: 'refunded', ends: true },
  ],
  [paid, 0, 'opened', { refundedCents: 0, booked: 0, status: 'disputed', ends: true }],
  [{ ...paid, status: 'disputed' }, 0, 'won', { refundedCents: 0, booked: 0, status: 'paid', ends: false }],
  [paid, 0, 'won', null],
  [{ ...paid, status: 'disputed' }, 0, 'opened', null],
  [
    { ...paid, status: 'disputed' },
    2000,
    'lost',
    { refundedCents: 2000, booked: 2000, status: 'refunded', ends: true },
  ],
  [{ ...paid, refundedCents: 2000, status: 'refunded' }, 2000, 'lost', null],
  [{ ...paid, status: 'open' }, 2000, null, null],
] as const)('%o with %i back (%s): %o', (invoice, back, dispute, expected) => {
  expect(refundDecision(invoice, back, dispute)).toEqual(expected);
});

it('in whatever order and however often they are told, refunds add up to the largest of them', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 2500 })), (told) => {
      let state: Parameters<typeof refundDecision>[0] = paid;
      let booked = 0;
      for (const cents of told) {
        const decision = refundDecision(state, cents, null);
        if (!decision) continue;
        booked += decision.booked;
        state = { ...state, refundedCents: decision.refundedCents, status: decision.status };
      }
      expect(booked).toBe(Math.min(2000, Math.max(0, ...told)));
    }),
  );
});
