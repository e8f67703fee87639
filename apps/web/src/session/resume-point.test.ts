import { beforeEach, expect, test, vi } from 'vitest';
import { writeJson } from '../browser/storage.ts';
import { attemptKey } from './kept-progress.ts';
import { resumeNumber } from './resume-point.ts';

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

test('with nothing kept in this browser, an attempt continues where the server says', () => {
  expect(resumeNumber(7, open)).toBe(3);
  expect(resumeNumber(7, { ...open, answered: 5 })).toBeNull();
});

test('it continues at the explanation that was on screen', () => {
  keep('a', 2, 1);
  expect(resumeNumber(7, open)).toBe(2);
});

test('unsent answers count', () => {
  keep('a', 5, 4);
  expect(resumeNumber(7, open)).toBeNull();
});

test('newer answers from another device, or another attempt there, replace what this browser kept', () => {
  keep('a', 1, 0);
  expect(resumeNumber(7, open)).toBe(3);
  keep('b', 4, 3);
  expect(resumeNumber(7, open)).toBe(3);
});

test('after starting over, it continues at the first question, or after the answers given since', () => {
  const left = { attemptId: 'b', explaining: null, over: 'a' };
  writeJson(attemptKey(7), { ...left, answers: [] });
  expect(resumeNumber(7, open)).toBe(1);
  writeJson(attemptKey(7), { ...left, answers: [{}] });
  expect(resumeNumber(7, open)).toBe(2);
});
