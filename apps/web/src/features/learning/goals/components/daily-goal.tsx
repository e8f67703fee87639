import { Suspense, useEffect, useState } from 'react';
import { Check } from 'lucide-react';
import type { DailyGoal as Goal } from '@rounds/contract/learning/goals';
import { lazyWithRetry } from '../../../../browser/lazy-with-retry.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Ring } from '../../../../ui/charts/ring.tsx';
import { celebrateOnce } from '../celebrate-once.ts';

const GoalDialog = lazyWithRetry(async () => (await import('./goal-dialog.tsx')).GoalDialog);

export interface DailyGoalProps {
  readonly goal: Goal;
  /** Today, in the learner's zone. */
  readonly day: string;
}

/** Progress toward today's goal, and the button that changes it. */
export function DailyGoal({ goal, day }: DailyGoalProps) {
  const { t } = useTranslation('learning/goals');
  const [asking, setAsking] = useState(false);
  const { questions, answered, met } = goal;
  return (
    <div className="flex items-center gap-4">
      {questions === null ? null : (
        <Ring
          percent={(answered / questions) * 100}
          label={t('progress', { answered, total: questions })}
          tone={met ? 'positive' : 'accent'}
          className="size-18 font-semibold"
        >
          {met ? <Check className="size-8 text-positive" /> : `${answered}/${questions}`}
        </Ring>
      )}
      <div className="grid min-w-0 justify-items-start gap-0.5">
        <h3 className="font-semibold">{t('title')}</h3>
        <p className="text-sm text-muted">
          {questions === null ? t('unset') : t('progress', { answered, total: questions })}
        </p>
        <MetNotice met={met} day={day} />
        <Button variant="link" size="sm" className="max-sm:min-h-11" onClick={() => setAsking(true)}>
          {questions === null ? t('set') : t('change')}
        </Button>
      </div>
      <Suspense>{asking && <GoalDialog goal={questions} onClose={() => setAsking(false)} />}</Suspense>
    </div>
  );
}

/** Says that the goal is met. It is announced and animated once a day; afterwards it is just shown. */
function MetNotice({ met, day }: { readonly met: boolean; readonly day: string }) {
  const { t } = useTranslation('learning/goals');
  const [fresh, setFresh] = useState(false);
  useEffect(() => {
    if (met && celebrateOnce(day)) setFresh(true);
  }, [met, day]);
  return (
    <>
      {met && (
        <p
          aria-hidden={fresh}
          className={fresh ? 'animate-float-in font-semibold text-positive' : 'text-positive'}
        >
          {t('met')}
        </p>
      )}
      <span role="status" className="sr-only">
        {met && fresh ? t('met') : ''}
      </span>
    </>
  );
}
