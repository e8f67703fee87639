import { useMastery } from '../../features/learning/mastery/api/get-mastery.ts';
import { MasteryCard } from '../../features/learning/mastery/components/mastery-card.tsx';
import { PracticeButton } from '../../features/learning/practice/components/practice-button.tsx';
import { useOverview } from '../../features/learning/progress/api/get-overview.ts';
import { useProgress } from '../../features/learning/progress/api/list-progress.ts';
import { AllProgress } from '../../features/learning/progress/components/all-progress.tsx';
import { AreaTopics } from '../../features/learning/progress/components/area-topics.tsx';
import { CalibrationCard } from '../../features/learning/progress/components/calibration-card.tsx';
import { PracticeCalendar } from '../../features/learning/progress/components/practice-calendar.tsx';
import { ScoresCard } from '../../features/learning/progress/components/scores-card.tsx';
import { useNeedName } from '../../features/learning/progress/need-name.ts';
import { useTitles } from '../../features/learning/scenarios/api/list-summaries.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { FailedNotice } from '../../ui/notice/failed-notice.tsx';

/** How the learner has been doing: when, how well, in what; and everything that was begun or done, latest first. */
export function ProgressTab() {
  const { t } = useTranslation('learning/progress');
  const { t: profile } = useTranslation('screens/profile');
  const { t: overviewText } = useTranslation('learning/progress.overview');
  const progress = useProgress();
  const overview = useOverview();
  const mastery = useMastery();
  const nameOf = useNeedName();
  const titleOf = useTitles(progress.data?.map(({ scenarioId }) => scenarioId) ?? []);
  const failed = [progress, overview, mastery].filter((query) => query.isError && !query.data);
  if (failed.length > 0) {
    const again = () => {
      for (const query of failed) void query.refetch();
    };
    return <FailedNotice onRetry={again}>{t('all.failed')}</FailedNotice>;
  }
  if (!progress.data || !overview.data || !mastery.data) {
    return (
      <div role="status" aria-label={t('all.loading')} className="grid gap-5">
        <Skeleton className="h-72 rounded-card" />
        <Skeleton className="h-64 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </div>
    );
  }
  if (progress.data.length === 0) {
    return (
      <Card>
        <EmptyState
          title={t('all.empty')}
          action={<ButtonLink href="/learning-pathways">{profile('achievements.start')}</ButtonLink>}
        >
          {t('recent.emptyHint')}
        </EmptyState>
      </Card>
    );
  }
  const { today, days, scores, areas, calibration } = overview.data;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ButtonLink href="/look-back" variant="secondary" className="max-sm:w-full sm:justify-self-start">
        {profile('lookBack')}
      </ButtonLink>
      <MasteryCard
        areas={mastery.data.areas}
        nameOf={nameOf}
        renderTopics={(need, name) => <AreaTopics areas={areas} need={need} name={name} />}
        renderPractice={(area, name, isFirst) => (
          <PracticeButton
            variant={isFirst ? 'primary' : 'secondary'}
            filters={area.practice}
            matching={area.matching}
            from="/profile?tab=progress"
            failed={overviewText('weakest.failed')}
            label={overviewText('weakest.practiceNamed', { name })}
            explains={isFirst}
          >
            {overviewText('weakest.practice')}
          </PracticeButton>
        )}
      />
      <PracticeCalendar today={today} days={days} />
      <ScoresCard scores={scores} titleOf={titleOf} />
      <CalibrationCard calibration={calibration} />
      <AllProgress progress={progress.data} titleOf={titleOf} />
    </div>
  );
}
