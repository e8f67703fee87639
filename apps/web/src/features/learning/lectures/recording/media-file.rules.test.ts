import { expect, it } from 'vitest';
import { minutesOf, problemOf } from './media-file.rules.ts';

const mb = 1024 * 1024;

it.each([
  ['audio/mpeg', 500 * mb, null],
  ['audio/mpeg', 500 * mb + 1, 'lecture_too_large'],
  ['video/mp4', 1024 * mb, null],
  ['video/mp4', 1024 * mb + 1, 'lecture_too_large'],
  ['application/pdf', 1, 'lecture_type_unknown'],
  ['', 1, 'lecture_type_unknown'],
])('a file of type %s and %d bytes: %s', (type, size, problem) => {
  expect(problemOf({ type, size })).toBe(problem);
});

it('the length is estimated from the size, separately for video and audio', () => {
  expect(minutesOf({ type: 'audio/mpeg', size: 57_600_000 })).toBe(60);
  expect(minutesOf({ type: 'video/mp4', size: 450_000_000 })).toBe(60);
  expect(minutesOf({ type: 'audio/mpeg', size: 10 })).toBe(0);
});
