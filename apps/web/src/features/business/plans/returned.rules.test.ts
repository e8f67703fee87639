import { expect, test } from 'vitest';
import { returnedPayment } from './returned.rules.ts';

test.each([
  ['plan=student&payment_intent=pi_1&redirect_status=failed', { tier: 'student', failed: true }],
  ['plan=professional&redirect_status=succeeded', { tier: 'professional', failed: false }],
  ['plan=student&redirect_status=processing', { tier: 'student', failed: false }],
  ['plan=student', null],
  ['redirect_status=failed', null],
  ['plan=enterprise&redirect_status=failed', null],
  ['', null],
])('%j', (search, expected) => {
  expect(returnedPayment(search)).toEqual(expected);
});
