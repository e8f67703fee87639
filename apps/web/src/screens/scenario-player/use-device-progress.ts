import { useMemo } from 'react';
import type { ProgressEntry } from '@rounds/contract/learning/progress';
import type { ScenarioSummary } from '@rounds/contract/learning/scenarios';
import { readKeptAttempt } from '../../features/learning/attempts/kept-attempt.ts';
import { useSummaries } from '../../features/learning/scenarios/api/list-summaries.ts';
import { useDashboard } from '../../features/learning/progress/api/get-dashboard.ts';
import { useProgress } from '../../features/learning/progress/api/list-progress.ts';
import { withDevice } from '../../features/learning/progress/device-progress.rules.ts';
import { unsentProgress, useOutbox } from '../../features/learning/progress/outbox-client.ts';

/**
 * Progress with what was done on this device and the server doesn't know yet.
 * @param scenarios that are shown; where something waits to be sent, it is looked for in all
 */
export function useWithDevice(
  progress: readonly ProgressEntry[] | undefined,
  scenarios: readonly ScenarioSummary[] | undefined,
): readonly ProgressEntry[] | undefined {
  const outbox = useOutbox();
  const all = useSummaries({}, outbox.waiting > 0);
  const cases = all.data ?? scenarios;
  return useMemo(() => {
    if (!progress || !cases) return progress;
    return withDevice(progress, cases, { unsent: unsentProgress(outbox), keptAt: readKeptAttempt });
  }, [progress, cases, outbox]);
}

const none: readonly ProgressEntry[] = [];

/**
 * The learner's progress as far as it is known here, this device's included. Where the whole list can't be had, the dashboard's
 * answer tells what it holds.
 */
export function useKnownProgress(scenarios: readonly ScenarioSummary[] | undefined) {
  const list = useProgress();
  const isMissing = list.isError && !list.data;
  const dashboard = useDashboard(isMissing);
  const known = list.data ?? (isMissing ? dashboard.data?.progress : undefined);
  const isPending = !known && (!isMissing || dashboard.isFetching);
  const progress = useWithDevice(known ?? (isPending ? undefined : none), scenarios);
  return {
    progress,
    /** Neither of the two answers can be had. */
    isUnknown: !known && !isPending,
    isFetching: list.isFetching || (isMissing && dashboard.isFetching),
    isPaused: list.fetchStatus === 'paused',
  };
}
