import { expect, test } from 'vitest';
import { byGradient, byRoute, byWay } from './directions.ts';

test.each([
  ['An artery carries blood away from the heart', 'An artery carries blood toward the heart'],
  ['Lymph flows toward the thoracic duct', 'Lymph flows away from the thoracic duct'],
  ['A kit is carried when away from easy help', null],
  ['The wings turn upward, toward the skull', null],
  ['The shoulder rests away from the wall', null],
])('the way of “%s”', (claim, expected) => expect(byWay(claim)?.text ?? null).toBe(expected));

test.each([
  [
    'From the ureter, urine flows into the bladder, which stores it',
    'From the bladder, urine flows into the ureter, which stores it',
  ],
  ['From the ureter, urine may come back', null],
  ['From the bladder, urine flows into the urethra of the bladder', null],
])('the route of “%s”', (claim, expected) => expect(byRoute(claim)?.text ?? null).toBe(expected));

test('a range of figures is not turned round', () => {
  expect(byGradient('The rate goes from a low of 50 beats to a high of 90 beats')).toBeNull();
  expect(byGradient('Gas moves from a place of high pressure to a place of low pressure')?.text).toBe(
    'Gas moves from a place of low pressure to a place of high pressure',
  );
});
