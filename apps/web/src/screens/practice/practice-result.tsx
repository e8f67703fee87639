import { useEffect, useRef, type ReactNode } from 'react';
import type { SessionStep } from '../../features/learning/practice/session.rules.ts';
import { EnglishNote } from '../../features/learning/scenarios/components/english.tsx';
import { ResultReview } from '../../features/learning/scenarios/components/player/result-review.tsx';
import {
  correctCount,
  finalScore,
  partlyCorrectCount,
  type GivenAnswer,
} from '../../features/learning/scenarios/player.rules.ts';
import { useFormat } from '../../format/format.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { useSession } from '../../session/session.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Ring } from '../../ui/charts/ring.tsx';
import { PracticeMissed } from '../scenario-player/practice-missed.tsx';
import { ResultPage } from '../scenario-player/result-page.tsx';
import { stepsAfterPractice } from '../scenario-player/result.rules.ts';
import { NextCaseLink } from '../scenario-player/next-case-link.tsx';
import { useNextCase } from '../scenario-player/use-next-case.ts';
import { SharePractice } from './share-practice.tsx';

export interface PracticeResultProps {
  /** Of what was due, and nothing else. */
  readonly isReview: boolean;
  readonly steps: readonly SessionStep[];
  /** The session's id, which the options' order follows from. */
  readonly seed: string;
  readonly answers: readonly GivenAnswer[];
  /** What the answers earned, as far as the server has them. */
  readonly xp: number;
  /** The server has the answers. */
  readonly ready: boolean;
  /** The server has them, or this device keeps them until it can. */
  readonly isKept: boolean;
  readonly isMarked: (step: number) => boolean;
  readonly noteOn: (step: number) => string;
  readonly back: ReactNode;
  readonly renderAbout: (step: number, selected: number | null) => ReactNode;
}

const noPeers = () => undefined;

/** What a practice session came to, and where it leads on. */
export function PracticeResult({
  isReview,
  steps,
  seed,
  answers,
  xp,
  ready,
  isKept,
  isMarked,
  noteOn,
  back,
  renderAbout,
}: PracticeResultProps) {
  const { t } = useTranslation('learning/scenarios.player');
  const { t: practice } = useTranslation('learning/practice');
  const { t: progress } = useTranslation('learning/progress');
  const title = useRef<HTMLHeadingElement>(null);
  // Ended early, it is scored by what was answered.
  const score = answers.length > 0 ? finalScore(answers, answers.length) : 0;
  const unanswered = steps.length - answers.length;
  const text = useFormat().percent(score);
  const missed = steps.filter((_, step) =>
    answers.some(({ questionIndex, correct }) => questionIndex === step && !correct),
  );
  const partly = partlyCorrectCount(answers);
  const { user } = useSession();
  const paths = new Set(steps.map(({ scenario }) => scenario.careerPath));
  // Of many paths, one's own.
  const [path = 'nursing'] = paths.size > 1 && user?.careerPath ? [user.careerPath] : paths;
  const next = useNextCase({ id: 0, careerPath: path }, isKept);
  const { steps: after, main } = stepsAfterPractice({ missed: missed.length, hasNext: next !== null });
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <div className="page pt-2 pb-6">
      <ResultPage
        isTold
        back={back}
        note={<EnglishNote />}
        title={
          <h1 ref={title} tabIndex={-1} className="text-xl outline-none sm:text-2xl">
            {t(isReview ? 'practice.reviewDone' : 'practice.done')}
          </h1>
        }
        review={
          answers.length > 0 && (
            <ResultReview
              answeredOnly
              steps={steps}
              seed={seed}
              answers={answers}
              peersOf={noPeers}
              isMarked={isMarked}
              noteOn={noteOn}
              renderAbout={renderAbout}
            />
          )
        }
      >
        <Card className="flex flex-wrap items-center gap-x-5 gap-y-3 p-4 sm:p-5">
          {answers.length > 0 && (
            <Ring
              percent={score}
              label={progress('completion.scored', { score: text })}
              tone={score === 100 ? 'positive' : 'accent'}
              className="size-20 font-bold"
            >
              {text}
            </Ring>
          )}
          <div className="min-w-0 grow basis-40">
            {answers.length > 0 && (
              <p className="font-semibold">
                {progress('completion.correct', { correct: correctCount(answers), count: answers.length })}
                {partly > 0 && (
                  <span className="block font-normal text-muted">
                    {t('result.partly', { count: partly })} · {t('result.ofPoints', { score: text })}
                  </span>
                )}
              </p>
            )}
            {xp > 0 && (
              <p className="figures font-semibold text-celebrate-text">
                {progress('completion.xp', { count: xp })}
              </p>
            )}
            {unanswered > 0 && <p className="text-muted">{practice('unanswered', { count: unanswered })}</p>}
          </div>
          <div className="grid w-full gap-3 sm:grid-cols-2 lg:grid-cols-1">
            {after.includes('practice') && (
              <PracticeMissed
                scenarioIds={missed.map(({ scenario }) => scenario.id)}
                count={missed.length}
                from={`/practice/${seed}`}
                ready={ready}
                isFirst={main === 'practice'}
              />
            )}
            {next !== null && <NextCaseLink next={next} isFirst={main === 'next'} />}
            <ButtonLink href={isReview ? '/review' : '/practice'} variant="secondary">
              {isReview ? t('back.review') : practice('shared.new')}
            </ButtonLink>
            <SharePractice id={seed} questions={steps.length} />
          </div>
        </Card>
      </ResultPage>
    </div>
  );
}
