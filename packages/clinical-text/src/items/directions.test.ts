import { expect, test } from 'vitest';
import { byWay } from './directions.ts';

test.each([
  ['An artery carries blood away from the heart', 'An artery carries blood toward the heart'],
  ['Lymph flows toward the thoracic duct', 'Lymph flows away from the thoracic duct'],
  ['A kit is carried when away from easy help', null],
  ['The wings turn upward, toward the skull', null],
  ['The shoulder rests away from the wall', null],
])('the way of “%s”', (claim, expected) => expect(byWay(claim)?.text ?? null).toBe(expected));
