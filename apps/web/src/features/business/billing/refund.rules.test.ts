import { expect, test } from 'vitest';
import { refundableUntil } from './refund.rules.ts';

const now = Date.parse('2026-12-01T08:00:00Z');
const invoice = { status: 'paid', amount: 29, refunded: 0, paidAt: '2026-11-01T08:00:00Z' } as const;

test('a payment can be refunded for thirty days, to the second', () => {
  expect(refundableUntil(invoice, now)).toEqual(new Date('2026-12-01T08:00:00Z'));
  expect(refundableUntil(invoice, now + 1)).toBeNull();
  expect(refundableUntil({ ...invoice, status: 'refunded', refunded: 10 }, now)).not.toBeNull();
});

test.each([
  { status: 'open' },
  { status: 'disputed' },
  { status: 'refunded', refunded: 29 },
  // Paid by credit alone.
  { amount: 0 },
  { paidAt: null },
] as const)('there is nothing to refund with %o', (changes) => {
  expect(refundableUntil({ ...invoice, ...changes }, now)).toBeNull();
});
