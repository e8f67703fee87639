import { attemptScore } from '@rounds/contract/learning/progress.answers.rules';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import type { UserAchievement } from '@rounds/contract/learning/achievements';
import { pointsForXp } from '@rounds/contract/learning/progress.rules';
import type { Scenario } from '@rounds/contract/learning/scenarios';
import { LeftOff } from '../../features/learning/progress/components/left-off.tsx';
import { LevelUp } from '../../features/learning/progress/components/level-up.tsx';
import { ResultSummary } from '../../features/learning/progress/components/result-summary.tsx';
import type { Delivery } from '../../features/learning/progress/outbox.ts';
import { EnglishNote } from '../../features/learning/scenarios/components/english.tsx';
import {
  ResultReview,
  type ResultReviewProps,
} from '../../features/learning/scenarios/components/player/result-review.tsx';
import {
  correctCount,
  partlyCorrectCount,
  type GivenAnswer,
} from '../../features/learning/scenarios/player.rules.ts';
import { loadNamespaces, useTranslation } from '../../i18n/translation.ts';
import { lazyWithRetry } from '../../browser/lazy-with-retry.ts';
import { Button } from '../../ui/button/button.tsx';
import { AboutQuestion } from './about-question.tsx';
import { ResultPage } from './result-page.tsx';
import { ResultActions } from './result-actions.tsx';
import { celebrationOf } from './result.rules.ts';
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
  const celebration = celebrationOf({
    correct,
    leveledUp: sent?.leveledUp ?? false,
    unlocked: unlocked.length,
  });
  const badges = unlocked.map(({ achievement }) => achievement.xpReward);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const actions = (
    <ResultActions
      scenarioId={scenario.id}
      attemptId={attemptId}
      score={answers.length > 0 ? score : null}
      missed={questions.length - correct}
      next={next}
      ready={sent !== null}
      isUnsent={isUnsent(delivery)}
      again={(variant) => (
        <Button variant={variant} onClick={onAgain}>
          {t('completion.again')}
        </Button>
      )}
    />
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
      {sent && celebration.hasLevel && <LevelUp {...sent.user} />}
      {answers.length === 0 ? (
        <LeftOff actions={actions} titleRef={title} />
      ) : (
        <>
          <ResultSummary
            correct={correct}
            partly={partlyCorrectCount(answers)}
            total={questions.length}
            score={score}
            delivery={delivery}
            badgeXp={sumOver(badges)}
            badgePoints={sumOver(badges.map(pointsForXp))}
            titleRef={title}
            actions={actions}
          />
          <Suspense>{celebration.hasBadges && <UnlockedBadges unlocked={unlocked} />}</Suspense>
        </>
      )}
    </ResultPage>
  );
}

const isUnsent = (delivery: Delivery | null) => delivery !== null && delivery.status !== 'sent';

const sumOver = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
