import { Suspense, type ReactNode } from 'react';
import type { ProgressEntry } from '@rounds/contract/learning/progress';
import { useCurrentGiveaway } from '../../features/business/giveaways/api/get-current-giveaway.ts';
import { EnglishNote } from '../../features/learning/scenarios/components/english.tsx';
import { isBuilt } from '../../lib/built.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { useIdle } from '../../lib/idle.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useWide } from '../../lib/wide.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { FailedNotice } from '../../ui/notice/failed-notice.tsx';
import { ProgressNotices } from '../progress-notices/progress-notices.tsx';
import { usePreloadedPlayer, useReturn, useStartScenario } from '../scenario-player/start.ts';
import { ContinueLearning } from './continue-learning.tsx';
import { CardSkeleton, LevelSkeleton, ProgressSkeleton } from './dashboard-skeletons.tsx';
import { GiveawayCard, Leaderboard, LevelCard, ProgressFigures, SidebarAds } from './later.ts';
import { PersonName } from '../people/people.ts';
import { QuickActions } from './quick-actions.tsx';
import { Stats } from './stats.tsx';
import { useDashboardData } from './use-dashboard-data.ts';

const leaderboardRows = 10;
/** Below the first column on small screens, and there laid out when it comes near the window. */
const aside =
  'grid grid-cols-[minmax(0,1fr)] gap-5 max-lg:[content-visibility:auto] max-lg:[contain-intrinsic-block-size:auto_76rem]';
const none: readonly ProgressEntry[] = [];

export function DashboardScreen() {
  const { t } = useTranslation('screens/dashboard');
  const { t: leaderboardText } = useTranslation('learning/leaderboard');
  useDocumentTitle(t('title'));
  const { user, figures, scenarios, progress } = useDashboardData();
  const { data } = figures;
  const giveaway = useCurrentGiveaway();
  const idle = useIdle();
  // The second column is on screen at once where there is room for it, and far below where there is not.
  const beside = useWide() || idle;

  const start = useStartScenario();
  usePreloadedPlayer(scenarios.isSuccess);
  useReturn(scenarios.isSuccess);

  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-5 py-5 sm:py-6">
      <ProgressNotices />
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-xl sm:text-2xl">{t('welcome', { username: user?.username ?? '' })}</h1>
          <p className="text-muted">{t(`subtitle.${user?.careerPath ?? 'none'}`)}</p>
          <EnglishNote className="mt-1" />
        </div>
        {isBuilt('/learning-style-assessment') && (
          <ButtonLink href="/learning-style-assessment" variant="secondary" size="sm">
            {t('updateLearningStyle')}
          </ButtonLink>
        )}
      </header>
      {figures.hasFailed && <FailedNotice onAgain={() => void figures.refetch()}>{t('failed')}</FailedNotice>}
      <Stats data={data} failed={figures.isError} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(19rem,1fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <ContinueLearning
            scenarios={scenarios.data}
            failed={scenarios.hasFailed}
            onAgain={scenarios.refetch}
            progress={figures.hasFailed ? none : progress}
            wishes={data?.preferences ?? null}
            onStart={start}
          />
          <Later when={idle && !figures.isPending && !giveaway.isPending} skeleton={<ProgressSkeleton />}>
            {giveaway.data && <GiveawayCard giveaway={giveaway.data} />}
            {data && <ProgressFigures data={data} />}
          </Later>
        </div>
        <div className={aside}>
          <Later when={beside && !figures.isPending} skeleton={<LevelSkeleton />}>
            {data && <LevelCard {...data.user} week={data.week} />}
          </Later>
          <Later when={beside} skeleton={<CardSkeleton title={leaderboardText('title')} rows={5} />}>
            <Leaderboard switchable limit={leaderboardRows} PersonName={idle ? PersonName : undefined} />
          </Later>
          <Later when={idle} skeleton={null}>
            <SidebarAds />
          </Later>
          <QuickActions />
        </div>
      </div>
    </div>
  );
}

interface LaterProps {
  readonly when: boolean;
  /** In the size of what comes. */
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/** What the first screenful does without: its code is fetched once it may be. */
function Later({ when, skeleton, children }: LaterProps) {
  return when ? <Suspense fallback={skeleton}>{children}</Suspense> : skeleton;
}
