import { describe, expect, it } from 'vitest';
import { recordProgress } from './progress.ts';

const plain = { scenarioId: 3, completed: true, score: 80, attempts: 1, timeSpent: 120 };

describe('the body of a progress post', () => {
  it('accepts the plain payload of the specification', () => {
    expect(recordProgress.body.parse(plain)).toEqual(plain);
  });

  it.each([
    [300, 300],
    [301, 300],
    [9999, 300],
    [12.4, 12],
    [0, 0],
  ])('takes a time of %f as %f seconds', (sent, taken) => {
    expect(recordProgress.body.parse({ ...plain, timeSpent: sent }).timeSpent).toBe(taken);
  });

  it.each([
    ['a score above 100', { score: 100.1 }],
    ['a negative score', { score: -1 }],
    ['a negative time', { timeSpent: -1 }],
    ['a time that is no number', { timeSpent: '12' }],
    ['a negative question', { questionIndex: -1 }],
    ['an attempt id that is no UUID', { attemptId: 'mine' }],
    ['a scenario id of 0', { scenarioId: 0 }],
    ['a broken scenario id', { scenarioId: 1.5 }],
    ['a time of day without a zone', { occurredAt: '2026-03-01T10:00:00' }],
    ['a day that does not exist', { occurredAt: '2026-02-30T10:00:00Z' }],
    ['more than a hundred answers', { answers: Array(101).fill({ questionIndex: 0, selectedOption: 0 }) }],
  ])('refuses %s', (_what, change) => {
    expect(recordProgress.body.safeParse({ ...plain, ...change }).success).toBe(false);
  });
});
