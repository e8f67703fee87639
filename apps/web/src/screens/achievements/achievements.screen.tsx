import { useEffect } from 'react';
import { useAchievements } from '../../features/learning/achievements/api/list-achievements.ts';
import { useUserAchievements } from '../../features/learning/achievements/api/list-user-achievements.ts';
import { achievementItems } from '../../features/learning/achievements/achievement-list.rules.ts';
import { requirementKinds } from '../../features/learning/achievements/requirement-kinds.ts';
import { BadgesInEnglish } from '../../features/learning/achievements/components/badges-in-english.tsx';
import { AchievementsSkeleton } from '../../features/learning/achievements/components/achievements-skeleton.tsx';
import { useDashboard } from '../../features/learning/progress/api/get-dashboard.ts';
import { ShareAchievement } from '../../features/learning/sharing/components/share-achievement.tsx';
import { useDocumentTitle } from '../../browser/document-title.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { updateUser } from '../../session/session.ts';
import { FailedNotice } from '../../ui/notice/failed-notice.tsx';
import { ProgressNotices } from '../progress-notices/progress-notices.tsx';
import { AchievementTabs } from './achievement-tabs.tsx';
import { CheckButton } from './check-button.tsx';
import { cardGrid } from './card-grid.ts';

export function AchievementsScreen() {
  const { t } = useTranslation('learning/achievements');
  useDocumentTitle(t('title'));
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-5 py-5 sm:py-6">
      <ProgressNotices />
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-xl sm:text-2xl">{t('title')}</h1>
          <p className="text-muted">{t('subtitle')}</p>
          <BadgesInEnglish className="mt-1" />
        </div>
        <CheckButton />
      </header>
      <Content />
    </div>
  );
}

function Content() {
  const { t } = useTranslation('learning/achievements');
  const offered = useAchievements();
  const held = useUserAchievements();
  const dashboard = useDashboard();
  const user = dashboard.data?.user;

  useEffect(() => {
    if (user) updateUser(user);
  }, [user]);

  if (offered.data && held.data && dashboard.data) {
    const { totalXP, scenariosCompleted, currentStreak, perfectScores } = dashboard.data.stats;
    const stats = { xp: totalXP, scenariosCompleted, streakDays: currentStreak, perfectScores };
    const items = achievementItems(offered.data, held.data, stats, requirementKinds);
    const heldById = new Map(held.data.map((one) => [one.achievementId, one]));
    const { username, level, xp } = dashboard.data.user;
    const learner = { username, level, xp, unlockedCount: held.data.length };
    return (
      <AchievementTabs
        items={items}
        actionsOf={({ achievement }) => {
          const userAchievement = heldById.get(achievement.id);
          return userAchievement && <ShareAchievement userAchievement={userAchievement} learner={learner} />;
        }}
      />
    );
  }
  const failed = [offered, held, dashboard].filter((query) => query.isError);
  if (failed.length === 0) return <AchievementsSkeleton grid={cardGrid} />;
  return (
    <FailedNotice
      onRetry={() => {
        for (const query of failed) void query.refetch();
      }}
    >
      {t('failed')}
    </FailedNotice>
  );
}
