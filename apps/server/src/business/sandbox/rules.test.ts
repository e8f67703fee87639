import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addMonths,
  discountOn,
  nextAttempt,
  periodEnd,
  proration,
  totalsOf,
} from './billing/billing.rules.ts';
import { attemptWith, isExpired, readCard } from './cards/cards.rules.ts';
import { deliveryDelays } from './deliveries/deliveries.rules.ts';
import { readForm } from './calls/form.rules.ts';

const at = (iso: string) => Date.parse(iso) / 1000;

describe('forms', () => {
  it.each([
    ['a=1&b=two', { a: '1', b: 'two' }],
    ['items[0][price]=p&items[1][price]=q', { items: [{ price: 'p' }, { price: 'q' }] }],
    ['expand[]=a.b&expand[]=c', { expand: ['a.b', 'c'] }],
    ['metadata[a]=1&metadata[b]=', { metadata: { a: '1', b: '' } }],
    ['a=%26%3D+x', { a: '&= x' }],
    ['', {}],
  ])('%s', (text, expected) => {
    expect(readForm(text)).toEqual(expected);
  });

  it('cannot reach built-in object properties', () => {
    readForm('__proto__[polluted]=1&constructor[prototype][polluted]=1');
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  });
});

describe('cards', () => {
  it('are accepted only from the list', () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 16, maxLength: 16 });
    fc.assert(fc.property(digits, (number) => 'refusal' in readCard(number.join(''))));
    expect(readCard('4242 4242 4242 4242')).toEqual({ brand: 'visa', last4: '4242' });
    expect(readCard('4242')).toHaveProperty('refusal.code', 'incorrect_number');
  });

  it('expire with their month', () => {
    expect(isExpired(3, 2026, at('2026-03-31T23:59:59Z'))).toBe(false);
    expect(isExpired(3, 26, at('2026-04-01T00:00:00Z'))).toBe(true);
  });

  it.each([
    ['3155', { offSession: false, authentication: 'none' }, 'asks'],
    ['3155', { offSession: true, authentication: 'none' }, 'succeeded'],
    ['3184', { offSession: true, authentication: 'none' }, 'declined'],
    ['3184', { offSession: false, authentication: 'passed' }, 'succeeded'],
    ['3184', { offSession: false, authentication: 'failed' }, 'declined'],
    ['1629', { offSession: false, authentication: 'passed' }, 'declined'],
    ['0341', { offSession: false, authentication: 'none', forLater: true }, 'succeeded'],
    ['0341', { offSession: true, authentication: 'none' }, 'declined'],
    ['9999', { offSession: false, authentication: 'none' }, 'declined'],
  ] as const)('…%s with %o: %s', (last4, attempt, kind) => {
    expect(attemptWith(last4, attempt).kind).toBe(kind);
  });
});

describe('money', () => {
  it('what is invoiced, credit and discount add up, and the amount due is never negative', () => {
    const cents = fc.integer({ min: -50_000, max: 50_000 });
    const coupon = fc.option(
      fc.oneof(
        fc.record({ amount_off: fc.integer({ min: 1, max: 90_000 }), percent_off: fc.constant(null) }),
        fc.record({ amount_off: fc.constant(null), percent_off: fc.integer({ min: 1, max: 100 }) }),
      ),
    );
    fc.assert(
      fc.property(fc.array(cents), coupon, cents, (amounts, off, balance) => {
        const { subtotal, discount, total, amountDue, endingBalance } = totalsOf(amounts, off, balance);
        expect(subtotal).toBe(amounts.reduce((sum, amount) => sum + amount, 0));
        expect(subtotal - discount).toBe(total);
        expect(amountDue + endingBalance).toBe(total + balance);
        expect([amountDue >= 0, endingBalance <= 0, discount >= 0]).toEqual([true, true, true]);
        expect(amountDue === 0 || endingBalance === 0).toBe(true);
      }),
    );
  });

  it('a discount never takes off more than the amount', () => {
    expect(discountOn(2000, { amount_off: 5000, percent_off: null })).toBe(2000);
    expect(discountOn(1999, { amount_off: null, percent_off: 50 })).toBe(1000);
    expect(discountOn(-5, { amount_off: null, percent_off: 50 })).toBe(0);
  });

  it('a change at the start of a period costs the difference, at its end nothing', () => {
    expect(proration(2000, 3500, { start: 0, end: 100, at: 0 })).toEqual({ credit: 2000, debit: 3500 });
    expect(proration(2000, 3500, { start: 0, end: 100, at: 100 })).toEqual({ credit: 0, debit: 0 });
    expect(proration(2000, 3500, { start: 0, end: 3, at: 1 })).toEqual({ credit: 1333, debit: 2333 });
  });
});

describe('time', () => {
  const monthly = { recurring: { interval: 'month', interval_count: 1 } } as const;
  it('the 31st returns after a short month', () => {
    const anchor = at('2026-01-31T09:00:00Z');
    const february = periodEnd(anchor, anchor, monthly);
    expect(february).toBe(at('2026-02-28T09:00:00Z'));
    expect(periodEnd(anchor, february, monthly)).toBe(at('2026-03-31T09:00:00Z'));
    expect(addMonths(at('2024-02-29T00:00:00Z'), 12)).toBe(at('2025-02-28T00:00:00Z'));
  });

  it('a renewal is retried on the third, fifth and seventh day', () => {
    const day = 86_400;
    expect([0, 3, 5, 7].map((days) => nextAttempt(days * day, 0))).toEqual([3 * day, 5 * day, 7 * day, null]);
  });

  it('events arrive once or twice, at once or late', () => {
    const all = Array.from({ length: 256 }, (_, chance) => deliveryDelays(chance));
    expect(all.every((delays) => delays.length === 1 || delays.length === 2)).toBe(true);
    expect(all.some(([first]) => first !== 0)).toBe(true);
    expect(all.filter((delays) => delays.length === 2).length).toBeGreaterThan(10);
  });
});
