import { expect, it } from 'vitest';
import { passingScore } from '@rounds/contract/common.rules';
import { celebrationOf, stepsAfterCase, stepsAfterPractice, type CaseOutcome } from './result.rules.ts';

const outcome: CaseOutcome = { score: 100, missed: 0, hasNext: true, isUnsent: false };
const passed = { score: passingScore, missed: 1 };
const failed = { score: passingScore - 1, missed: 2 };

it.each<[what: string, Partial<CaseOutcome>, steps: string, main: string]>([
  ['all right', {}, 'next again', 'next'],
  ['all right, with no case left', { hasNext: false }, 'again', 'again'],
  ['just passed', passed, 'next practice again', 'next'],
  ['just passed, with no case left', { ...passed, hasNext: false }, 'practice again', 'again'],
  ['passed, not sent yet', { ...passed, isUnsent: true }, 'next practice again', 'next'],
  ['failed', failed, 'practice next again', 'practice'],
  ['failed, with no case left', { ...failed, hasNext: false }, 'practice again', 'practice'],
  ['failed, not sent yet', { ...failed, isUnsent: true }, 'practice next again', 'again'],
  ['left without an answer', { score: null, missed: 2 }, 'again next', 'again'],
  ['left without an answer, with no case left', { score: null, missed: 2, hasNext: false }, 'again', 'again'],
])('after a case: %s', (_what, facts, steps, main) => {
  const after = stepsAfterCase({ ...outcome, ...facts });
  expect([after.steps.join(' '), after.main]).toEqual([steps, main]);
});

it.each([
  [2, true, 'practice next', 'practice'],
  [2, false, 'practice', 'practice'],
  [0, true, 'next', 'next'],
  [0, false, '', 'next'],
])('after practice with %i missed, a next case: %s', (missed, hasNext, steps, main) => {
  const after = stepsAfterPractice({ missed, hasNext });
  expect([after.steps.join(' '), after.main]).toEqual([steps, main]);
});

it.each([
  [1, true, 1, { hasLevel: true, hasBadges: true }],
  [1, false, 0, { hasLevel: false, hasBadges: false }],
  [0, true, 1, { hasLevel: false, hasBadges: false }],
])('%i right, a new level: %s, %i badges', (correct, leveledUp, unlocked, celebration) => {
  expect(celebrationOf({ correct, leveledUp, unlocked })).toEqual(celebration);
});
