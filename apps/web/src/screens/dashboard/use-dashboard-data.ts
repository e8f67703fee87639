import { useDeferredValue, useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useDashboard } from '../../features/learning/progress/api/get-dashboard.ts';
import { progressQuery, useProgress } from '../../features/learning/progress/api/list-progress.ts';
import { useScenarios } from '../../features/learning/scenarios/api/list-scenarios.ts';
import { updateUser, useSession } from '../../session/session.ts';

/** The dashboard's answer holds this many progress rows; fewer are all there are. */
const rowsInAnswer = 5;

/**
 * The dashboard's figures from one call, and the scenarios of the learner's path. Only who has more progress than
 * that one answer holds needs the whole list, to know which scenarios are still open. Each answer fills much of the page:
 * deferred, it is drawn in slices, and the page answers in between.
 */
export function useDashboardData() {
  const client = useQueryClient();
  const { user } = useSession();
  const figures = useDashboard();
  const { data } = figures;
  const isWhole = data !== undefined && data.progress.length < rowsInAnswer;
  const careerPath = (data?.user ?? user)?.careerPath ?? undefined;
  const scenarios = useScenarios({ careerPath }, user !== null || data !== undefined);
  const progress = useProgress(data !== undefined && !isWhole);

  useEffect(() => {
    if (!data) return;
    updateUser(data.user);
    if (isWhole) client.setQueryData(progressQuery().queryKey, data.progress);
  }, [client, data, isWhole]);

  const shown = {
    figures: useDeferredValue(data),
    scenarios: useDeferredValue(scenarios.data),
    progress: useDeferredValue(isWhole ? data.progress : progress.isError ? data?.progress : progress.data),
  };
  return {
    user: data?.user ?? user,
    figures: {
      data: shown.figures,
      isPending: !shown.figures && !figures.isError,
      hasFailed: figures.isError && !data,
      isError: figures.isError,
      refetch: figures.refetch,
    },
    scenarios: {
      data: shown.scenarios,
      hasFailed: scenarios.isError && !scenarios.data,
      isSuccess: scenarios.isSuccess,
      refetch: scenarios.refetch,
    },
    /** All progress; undefined while it is not known. */
    progress: shown.progress,
  };
}
