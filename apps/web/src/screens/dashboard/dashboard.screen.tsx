import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import type { MasteredArea } from '@rounds/contract/learning/mastery';
import type { ProgressEntry } from '@rounds/contract/learning/progress';
import type { ScenarioSummary } from '@rounds/contract/learning/scenarios';
import { useCurrentGiveaway } from '../../features/business/giveaways/api/get-current-giveaway.ts';
import { EnglishNote } from '../../features/learning/scenarios/components/english.tsx';
import { useDocumentTitle } from '../../browser/document-title.ts';
import { useIdle } from '../../browser/idle.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { usePhone, useWide } from '../../browser/media.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { FailedNotice } from '../../ui/notice/failed-notice.tsx';
import { ProgressNotices } from '../progress-notices/progress-notices.tsx';
import { usePreloadedPlayer, useReturn, useStartScenario } from '../scenario-player/start.ts';
import { CardSkeleton, LevelSkeleton, ProgressSkeleton, TodaySkeleton } from './dashboard-skeletons.tsx';
import {
  ContinueLearning,
  FirstVisit,
  GiveawayCard,
  Leaderboard,
  LevelCard,
  ProgressCards,
  SidebarAds,
  Stats,
  Today,
  preloadFirstCard,
} from './lazy-cards.ts';
import { caseOf, firstCase, leftOpen, nextStep } from './next-step.ts';
import { LearnerLink } from '../learners/lazy-learner.ts';
import { PlanStatus } from './plan-status.tsx';
import { QuickActions } from './quick-actions.tsx';
import { useDashboardData } from './use-dashboard-data.ts';

export { askForDashboard } from './use-dashboard-data.ts';

const leaderboardRows = { wide: 10, phone: 3 };
const none: readonly ProgressEntry[] = [];
const noAreas: readonly MasteredArea[] = [];
const noScenarios: readonly ScenarioSummary[] = [];

export function DashboardScreen() {
  const { t } = useTranslation('screens/dashboard');
  const { t: leaderboardText } = useTranslation('learning/leaderboard');
  useDocumentTitle(t('title'));
  const { user, dashboard, scenarios, progress, mastery, isNewcomer } = useDashboardData();
  const { data } = dashboard;
  // Parts that a newcomer isn't shown wait for the server: the learner may have begun on another device.
  const isGuess = isNewcomer && dashboard.isPending;
  // A copy of the demo has a name that nobody chose.
  const isCopy = typeof user?.demoUntil === 'string';
  useEffect(() => preloadFirstCard(isNewcomer), [isNewcomer]);
  const giveaway = useCurrentGiveaway();
  const idle = useIdle();
  const isPhone = usePhone();
  // The second column is on screen at once on wide screens, and far below on narrow ones.
  const beside = useWide() || idle;

  const { preferences = null, practice = null } = data ?? {};
  // Open work is offered without the list of cases; only the next case is chosen from it.
  const cases = scenarios.data ?? (scenarios.hasFailed ? noScenarios : undefined);
  const open = data && progress && leftOpen({ progress, practice });
  const found =
    open ??
    (data && cases && progress && mastery
      ? nextStep({ progress, practice, scenarios: cases, preferences, mastery })
      : undefined);
  // Learners who have answered something are usually offered practice or a review next to the step.
  const hasAnswered =
    data !== undefined && (data.progress.length > 0 || data.week.some(({ active }) => active));
  const isUnknown = scenarios.hasFailed && found?.kind === 'none';
  const step = isUnknown ? undefined : found;
  // A rank among those who have earned something says nothing to whoever hasn't.
  const isRanked = user !== null && user.xp > 0;
  const start = useStartScenario();
  const offered = isNewcomer ? scenarios.data && firstCase(scenarios.data)?.id : caseOf(step);
  usePreloadedPlayer(scenarios.isSuccess, offered);
  useReturn(scenarios.isSuccess);
  const heading = useRef<HTMLHeadingElement>(null);

  const ads = (
    <LoadWhen when={idle} skeleton={null}>
      <SidebarAds />
    </LoadWhen>
  );
  const rest = (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(19rem,1fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <ContinueLearning
          scenarios={scenarios.data}
          failed={scenarios.hasFailed}
          onAgain={scenarios.refetch}
          progress={dashboard.hasFailed ? none : progress}
          preferences={data?.preferences ?? null}
          mastery={dashboard.hasFailed ? noAreas : mastery}
          offered={offered}
          onStart={start}
        />
        <LoadWhen when={idle && !dashboard.isPending && !giveaway.isPending} skeleton={<ProgressSkeleton />}>
          {giveaway.data && <GiveawayCard giveaway={giveaway.data} />}
          {data && <ProgressCards data={data} />}
        </LoadWhen>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <LoadWhen when={beside && !dashboard.isPending} skeleton={<LevelSkeleton />}>
          {data && <LevelCard xp={data.user.xp} />}
        </LoadWhen>
        {isRanked && (
          <LoadWhen
            when={beside}
            skeleton={<CardSkeleton title={leaderboardText('title')} rows={isPhone ? 4 : 5} />}
          >
            <Leaderboard
              switchable
              limit={isPhone ? leaderboardRows.phone : leaderboardRows.wide}
              PersonName={idle ? LearnerLink : undefined}
              all={isPhone ? '/community?tab=leaderboard' : undefined}
            />
          </LoadWhen>
        )}
        {ads}
        <QuickActions updatesStyle={isPhone} />
      </div>
    </div>
  );

  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-5 py-5 sm:py-6">
      <ProgressNotices />
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h1 ref={heading} tabIndex={-1} className="text-xl sm:text-2xl">
            {isCopy
              ? t('welcomeCopy')
              : t(isNewcomer ? 'welcomeNew' : 'welcome', { username: user?.username ?? '' })}
          </h1>
          <p className="text-muted">{t(`subtitle.${user?.careerPath ?? 'none'}`)}</p>
          <EnglishNote className="mt-1" />
        </div>
        {!isNewcomer && (
          <ButtonLink href="/learning-style-assessment" variant="link" size="sm" className="max-sm:hidden">
            {t('updateLearningStyle')}
          </ButtonLink>
        )}
      </header>
      {user && <PlanStatus user={user} onGone={() => heading.current?.focus()} />}
      {dashboard.hasFailed && (
        <FailedNotice onRetry={() => void dashboard.refetch()}>{t('failed')}</FailedNotice>
      )}
      {isGuess ? (
        <FirstCardSkeleton />
      ) : isNewcomer ? (
        // All at once: a first visit that arrives later would push down what is below.
        <Suspense fallback={<FirstCardSkeleton />}>
          <FirstVisit
            careerPath={user?.careerPath ?? null}
            scenarios={scenarios.data}
            failed={scenarios.hasFailed}
            onAgain={scenarios.refetch}
            onStart={start}
          />
          {/* One case to begin with: lists, ranks and prizes appear once something is done. */}
          <QuickActions isWide />
          <div className="grid gap-5 lg:grid-cols-2">{ads}</div>
        </Suspense>
      ) : (
        <Suspense fallback={<FirstCardSkeleton />}>
          {data && (
            <Today
              data={data}
              step={step}
              isUnknown={isUnknown}
              hasAnswered={hasAnswered}
              idle={idle}
              onStart={start}
            />
          )}
          {dashboard.isPending && <TodaySkeleton />}
          <Stats data={data} failed={dashboard.isError} />
          {rest}
        </Suspense>
      )}
    </div>
  );
}

interface LoadWhenProps {
  readonly when: boolean;
  /** The same size as the children. */
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/** Loads its children's code only when `when` is true. */
function LoadWhen({ when, skeleton, children }: LoadWhenProps) {
  return when ? <Suspense fallback={skeleton}>{children}</Suspense> : skeleton;
}

/** As tall as the window: the footer doesn't come into sight and go again. */
function FirstCardSkeleton() {
  return (
    <div className="min-h-dvh">
      <TodaySkeleton />
    </div>
  );
}
