import type { ReactNode } from 'react';
import { passingScore } from '@rounds/contract/common.rules';
import type { NextCase } from '../../features/learning/scenarios/next-case.rules.ts';
import { NextCaseLink } from './next-case-link.tsx';
import { PracticeMissed } from './practice-missed.tsx';
import { reviewAddress } from './start.ts';

export interface ResultActionsProps {
  readonly scenarioId: number;
  readonly attemptId: string;
  /** Null if nothing was answered. */
  readonly score: number | null;
  /** How many questions were not answered correctly. */
  readonly missed: number;
  /** Undefined while unknown: its space is reserved; null if there is none. */
  readonly next: NextCase | null | undefined;
  /** Whether the server has the answers. */
  readonly ready: boolean;
  /** Whether the answers wait to be sent. */
  readonly isUnsent?: boolean;
  /** Plays the case again. */
  readonly again: (variant: 'primary' | 'ghost') => ReactNode;
}

/** What comes after a case, the most useful first, now and whenever its result is read again. */
export function ResultActions(props: ResultActionsProps) {
  const { scenarioId, attemptId, score, missed, next, ready, isUnsent = false, again } = props;
  const failed = score !== null && score < passingScore;
  // After a failed case, the primary action is what helps with it; offline, that is the case itself.
  const first = !failed ? (next === null ? 'again' : 'next') : isUnsent ? 'again' : 'practice';
  const nextCase = next !== null && <NextCaseLink next={next} isFirst={first === 'next'} />;
  return (
    <>
      {!failed && nextCase}
      {score !== null && missed > 0 && (
        <PracticeMissed
          scenarioIds={[scenarioId]}
          count={missed}
          from={reviewAddress(scenarioId, attemptId)}
          ready={ready}
          isFirst={first === 'practice'}
        />
      )}
      {failed && nextCase}
      {again(first === 'again' ? 'primary' : 'ghost')}
    </>
  );
}
