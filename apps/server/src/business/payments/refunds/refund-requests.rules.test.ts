import { expect, it } from 'vitest';
import { type Refundable, centsIn, refundAnswer } from './refund-requests.rules.ts';

const paidAt = '2026-03-01T10:00:00.000Z';
const day = 86_400_000;
const paid: Refundable = {
  number: 'A-1',
  amountCents: 2900,
  refundedCents: 0,
  requestedCents: 0,
  status: 'paid',
  paidAt,
};

it.each([
  [{}, null, 1, { cents: 2900 }],
  [{}, 900, 1, { cents: 900 }],
  [{ refundedCents: 900 }, null, 1, { cents: 2000 }],
  [{ requestedCents: 900, refundedCents: 900 }, null, 1, { cents: 2000 }],
  [{ requestedCents: 2900 }, null, 1, { done: 'Invoice A-1 has already been refunded in full.' }],
  [
    { refundedCents: 2900, status: 'refunded' },
    5,
    90,
    { done: 'Invoice A-1 has already been refunded in full.' },
  ],
  [{ refundedCents: 900 }, 2001, 1, { refused: 'Only $20.00 of invoice A-1 is left to refund.' }],
  [{}, 0, 1, { refused: 'A refund is at least $0.01.' }],
  [{}, null, 30, { cents: 2900 }],
  [
    {},
    null,
    30 + 1e-6,
    { refused: 'Invoice A-1 was paid on 2026-03-01. Refunds are given within 30 days of a payment.' },
  ],
  [{ status: 'open', paidAt: null }, null, 1, { refused: 'Invoice A-1 has not been paid.' }],
  [{ amountCents: 0 }, null, 1, { refused: 'Nothing was charged for invoice A-1.' }],
  [
    { status: 'disputed' },
    null,
    1,
    { refused: 'Invoice A-1 is disputed: the bank has taken the money back itself.' },
  ],
] as const)('of %o, %s cents after %d days: %o', (changes, asked, days, expected) => {
  expect(refundAnswer({ ...paid, ...changes }, asked, Date.parse(paidAt) + days * day)).toEqual(expected);
});

it.each([
  ['9.50', 950],
  ['$9', 900],
  ['0.07', 7],
  ['19.99', 1999],
  ['9.505', null],
  ['-9', null],
  ['1e3', null],
  ['', null],
])('%s is %s cents', (text, cents) => {
  expect(centsIn(text)).toBe(cents);
});
