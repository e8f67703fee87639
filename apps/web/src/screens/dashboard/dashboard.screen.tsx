import { Suspense, useEffect, useRef } from 'react';
import type { ScenarioSummary } from '@rounds/contract/learning/scenarios';
import { useCurrentGiveaway } from '../../features/business/giveaways/api/get-current-giveaway.ts';
import { EnglishNote } from '../../features/learning/scenarios/components/english.tsx';
import { useDocumentTitle } from '../../browser/document-title.ts';
import { useIdle } from '../../browser/idle.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { FailedNotice } from '../../ui/notice/failed-notice.tsx';
import { ProgressNotices } from '../progress-notices/progress-notices.tsx';
import { usePreloadedPlayer, useReturn, useStartScenario } from '../scenario-player/start.ts';
import { TodaySkeleton } from './dashboard-skeletons.tsx';
import { FirstVisit, Returning, SidebarAds, preloadFirstCard } from './lazy-cards.ts';
import { caseOf, firstCase, leftOpen, nextStep } from './next-step.ts';
import { LoadWhen } from './load-when.tsx';
import { PlanStatus } from './plan-status.tsx';
import { QuickActions } from './quick-actions.tsx';
import { useDashboardData } from './use-dashboard-data.ts';

export { askForDashboard } from './use-dashboard-data.ts';

const noScenarios: readonly ScenarioSummary[] = [];

export function DashboardScreen() {
  const { t } = useTranslation('screens/dashboard');
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

  const { preferences = null, practice = null } = data ?? {};
  // Open work is offered without the list of cases; only the next case is chosen from it.
  const cases = scenarios.data ?? (scenarios.hasFailed ? noScenarios : undefined);
  const open = data && progress && leftOpen({ progress, practice });
  const found =
    open ??
    (data && cases && progress && mastery
      ? nextStep({ progress, practice, scenarios: cases, preferences, mastery })
      : undefined);
  const isUnknown = scenarios.hasFailed && found?.kind === 'none';
  const step = isUnknown ? undefined : found;
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
          <QuickActions isWide upgrades={user?.subscriptionTier === 'free'} />
          <div className="grid gap-5 lg:grid-cols-2">{ads}</div>
        </Suspense>
      ) : (
        <Suspense fallback={<FirstCardSkeleton />}>
          <Returning
            dashboard={dashboard}
            scenarios={scenarios}
            progress={progress}
            mastery={mastery}
            step={step}
            isUnknown={isUnknown}
            offered={offered}
            giveaway={giveaway}
            ads={ads}
            idle={idle}
            onStart={start}
          />
        </Suspense>
      )}
    </div>
  );
}

/** As tall as the window: the footer doesn't come into sight and go again. */
function FirstCardSkeleton() {
  return (
    <div className="min-h-dvh">
      <TodaySkeleton />
    </div>
  );
}
