import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paymentMethodOf, previewOf, prorationTime, statusFor } from './billing.rules.ts';

it.each([
  ['active', 'active'],
  ['trialing', 'active'],
  ['past_due', 'past_due'],
  ['incomplete', 'pending'],
  ['canceled', 'ended'],
  ['of_tomorrow', 'ended'],
])('%s is shown as %s', (status, shown) => {
  expect(statusFor(status)).toBe(shown);
});

it.each([
  ['a card', 'card', { exp_month: 12, exp_year: 2030 }, { kind: 'card', expires: { month: 12, year: 2030 } }],
  ['a card of the sandbox', 'card', {}, { kind: 'card', expires: null }],
])('a %s shows what the gateway reports', (_what, type, dates, shown) => {
  const card = { brand: 'visa', last4: '4242', ...dates };
  expect(paymentMethodOf({ type, card })).toEqual({ brand: 'visa', last4: '4242', ...shown });
});

it.each([
  ['link', 'link'],
  ['of_tomorrow', 'other'],
])('a method of type %s is shown as %s, without a card', (type, kind) => {
  expect(paymentMethodOf({ type })).toEqual({ kind, brand: null, last4: null, expires: null });
});

it('a change takes effect at the later of now and the start of the period', () => {
  expect([prorationTime(5, 3), prorationTime(3, 5)]).toEqual([5, 5]);
});

it('the lines of a preview add up to what is due today, or to the remaining credit', () => {
  const cents = fc.integer({ min: 0, max: 20_000 });
  fc.assert(
    fc.property(cents, cents, cents, (unused, remaining, credit) => {
      const owed = remaining - unused - credit;
      const prorated = {
        lines: [-unused, remaining],
        startingBalance: -credit,
        amountDue: Math.max(0, owed),
      };
      const shown = previewOf(prorated, { cents: 8900, renewsAt: '2026-05-01T00:00:00.000Z' }, 1);
      const sum = shown.remaining - shown.unused - shown.creditUsed;
      if (remaining >= unused) expect(sum).toBeCloseTo(shown.dueToday, 5);
      else expect(shown.dueToday).toBe(0);
      expect(shown.creditLeft).toBeCloseTo(Math.max(0, -owed) / 100, 5);
      expect(shown.next?.amount).toBeCloseTo(Math.max(0, 89 - shown.creditLeft), 5);
    }),
  );
});
