import { beforeEach, expect, test, vi } from 'vitest';
import { writeJson } from '../browser/storage.ts';
import { attemptKey } from './kept-progress.ts';
import { continuesAt } from './left-at.ts';

const open = { attemptId: 'a', mode: 'tutor', answered: 2, questions: 5 } as const;
const keep = (attemptId: string, answers: number, explaining: number | null) =>
  writeJson(attemptKey(7), { attemptId, answers: Array.from({ length: answers }, () => ({})), explaining });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test('without anything kept, the server tells where an attempt goes on', () => {
  expect(continuesAt(7, open)).toBe(3);
  expect(continuesAt(7, { ...open, answered: 5 })).toBeNull();
});

test('an explanation that was on screen is where it goes on', () => {
  keep('a', 2, 1);
  expect(continuesAt(7, open)).toBe(2);
});

test('answers that are still to be sent count', () => {
  keep('a', 5, 4);
  expect(continuesAt(7, open)).toBeNull();
});

test('what another device has answered since, and another attempt, stand before what is kept', () => {
  keep('a', 1, 0);
  expect(continuesAt(7, open)).toBe(3);
  keep('b', 4, 3);
  expect(continuesAt(7, open)).toBe(3);
});

test('begun over, it goes on with the first question, and with what the new attempt has answered since', () => {
  const left = { attemptId: 'b', explaining: null, over: 'a' };
  writeJson(attemptKey(7), { ...left, answers: [] });
  expect(continuesAt(7, open)).toBe(1);
  writeJson(attemptKey(7), { ...left, answers: [{}] });
  expect(continuesAt(7, open)).toBe(2);
});
