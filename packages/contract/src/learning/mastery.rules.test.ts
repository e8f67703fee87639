import { expect, it } from 'vitest';
import { type MasteryLevel, weakestOf } from './mastery.rules.ts';

const areas = (...levels: readonly MasteryLevel[]) => levels.map((level, place) => ({ place, level }));
const placesOf = (all: readonly { readonly place: number }[]) => all.map(({ place }) => place);

it('leaves out what is mastered, and names three areas at most', () => {
  const all = areas('familiar', 'mastered', 'attempted', 'proficient', 'familiar');
  expect(placesOf(weakestOf(all))).toEqual([0, 2, 3]);
  expect(weakestOf(areas('mastered'))).toEqual([]);
});
