import { passingScore } from '@rounds/contract/common.rules';

/** A way on from a result: the next case, what was missed, the same case again. */
export type ResultStep = 'next' | 'practice' | 'again';

export interface ResultSteps {
  /** In the order in which they are offered. */
  readonly steps: readonly ResultStep[];
  /** The primary action. */
  readonly main: ResultStep;
}

export interface CaseOutcome {
  /** Null if nothing was answered. */
  readonly score: number | null;
  /** How many questions were not answered correctly. */
  readonly missed: number;
  /** There is a next case, or there may be one: its space is reserved. */
  readonly hasNext: boolean;
  /** The answers wait to be sent. */
  readonly isUnsent: boolean;
}

/**
 * What to do after a case. After a failed one, what was missed comes first; it takes the server's questions, so that
 * before the answers are sent it is the case itself that helps.
 */
export function stepsAfterCase({ score, missed, hasNext, isUnsent }: CaseOutcome): ResultSteps {
  // Nothing was answered, perhaps because the time was up: the case is still to be done.
  if (score === null) return { steps: ['again', ...(hasNext ? (['next'] as const) : [])], main: 'again' };
  const isFailed = score < passingScore;
  const next = hasNext ? (['next'] as const) : [];
  const practice = missed > 0 ? (['practice'] as const) : [];
  if (isFailed) return { steps: [...practice, ...next, 'again'], main: isUnsent ? 'again' : 'practice' };
  return { steps: [...next, ...practice, 'again'], main: hasNext ? 'next' : 'again' };
}

/** What to do after a practice session, besides starting another: what was missed, before anything new. */
export function stepsAfterPractice({
  missed,
  hasNext,
}: Pick<CaseOutcome, 'missed' | 'hasNext'>): ResultSteps {
  const next = hasNext ? (['next'] as const) : [];
  return missed > 0 ? { steps: ['practice', ...next], main: 'practice' } : { steps: next, main: 'next' };
}

/**
 * What a result celebrates. With nothing right there is nothing to celebrate: a badge is then found among the
 * achievements, without fuss.
 */
export function celebrationOf({
  correct,
  leveledUp,
  unlocked,
}: {
  readonly correct: number;
  readonly leveledUp: boolean;
  /** How many badges were unlocked. */
  readonly unlocked: number;
}) {
  return { hasLevel: leveledUp && correct > 0, hasBadges: unlocked > 0 && correct > 0 };
}
