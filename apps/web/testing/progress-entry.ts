import type { ProgressEntry } from '@rounds/contract/learning/progress';

/** What a learner has of case 7 after a first try that nothing came of. */
export const buildProgressEntry = (changes: Partial<ProgressEntry> = {}): ProgressEntry => ({
  id: 1,
  scenarioId: 7,
  completed: false,
  score: null,
  attempts: 1,
  lastAttempt: null,
  timeSpent: 9,
  open: null,
  reviewId: null,
  ...changes,
});
