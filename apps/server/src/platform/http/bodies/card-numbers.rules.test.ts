import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { hasCardNumber } from './card-numbers.rules.ts';

it.each([
  '4242424242424242',
  '5555 5555 5555 4444',
  'my card: 3782-822463-10005, thanks',
  '(4111111111111111)',
  'https://rounds.test/6011111111111117',
  '٠ 4000002760003184.',
])('%s has a card number', (text) => {
  expect(hasCardNumber(text)).toBe(true);
});

it.each([
  '4242424242424241',
  '4242 4242 4242',
  '1234567890123456',
  '978-0-323-87826-5',
  'order-4242424242424242-b',
  'a4242424242424242',
  '42424242424242424242424242424242',
  '+49 151 23456789, 22.11.2026',
  '2026-11-23 16:28:42.000',
  'BP 120/80, HR 72, SpO2 98 %, K 4.2, Na 140, Cl 101, glucose 4.9',
])('%s has none', (text) => {
  expect(hasCardNumber(text)).toBe(false);
});

it('an id never looks like one', () => {
  for (let count = 0; count < 20_000; count += 1) expect(hasCardNumber(randomUUID())).toBe(false);
  expect(hasCardNumber('42424242-4242-4242-8242-424242424242')).toBe(false);
});

it('takes no noticeable time on long texts', () => {
  const started = performance.now();
  hasCardNumber('4 '.repeat(500_000));
  hasCardNumber('4'.repeat(1_000_000));
  expect(performance.now() - started).toBeLessThan(1000);
});
