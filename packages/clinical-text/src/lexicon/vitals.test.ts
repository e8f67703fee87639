import { describe, expect, test } from 'vitest';
import { ageGroups } from './types.ts';
import { ageGroupsIn, vitalById, vitals } from './vitals.ts';

test.each(vitals.map((vital) => [vital.name, vital] as const))(
  '%s is normal only where it is possible',
  (_, vital) => {
    for (const age of ageGroups) {
      const [least, most] = vital.plausible[age];
      const [low, high] = vital.reference[age];
      expect([least, low, high, most]).toEqual(
        [least, low, high, most].toSorted((one, other) => one - other),
      );
    }
  },
);

test('a vital sign that is none is an error', () => {
  expect(() => vitalById('mood')).toThrow(RangeError);
});

describe('ageGroupsIn', () => {
  test.each([
    ['Mrs Ito, 82, fell in the bathroom.', ['adult']],
    ['A 4-month-old girl coughs.', ['infant']],
    ['Samir is six years old and wheezes; a six-year-old boy.', ['child']],
    ['A boy aged 9, with a rash.', ['child']],
    ['A newborn, four hours old, is cold.', ['neonate']],
    ['Ana, 31, holds her 3-day-old son.', ['adult', 'neonate']],
    ['Nobody says how old he is.', ['adult']],
  ])('"%s"', (text, expected) => {
    expect([...ageGroupsIn(text)].toSorted()).toEqual(expected);
  });
});
