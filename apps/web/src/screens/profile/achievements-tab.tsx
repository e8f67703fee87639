import { useUserAchievements } from '../../features/learning/achievements/api/list-user-achievements.ts';
import { BadgesInEnglish } from '../../features/learning/achievements/components/badges-in-english.tsx';
import { AchievementCard } from '../../features/learning/achievements/components/achievement-card.tsx';
import { useTranslation } from '../../i18n/translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { FailedNotice } from '../../ui/notice/failed-notice.tsx';

const grid = 'grid gap-4 sm:grid-cols-2';

/** What the learner has unlocked, and the way to what can be. */
export function AchievementsTab() {
  const { t } = useTranslation('screens/profile');
  const { t: achievements } = useTranslation('learning/achievements');
  const held = useUserAchievements();
  if (held.data) {
    if (held.data.length === 0) {
      return (
        <Card>
          <EmptyState
            title={t('achievements.empty')}
            action={<ButtonLink href="/learning-pathways">{t('achievements.start')}</ButtonLink>}
          >
            {t('achievements.emptyText')}
          </EmptyState>
        </Card>
      );
    }
    return (
      <div className="grid gap-5">
        <BadgesInEnglish />
        <ul className={grid}>
          {held.data.map(({ id, achievement, unlockedAt }) => (
            <li key={id}>
              <AchievementCard item={{ achievement, unlockedAt, percent: 100, done: null }} />
            </li>
          ))}
        </ul>
        <ButtonLink href="/achievements" variant="secondary" className="justify-self-start">
          {t('achievements.all')}
        </ButtonLink>
      </div>
    );
  }
  if (held.isError) {
    return <FailedNotice onRetry={() => void held.refetch()}>{achievements('failed')}</FailedNotice>;
  }
  return (
    <div className="grid gap-5">
      <BadgesInEnglish />
      <div role="status" aria-label={achievements('loading')} className={grid}>
        {[0, 1, 2, 3].map((index) => (
          <Skeleton key={index} className="h-40 rounded-card" />
        ))}
      </div>
    </div>
  );
}
