import type { Item } from '@rounds/contract/learning/scenarios.formats';
import { expect, it } from 'vitest';
import { moveEntry, picksOf, toggleEntry, withPicks } from './picks.rules.ts';

const why = 'Wrong, for a reason that is long enough.';
const cloze: Item = {
  format: 'cloze',
  passage: '{1} {2}',
  gaps: [
    [
      { text: 'a', key: true },
      { text: 'b', why },
    ],
    [{ text: 'c', key: true }],
  ],
  scoring: 'each',
};

it('fills one part and leaves the others', () => {
  expect(picksOf(cloze, null)).toEqual([[], []]);
  const first = withPicks(cloze, null, 1, [0]);
  expect(first).toEqual({ picks: [[], [0]] });
  expect(withPicks(cloze, first, 0, [1])).toEqual({ picks: [[1], [0]] });
});

it('replaces the pick if one is requested, and accepts no more than requested', () => {
  expect(toggleEntry([2], 3, 1)).toEqual([3]);
  expect(toggleEntry([3], 3, 1)).toEqual([]);
  expect(toggleEntry([1], 3, 2)).toEqual([1, 3]);
  expect(toggleEntry([1, 3], 4, 2)).toEqual([1, 3]);
});

it('moves a step by one, and not beyond the ends', () => {
  expect(moveEntry([2, 0, 1], 0, 1)).toEqual([0, 2, 1]);
  expect(moveEntry([2, 0, 1], 2, -1)).toEqual([2, 1, 0]);
  expect(moveEntry([2, 0, 1], 0, -1)).toEqual([2, 0, 1]);
});
