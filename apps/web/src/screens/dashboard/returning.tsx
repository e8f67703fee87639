import type { ReactNode } from 'react';
import type { MasteredArea } from '@rounds/contract/learning/mastery';
import type { ProgressEntry } from '@rounds/contract/learning/progress';
import type { useCurrentGiveaway } from '../../features/business/giveaways/api/get-current-giveaway.ts';
import { usePhone, useWide } from '../../browser/media.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { useSession } from '../../session/session.ts';
import { LearnerLink } from '../learners/lazy-learner.ts';
import { ContinueLearning } from './continue-learning.tsx';
import { CardSkeleton, LevelSkeleton, ProgressSkeleton, TodaySkeleton } from './dashboard-skeletons.tsx';
import { GiveawayCard, Leaderboard, LevelCard, ProgressCards } from './lazy-cards.ts';
import { LoadWhen } from './load-when.tsx';
import type { Step } from './next-step.ts';
import { QuickActions } from './quick-actions.tsx';
import { Stats } from './stats.tsx';
import { Today, type TodayProps } from './today.tsx';
import type { useDashboardData } from './use-dashboard-data.ts';

const leaderboardRows = { wide: 10, phone: 3 };
const none: readonly ProgressEntry[] = [];
const noAreas: readonly MasteredArea[] = [];

export interface ReturningProps extends Pick<
  ReturnType<typeof useDashboardData>,
  'dashboard' | 'scenarios' | 'progress' | 'mastery'
> {
  /** What to do now; undefined while it isn't known. */
  readonly step: Step | undefined;
  /** The list that it is chosen from can't be had. */
  readonly isUnknown: boolean;
  /** The case that the step offers. */
  readonly offered: number | undefined;
  readonly giveaway: ReturnType<typeof useCurrentGiveaway>;
  readonly ads: ReactNode;
  /** The page is drawn, and there is time for what comes second. */
  readonly idle: boolean;
  readonly onStart: TodayProps['onStart'];
}

/** The dashboard below its heading, for a learner who has begun something. A newcomer doesn't load it. */
export function Returning(props: ReturningProps) {
  const { dashboard, scenarios, progress, mastery, step, isUnknown, offered } = props;
  const { giveaway, ads, idle, onStart } = props;
  const { t: leaderboardText } = useTranslation('learning/leaderboard');
  const session = useSession();
  const { data } = dashboard;
  const user = data?.user ?? session.user;
  const isPhone = usePhone();
  // The second column is on screen at once on wide screens, and far below on narrow ones.
  const beside = useWide() || idle;
  // Learners who have answered something are usually offered practice or a review next to the step.
  const hasAnswered =
    data !== undefined && (data.progress.length > 0 || data.week.some(({ active }) => active));
  // The rank counts only those who have earned something: it means nothing to anybody else.
  const isRanked = user !== null && user.xp > 0;
  return (
    <>
      {data && (
        <Today
          data={data}
          step={step}
          isUnknown={isUnknown}
          hasAnswered={hasAnswered}
          idle={idle}
          onStart={onStart}
        />
      )}
      {dashboard.isPending && <TodaySkeleton />}
      <Stats data={data} failed={dashboard.isError} />
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
            onStart={onStart}
          />
          <LoadWhen when={idle && !dashboard.isPending} skeleton={<ProgressSkeleton />}>
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
          <QuickActions updatesStyle={isPhone} upgrades={user?.subscriptionTier === 'free'} />
        </div>
      </div>
      <LoadWhen when={idle && !dashboard.isPending} skeleton={null}>
        {giveaway.data && <GiveawayCard giveaway={giveaway.data} />}
      </LoadWhen>
    </>
  );
}
