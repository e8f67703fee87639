import { expect, it } from 'vitest';
import { clashOf } from './mode.rules.ts';

const left = { payments: 2, plans: 1 };

it.each([
  [null, 'stripe_live'],
  [null, 'sandbox'],
  ['sandbox', null],
  ['stripe_live', null],
  ['sandbox', 'sandbox'],
  ['stripe_live', 'stripe_live'],
] as const)('after %s comes %s', (kept, wanted) => {
  expect(clashOf(kept, wanted, left)).toBeNull();
});

it.each([
  ['sandbox', 'stripe_live'],
  ['stripe_test', 'stripe_live'],
  ['sandbox', 'stripe_test'],
  ['stripe_test', 'sandbox'],
] as const)('%s payments are forgotten before %s', (kept, wanted) => {
  expect(clashOf(kept, wanted, left)).toMatch(/2 payments, 1 running plan\b.*payments forget/);
});

it.each(['sandbox', 'stripe_test'] as const)('real payments are never forgotten for %s', (wanted) => {
  expect(clashOf('stripe_live', wanted, left)).toContain('Use another database');
  expect(clashOf('stripe_live', wanted, left)).not.toContain('payments forget');
});
