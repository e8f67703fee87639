import type { OpenAttempt } from '@rounds/contract/learning/attempts';
import type { Mode } from '@rounds/contract/learning/attempts.rules';

/** Which attempts at a scenario a learner's row tells of. */
export interface AttemptsOfRow {
  /** The attempt that was answered last, while it goes on. */
  readonly open: OpenAttempt | null;
  /** The latest completed attempt. */
  readonly reviewId: string | null;
  /** Whose answers are the learner's first to these questions. */
  readonly firstAttemptId: string | null;
}

/** What a post does to an attempt. */
export interface AttemptRun {
  /** Null for a claim, which is no attempt. */
  readonly attemptId: string | null;
  readonly mode: Mode;
  /** Recorded answers, those of the post included. */
  readonly answered: number;
  readonly questions: number;
  readonly completed: boolean;
  /** It happened before what is recorded already. */
  readonly isLate: boolean;
}

/**
 * Which attempt goes on, and which are the first and the latest completed one. What comes in late from another device belongs
 * to an attempt that was left meanwhile: it changes what goes on only where that is the very attempt.
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
