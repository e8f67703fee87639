import { useDeferredValue, useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { queryClient } from '../../api/query-client.ts';
import { currentGiveawayQuery } from '../../features/business/giveaways/api/get-current-giveaway.ts';
import type { MasteredArea } from '@rounds/contract/learning/mastery';
import { masteryQuery, useMastery } from '../../features/learning/mastery/api/get-mastery.ts';
import {
  dashboardQuery,
  useDashboard,
  type DashboardData,
} from '../../features/learning/progress/api/get-dashboard.ts';
import { progressQuery, useProgress } from '../../features/learning/progress/api/list-progress.ts';
import { useWithDevice } from '../scenario-player/use-device-progress.ts';
import { summariesQuery, useSummaries } from '../../features/learning/scenarios/api/list-summaries.ts';
import { preloadFirstCard } from './lazy-cards.ts';
import { getSession, updateUser, useSession } from '../../session/session.ts';

/** The dashboard's answer holds this many progress rows; fewer are all there are. */
const rowsInAnswer = 5;
const noAreas: readonly MasteredArea[] = [];

/** Asks for what the dashboard of this learner begins with, as far as the session tells. */
export function askForDashboard(): void {
  const { user } = getSession();
  if (!user) return;
  preloadFirstCard(user.xp === 0);
  const { careerPath } = user;
  const asked = [
    queryClient.query(dashboardQuery()),
    queryClient.query(summariesQuery({ careerPath: careerPath ?? undefined })),
    ...(user.xp > 0 ? [queryClient.query(progressQuery()), queryClient.query(masteryQuery())] : []),
    // Shown last: without HTTP/2 six files and answers travel at once, two of which are the first card's.
    queryClient.query(currentGiveawayQuery()),
  ];
  // The screen asks again for what failed, and says so.
  for (const answer of asked) void answer.catch(() => undefined);
}

/**
 * The dashboard's data from one call, and the scenarios of the learner's path. The whole list of progress is fetched as
 * well if that call can't hold all of it. Each answer fills much of the page, so rendering is deferred to keep it
 * responsive.
 */
export function useDashboardData() {
  const client = useQueryClient();
  const { user } = useSession();
  const dashboard = useDashboard();
  const { data } = dashboard;
  const isWhole = data !== undefined && data.progress.length < rowsInAnswer;
  const careerPath = (data?.user ?? user)?.careerPath ?? undefined;
  const scenarios = useSummaries({ careerPath }, user !== null || data !== undefined);
  // Nothing has been begun yet. Until the server has answered, the session's knowledge decides.
  const isNew = data ? isNewcomer(data) : !dashboard.isError && user?.xp === 0;
  // Who has begun something has more than that, as a rule: it isn't waited for to be told so.
  const progress = useProgress(data ? !isWhole : dashboard.isPending && !isNew);
  const mastery = useMastery(!isNew);

  useEffect(() => {
    if (!data) return;
    updateUser(data.user);
    if (isWhole) client.setQueryData(progressQuery().queryKey, data.progress);
  }, [client, data, isWhole]);

  const shown = {
    dashboard: useDeferredValue(data),
    scenarios: useDeferredValue(scenarios.data),
    progress: useDeferredValue(isWhole ? data.progress : progress.isError ? data?.progress : progress.data),
    // Without it, cases are chosen by the rest.
    mastery: useDeferredValue(
      isNew || mastery.isError ? (mastery.data?.areas ?? noAreas) : mastery.data?.areas,
    ),
  };
  const withDevice = useWithDevice(shown.progress, shown.scenarios);
  // The page is drawn once, with what this device keeps.
  const known = shown.progress && !withDevice ? undefined : shown.dashboard;
  return {
    user: data?.user ?? user,
    dashboard: {
      data: known,
      isPending: !known && !dashboard.isError,
      hasFailed: dashboard.isError && !data,
      isError: dashboard.isError,
      refetch: dashboard.refetch,
    },
    scenarios: {
      data: shown.scenarios,
      hasFailed: scenarios.isError && !scenarios.data,
      isSuccess: scenarios.isSuccess,
      refetch: scenarios.refetch,
    },
    /** All progress, this device's included; undefined while it is not known. */
    progress: withDevice,
    /** The weakest first; undefined while it is not known. */
    mastery: shown.mastery,
    /** Nothing has been begun yet. */
    isNewcomer: known ? isNewcomer(known) && !withDevice?.length : isNew,
  };
}

function isNewcomer({ progress, practice, goal, user }: DashboardData): boolean {
  return progress.length === 0 && practice === null && goal.answered === 0 && user.xp === 0;
}
