import { expect, it } from 'vitest';
import { byteRangeOf } from './byte-range.rules.ts';

it.each([
  [undefined, 0, 99],
  ['bytes=0-9', 0, 9],
  ['bytes=90-', 90, 99],
  ['bytes=90-500', 90, 99],
  ['bytes=-10', 90, 99],
  ['bytes=-500', 0, 99],
  ['bytes=-', 0, 99],
  ['bytes=20-10', 0, 99],
  ['bytes=100-', 0, 99],
  ['bytes=0-1,3-4', 0, 99],
  ['items=0-1', 0, 99],
])('of a file of 100 bytes, %s is %i to %i', (header, start, end) => {
  expect(byteRangeOf(header, 100)).toEqual({ start, end });
});
