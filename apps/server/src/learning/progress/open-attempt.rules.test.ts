import { describe, expect, it } from 'vitest';
import { type AttemptRun, type AttemptsOfRow, attemptsAfter } from './open-attempt.rules.ts';

const open = (attemptId: string, answered = 1) => ({
  attemptId,
  mode: 'tutor' as const,
  answered,
  questions: 4,
});
const none: AttemptsOfRow = { open: null, reviewId: null, firstAttemptId: null };
const after = (before: Partial<AttemptsOfRow> | null, run: Partial<AttemptRun>) =>
  attemptsAfter(before && { ...none, ...before }, {
    attemptId: 'a',
    mode: 'tutor',
    answered: 1,
    questions: 4,
    completed: false,
    isLate: false,
    ...run,
  });

describe('the open attempt', () => {
  it('is the one answered last', () => {
    expect(after(null, {})).toEqual({ open: open('a'), reviewId: null, firstAttemptId: 'a' });
    const before = { open: open('a', 3), firstAttemptId: 'a' };
    expect(after(before, { attemptId: 'b' })).toEqual({ ...none, open: open('b'), firstAttemptId: 'a' });
    expect(after(before, { mode: 'exam', answered: 4 }).open).toEqual({ ...open('a', 4), mode: 'exam' });
  });

  it('is none after the end, whichever attempt ended', () => {
    const before = { open: open('a', 3), firstAttemptId: 'a' };
    for (const attemptId of ['a', 'b']) {
      const ended = { open: null, reviewId: attemptId, firstAttemptId: 'a' };
      expect(after(before, { attemptId, completed: true, answered: 4 })).toEqual(ended);
    }
  });

  it('is not brought back by a late answer from another device', () => {
    const ended = { reviewId: 'b', firstAttemptId: 'a' };
    expect(after(ended, { answered: 2, isLate: true })).toEqual({ ...none, ...ended });
    expect(after({ open: open('c') }, { answered: 2, isLate: true }).open).toEqual(open('c'));
    expect(after({ open: open('a') }, { answered: 2, isLate: true }).open).toEqual(open('a', 2));
  });

  it('is unaffected by a claim, and by an attempt left without an answer', () => {
    const before = { open: open('a'), reviewId: null, firstAttemptId: 'a' };
    expect(after(before, { attemptId: null, answered: 0, completed: true })).toEqual(before);
    expect(after(before, { attemptId: 'b', answered: 0 })).toEqual(before);
  });

  it('leaves the latest completed one to review, unless that arrived late', () => {
    const late = { completed: true, isLate: true, answered: 4 };
    expect(after({ reviewId: 'b', firstAttemptId: 'b' }, late).reviewId).toBe('b');
    expect(after({ firstAttemptId: 'b' }, late).reviewId).toBe('a');
  });
});
