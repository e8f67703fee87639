import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type StoredPayment, type PaymentState, disputeSteps, settlement } from './refunds.rules.ts';

const paid: StoredPayment = {
  amountCents: 2000,
  refundedCents: 0,
  dispute: null,
  disputedCents: 0,
  status: 'paid',
};
const told = (refundedCents: number, dispute: PaymentState['dispute'] = null): PaymentState => ({
  refundedCents,
  dispute,
  disputedCents: dispute ? 2000 : 0,
});
const kept = (changes: Partial<StoredPayment>): StoredPayment => ({ ...paid, ...changes });
const disputed = kept({ dispute: 'open', disputedCents: 2000, status: 'disputed' });

it.each([
  [paid, told(0), null],
  [paid, told(500), { status: 'paid', movements: [{ kind: 'refunded', cents: 500 }], access: 'stays' }],
  [kept({ refundedCents: 500 }), told(500), null],
  [kept({ refundedCents: 500 }), told(300), null],
  [
    kept({ refundedCents: 500 }),
    told(2000),
    { status: 'refunded', movements: [{ kind: 'refunded', cents: 1500 }], access: 'ends' },
  ],
  [
    paid,
    told(0, 'open'),
    { status: 'disputed', movements: [{ kind: 'disputed', cents: 2000 }], access: 'ends' },
  ],
  [disputed, told(0, 'open'), null],
  [disputed, told(0, 'lost'), { status: 'disputed', movements: [], access: 'stays' }],
  [
    disputed,
    told(0, 'won'),
    { status: 'paid', movements: [{ kind: 'dispute_won', cents: 2000 }], access: 'returns' },
  ],
  // The first report is about how it ended.
  [paid, told(0, 'won'), { status: 'paid', movements: [], access: 'stays' }],
  [
    paid,
    told(0, 'lost'),
    { status: 'disputed', movements: [{ kind: 'disputed', cents: 2000 }], access: 'ends' },
  ],
  // What has ended does not start again.
  [kept({ dispute: 'won', disputedCents: 2000 }), told(0, 'open'), null],
  [kept({ status: 'open' }), told(2000), null],
  [kept({ status: 'void' }), told(0, 'open'), null],
] as const)('%o and the report %o: %o', (before, said, expected) => {
  const after = settlement(before, said);
  if (expected) expect(after).toMatchObject(expected);
  else expect(after).toBeNull();
});

it('ends up the same, and books once, however often and in whatever order reports arrive', () => {
  const anyTold = fc.record({
    refundedCents: fc.integer({ min: 0, max: 2500 }),
    dispute: fc.option(fc.constantFrom(...disputeSteps)),
  });
  const final = fc.constantFrom('won' as const, 'lost' as const);
  fc.assert(
    fc.property(fc.array(anyTold), final, (before, end) => {
      // A dispute ends in one way.
      const all = before.map(({ refundedCents, dispute }) =>
        told(refundedCents, dispute === null || dispute === 'open' ? dispute : end),
      );
      let state = paid;
      const booked = { refunded: 0, disputed: 0, dispute_won: 0 };
      for (const one of all) {
        const next = settlement(state, one);
        if (!next) continue;
        for (const { kind, cents } of next.movements) booked[kind] += cents;
        state = { ...state, ...next };
      }
      expect(booked.refunded).toBe(Math.min(2000, Math.max(0, ...all.map((one) => one.refundedCents))));
      const isOut = state.dispute === 'open' || state.dispute === 'lost';
      expect(booked.disputed - booked.dispute_won).toBe(isOut ? 2000 : 0);
    }),
  );
});
