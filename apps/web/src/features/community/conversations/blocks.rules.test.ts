import { expect, test } from 'vitest';
import { goesOn } from './blocks.rules.ts';

const at = (authorId: number | null, time: string) => ({ authorId, createdAt: `2026-11-23T${time}Z` });

test('a message goes on with one by the same author, if that was less than ten minutes before', () => {
  expect(goesOn(undefined, at(8, '08:00:00'))).toBe(false);
  expect(goesOn(at(8, '08:00:00'), at(8, '08:10:00'))).toBe(true);
  expect(goesOn(at(8, '08:00:00'), at(8, '08:10:01'))).toBe(false);
  expect(goesOn(at(7, '08:00:00'), at(8, '08:00:01'))).toBe(false);
  // Deleted accounts may have been several people.
  expect(goesOn(at(null, '08:00:00'), at(null, '08:00:01'))).toBe(false);
});
