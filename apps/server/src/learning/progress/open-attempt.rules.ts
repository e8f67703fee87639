import type { OpenAttempt } from '@rounds/contract/learning/attempts';
import type { Mode } from '@rounds/contract/learning/attempts.rules';

/** The attempts at a scenario that a learner's row refers to. */
export interface AttemptsOfRow {
  /** The attempt answered last, while it is open. */
  readonly open: OpenAttempt | null;
  /** The latest completed attempt. */
  readonly reviewId: string | null;
  /** The attempt with the learner's first answers to these questions. */
  readonly firstAttemptId: string | null;
}

/** The effect of a post on an attempt. */
export interface AttemptRun {
  /** Null for a claim, which has no attempt. */
  readonly attemptId: string | null;
  readonly mode: Mode;
  /** Recorded answers, including the post's. */
  readonly answered: number;
  readonly questions: number;
  readonly completed: boolean;
  /** It happened before something already recorded. */
  readonly isLate: boolean;
}

/**
 * Which attempt is open, and which are the first and the latest completed one. Late answers from another device belong
 * to an attempt that was left meanwhile: they change the open attempt only if they belong to it.
 */
export function attemptsAfter(before: AttemptsOfRow | null, run: AttemptRun): AttemptsOfRow {
  const { open = null, reviewId = null, firstAttemptId = null } = before ?? {};
  const { attemptId, answered, mode, questions, completed, isLate } = run;
  if (attemptId === null || answered === 0) return { open, reviewId, firstAttemptId };
  const first = { firstAttemptId: firstAttemptId ?? attemptId };
  const isLatest = !isLate || open?.attemptId === attemptId;
  if (!completed)
    return { open: isLatest ? { attemptId, mode, answered, questions } : open, reviewId, ...first };
  return { open: isLatest ? null : open, reviewId: isLatest ? attemptId : (reviewId ?? attemptId), ...first };
}
