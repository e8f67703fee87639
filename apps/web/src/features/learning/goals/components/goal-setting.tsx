import { useState } from 'react';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { CardBody } from '../../../../ui/card/card.tsx';
import { FailedNotice } from '../../../../ui/notice/failed-notice.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { useGoal } from '../api/get-goal.ts';
import { GoalDialog } from './goal-dialog.tsx';

/** The daily goal, in the settings. */
export function GoalSetting() {
  const { t } = useTranslation('learning/goals');
  const goal = useGoal();
  const [asking, setAsking] = useState(false);
  return (
    <CardBody className="flex min-h-20 flex-wrap items-center justify-between gap-3 pt-2!">
      {goal.isError && !goal.data ? (
        <FailedNotice onRetry={() => void goal.refetch()}>{t('failedLoad')}</FailedNotice>
      ) : goal.data ? (
        <>
          <p>
            {goal.data.questions === null ? t('dialog.none') : t('perDay', { total: goal.data.questions })}
          </p>
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {goal.data.questions === null ? t('set') : t('change')}
          </Button>
          {asking && <GoalDialog goal={goal.data.questions} onClose={() => setAsking(false)} />}
        </>
      ) : (
        <Skeleton className="h-11 w-full" />
      )}
    </CardBody>
  );
}
