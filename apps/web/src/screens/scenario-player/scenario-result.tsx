import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import type { Scenario } from '@rounds/contract/learning/scenarios';
import { LeftOff } from '../../features/learning/progress/components/left-off.tsx';
import { LevelUp } from '../../features/learning/progress/components/level-up.tsx';
import { ResultSummary } from '../../features/learning/progress/components/result-summary.tsx';
import type { Delivery } from '../../features/learning/progress/outbox.ts';
import { ResultReview } from '../../features/learning/scenarios/components/player/result-review.tsx';
import {
  correctCount,
  finalScore,
  type GivenAnswer,
} from '../../features/learning/scenarios/player.rules.ts';
import { loadNamespaces, useTranslation } from '../../i18n/translation.ts';
import { lazyWithRetry } from '../../browser/lazy-with-retry.ts';
import { Button } from '../../ui/button/button.tsx';

const UnlockedBadges = lazyWithRetry(async () => {
  const [module] = await Promise.all([
    import('../../features/learning/achievements/components/unlocked-badges.tsx'),
    loadNamespaces(['learning/achievements']),
  ]);
  return module.UnlockedBadges;
});

export interface ScenarioResultProps {
  readonly scenario: Scenario;
  readonly answers: readonly GivenAnswer[];
  readonly delivery: Delivery | null;
  readonly back: ReactNode;
  readonly onExit: () => void;
  readonly onAgain: () => void;
}

/** What the attempt came to, and each question with its explanation. */
export function ScenarioResult({ scenario, answers, delivery, back, onExit, onAgain }: ScenarioResultProps) {
  const { t } = useTranslation('learning/progress');
  const title = useRef<HTMLHeadingElement>(null);
  const total = scenario.scenario.questions.length;
  const unlocked = delivery?.status === 'sent' ? delivery.answer.unlocked : [];
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const actions = (
    <>
      <Button onClick={onExit}>{t('completion.back')}</Button>
      <Button variant="secondary" onClick={onAgain}>
        {t('completion.again')}
      </Button>
    </>
  );
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-4">
      <div className="flex min-h-11 items-center">{back}</div>
      <h1 lang="en" dir="ltr" className="text-xl sm:text-2xl">
        {scenario.title}
      </h1>
      {delivery?.status === 'sent' && delivery.answer.leveledUp && <LevelUp {...delivery.answer.user} />}
      {answers.length === 0 ? (
        <LeftOff actions={actions} titleRef={title} />
      ) : (
        <>
          <ResultSummary
            correct={correctCount(answers)}
            total={total}
            score={finalScore(answers, total)}
            delivery={delivery}
            titleRef={title}
            actions={actions}
          />
          <Suspense>{unlocked.length > 0 && <UnlockedBadges unlocked={unlocked} />}</Suspense>
          <ResultReview scenario={scenario} answers={answers} />
        </>
      )}
    </div>
  );
}
