import { useMemo, useState, useSyncExternalStore } from 'react';
import type { ProgressEntry } from '@rounds/contract/learning/progress';
import type { ScenarioSummary } from '@rounds/contract/learning/scenarios';
import { whenIdle } from '../../browser/idle.ts';
import { loadWithRetry } from '../../browser/lazy-with-retry.ts';
import { useSummaries } from '../../features/learning/scenarios/api/list-summaries.ts';
import { useDashboard } from '../../features/learning/progress/api/get-dashboard.ts';
import { useProgress } from '../../features/learning/progress/api/list-progress.ts';
import { keepsProgress } from '../../session/kept-progress.ts';
import type * as Device from './device-progress.ts';

let device: typeof Device | null = null;

/** Loads what this device stores: at once if there is anything, otherwise when the browser is idle. */
function subscribe(onChange: () => void): () => void {
  let isOver = false;
  let stop = () => {};
  const follow = async () => {
    device ??= await loadWithRetry(() => import('./device-progress.ts'));
    if (isOver) return;
    stop = device.subscribe(onChange);
    onChange();
  };
  const cancel = device || keepsProgress() ? void follow() : whenIdle(() => void follow());
  return () => {
    isOver = true;
    cancel?.();
    stop();
  };
}

const getState = () => device?.getState() ?? null;

/**
 * Progress, including what was done on this device and the server doesn't have yet; undefined while either is unknown.
 * @param scenarios the ones shown; if something is waiting to be sent, all are searched for it
 */
export function useWithDevice(
  progress: readonly ProgressEntry[] | undefined,
  scenarios: readonly ScenarioSummary[] | undefined,
): readonly ProgressEntry[] | undefined {
  const state = useSyncExternalStore(subscribe, getState);
  const [isKept] = useState(keepsProgress);
  const all = useSummaries({}, state !== null && state.waiting > 0);
  const cases = all.data ?? scenarios;
  return useMemo(() => {
    if (!state && isKept) return undefined;
    // Read again on every change of state, which means that something else is stored.
    return state && progress && cases ? device?.addDevice(progress, cases) : progress;
  }, [progress, cases, state, isKept]);
}

const none: readonly ProgressEntry[] = [];

/**
 * The learner's progress as far as it is known here, including this device's. If the whole list isn't available, the
 * dashboard's answer has to do.
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
    /** Neither of the two answers is available. */
    isUnknown: !known && !isPending,
    isFetching: list.isFetching || (isMissing && dashboard.isFetching),
    isPaused: list.fetchStatus === 'paused',
  };
}
