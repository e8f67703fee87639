import { Fragment, type ReactNode } from 'react';
import type { NextCase } from '../../features/learning/scenarios/next-case.rules.ts';
import { NextCaseLink } from './next-case-link.tsx';
import { PracticeMissed } from './practice-missed.tsx';
import { stepsAfterCase } from './result.rules.ts';
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
  const { steps, main } = stepsAfterCase({ score, missed, hasNext: next !== null, isUnsent });
  return steps.map((step) => (
    <Fragment key={step}>
      {step === 'next' && next !== null && <NextCaseLink next={next} isFirst={main === 'next'} />}
      {step === 'practice' && (
        <PracticeMissed
          scenarioIds={[scenarioId]}
          count={missed}
          from={reviewAddress(scenarioId, attemptId)}
          ready={ready}
          isFirst={main === 'practice'}
        />
      )}
      {step === 'again' && again(main === 'again' ? 'primary' : 'ghost')}
    </Fragment>
  ));
}
