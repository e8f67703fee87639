import { describe, expect, test } from 'vitest';
import { trialState } from './trial.rules.ts';

const now = Date.parse('2026-11-23T10:00:00Z');
const day = 86_400_000;
const on = (subscriptionTier: string, left: number | null) =>
  trialState(
    { subscriptionTier, trialEndsAt: left === null ? null : new Date(now + left).toISOString() },
    now,
  );

describe('a trial', () => {
  test.each([
    ['at its start', 14 * day, 'running', 14],
    ['with its fourth last day begun', 3 * day + 1, 'running', 4],
    ['in its last three days', 3 * day, 'ending', 3],
    ['in its last hour', day / 24, 'ending', 1],
  ])('%s', (_when, left, kind, days) => {
    expect(on('free', left)).toMatchObject({ kind, days });
    expect(on('student', left)).toMatchObject({ kind, days });
  });

  test('is mentioned for a week after its end', () => {
    expect(on('free', 0)).toMatchObject({ kind: 'ended' });
    expect(on('free', -6 * day)).toMatchObject({ kind: 'ended' });
    expect(on('free', -7 * day)).toBeNull();
  });

  test('is not mentioned to learners who have a plan, or never had a trial', () => {
    expect(on('professional', 5 * day)).toBeNull();
    expect(on('enterprise', 5 * day)).toBeNull();
    expect(on('student', -day)).toBeNull();
    expect(on('free', null)).toBeNull();
  });
});
