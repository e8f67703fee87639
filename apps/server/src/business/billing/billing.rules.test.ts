import { expect, it } from 'vitest';
import { statusFor } from './billing.rules.ts';

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
