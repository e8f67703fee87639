import { passingScore } from '@rounds/contract/common.rules';
import { attemptScore } from '@rounds/contract/learning/progress.answers.rules';
import { Suspense, useEffect, useId, useRef, type ReactNode } from 'react';
import { ArrowRight } from 'lucide-react';
import type { UserAchievement } from '@rounds/contract/learning/achievements';
import { pointsForXp } from '@rounds/contract/learning/progress.rules';
import type { Scenario } from '@rounds/contract/learning/scenarios';
import { useProgress } from '../../features/learning/progress/api/list-progress.ts';
import { LeftOff } from '../../features/learning/progress/components/left-off.tsx';
import { LevelUp } from '../../features/learning/progress/components/level-up.tsx';
import { useWhyNext } from '../../features/learning/progress/use-why-next.ts';
import { ResultSummary } from '../../features/learning/progress/components/result-summary.tsx';
import type { Delivery } from '../../features/learning/progress/outbox.ts';
import { EnglishNote } from '../../features/learning/scenarios/components/english.tsx';
import type { NextCase } from '../../features/learning/scenarios/next-case.rules.ts';
import {
  ResultReview,
  type ResultReviewProps,
} from '../../features/learning/scenarios/components/player/result-review.tsx';
import {
  correctCount,
  partlyCount,
  type GivenAnswer,
} from '../../features/learning/scenarios/player.rules.ts';
import { loadNamespaces, useTranslation } from '../../i18n/translation.ts';
import { useContinueText } from '../../session/use-continue-text.ts';
import { lazyWithRetry } from '../../browser/lazy-with-retry.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { cx } from '../../ui/cx.ts';
import { AboutQuestion } from './about-question.tsx';
import { ResultPage } from './result-page.tsx';
import { PracticeMissed } from './practice-missed.tsx';
import { reviewAddress, scenarioAddress } from './start.ts';
import { useNextCase } from './use-next-case.ts';

const UnlockedBadges = lazyWithRetry(async () => {
  const [module] = await Promise.all([
    import('../../features/learning/achievements/components/unlocked-badges.tsx'),
    loadNamespaces(['learning/achievements']),
  ]);
  return module.UnlockedBadges;
});

export interface ScenarioResultProps {
  readonly scenario: Scenario;
  readonly attemptId: string;
  readonly answers: readonly GivenAnswer[];
  readonly delivery: Delivery | null;
  /** By any answer of the attempt, not just the last. */
  readonly unlocked: readonly UserAchievement[];
  readonly peersOf: ResultReviewProps['peersOf'];
  readonly isMarked: ResultReviewProps['isMarked'];
  readonly noteOn: (step: number) => string;
  readonly back: ReactNode;
  readonly onAgain: () => void;
}

/** The attempt's score and next steps, then each question with what decided it. */
export function ScenarioResult(props: ScenarioResultProps) {
  const { scenario, attemptId, answers, delivery, unlocked, peersOf, isMarked, noteOn, back, onAgain } =
    props;
  const { t } = useTranslation('learning/progress');
  const title = useRef<HTMLHeadingElement>(null);
  const next = useNextCase(scenario, delivery !== null || answers.length === 0);
  const { questions } = scenario.scenario;
  const sent = delivery?.status === 'sent' ? delivery.answer : null;
  const correct = correctCount(answers);
  const score = attemptScore(questions, answers);
  const failed = answers.length > 0 && score < passingScore;
  // After a failed case, the primary action is what helps with it; offline, that is the case itself.
  const first = !failed ? (next === null ? 'again' : 'next') : isUnsent(delivery) ? 'again' : 'practice';
  const badges = unlocked.map(({ achievement }) => achievement.xpReward);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const nextCase = next !== null && <NextCaseLink next={next} isFirst={first === 'next'} />;
  const actions = (
    <>
      {!failed && nextCase}
      {answers.length > 0 && correct < questions.length && (
        <PracticeMissed
          scenarioIds={[scenario.id]}
          count={questions.length - correct}
          from={reviewAddress(scenario.id, attemptId)}
          ready={sent !== null}
          isFirst={first === 'practice'}
        />
      )}
      {failed && nextCase}
      <Button variant={first === 'again' ? 'primary' : 'ghost'} onClick={onAgain}>
        {t('completion.again')}
      </Button>
    </>
  );
  return (
    <ResultPage
      isTold
      back={back}
      note={<EnglishNote />}
      title={
        <h1 lang="en" dir="ltr" className="text-xl text-around sm:text-2xl">
          {scenario.title}
        </h1>
      }
      review={
        answers.length > 0 && (
          <ResultReview
            steps={questions.map((_, questionIndex) => ({ scenario, questionIndex }))}
            seed={attemptId}
            answers={answers}
            peersOf={peersOf}
            isMarked={isMarked}
            noteOn={noteOn}
            renderAbout={(questionIndex, selectedOption) => (
              <AboutQuestion
                scenario={scenario}
                questionIndex={questionIndex}
                selectedOption={selectedOption}
              />
            )}
          />
        )
      }
    >
      {sent?.leveledUp && correct > 0 && <LevelUp {...sent.user} />}
      {answers.length === 0 ? (
        <LeftOff actions={actions} titleRef={title} />
      ) : (
        <>
          <ResultSummary
            correct={correct}
            partly={partlyCount(answers)}
            total={questions.length}
            score={score}
            delivery={delivery}
            badgeXp={sumOver(badges)}
            badgePoints={sumOver(badges.map(pointsForXp))}
            titleRef={title}
            actions={actions}
          />
          {/* With nothing right there is nothing to celebrate: the badge is among the achievements, without fuss. */}
          <Suspense>{unlocked.length > 0 && correct > 0 && <UnlockedBadges unlocked={unlocked} />}</Suspense>
        </>
      )}
    </ResultPage>
  );
}

const isUnsent = (delivery: Delivery | null) => delivery !== null && delivery.status !== 'sent';

const sumOver = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

export interface NextCaseLinkProps {
  /** Undefined while unknown: its space is reserved. */
  readonly next: NextCase | undefined;
  readonly isFirst?: boolean;
}

/**
 * A button with a two-line title and, on a phone, a two-line reason: it takes up the same room before the case is
 * known.
 */
const caseHeight = 'min-h-27.5 sm:min-h-18';

/** Names the next case, new or unfinished, and says why that one. */
export function NextCaseLink({ next, isFirst = true }: NextCaseLinkProps) {
  const place = <div className={cx('w-full', caseHeight)} />;
  return <Suspense fallback={place}>{next ? <KnownCase next={next} isFirst={isFirst} /> : place}</Suspense>;
}

function KnownCase({ next, isFirst }: { readonly next: NextCase; readonly isFirst: boolean }) {
  const { rich } = useTranslation('learning/scenarios.player');
  const continueText = useContinueText();
  const whyNext = useWhyNext();
  const why = useId();
  const { data: progress } = useProgress();
  const { id, title } = next.scenario;
  const open = progress?.find(({ scenarioId }) => scenarioId === id)?.open;
  return (
    // On a line of its own: beside the other, both would be the same height.
    <div className={cx('grid w-full content-start justify-items-start gap-1', caseHeight)}>
      <ButtonLink
        href={scenarioAddress(id)}
        variant={isFirst ? 'primary' : 'secondary'}
        className="max-sm:w-full lg:w-full"
        aria-describedby={why}
      >
        <span>
          {open
            ? continueText({ scenarioId: id, open }, title)
            : rich(
                'result.next',
                {
                  title: (text) => (
                    <bdi lang="en" dir="ltr">
                      {text}
                    </bdi>
                  ),
                },
                { title },
              )}
        </span>
        <ArrowRight size={18} className="rtl:-scale-x-100" aria-hidden="true" />
      </ButtonLink>
      <p id={why} className="text-sm text-muted">
        {whyNext(next)}
      </p>
    </div>
  );
}
