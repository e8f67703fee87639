import { useMemo } from 'react';
import type { ProgressEntry } from '@rounds/contract/learning/progress';
import type { ScenarioSummary } from '@rounds/contract/learning/scenarios';
import { usePreferences } from '../../features/identity/preferences/api/get-preferences.ts';
import { useMastery } from '../../features/learning/mastery/api/get-mastery.ts';
import { fitFor } from '../../features/learning/scenarios/next-case.rules.ts';
import type { Fit } from '../../features/learning/scenarios/scenario-list.rules.ts';

/**
 * How well scenarios fit the learner, by which the dashboard and the results choose the next case too; `isKnown` once
 * all that can be had is there.
 */
export function useFit(
  scenarios: readonly ScenarioSummary[] | undefined,
  progress: readonly ProgressEntry[] | undefined,
): { readonly fit: Fit<ScenarioSummary>; readonly isKnown: boolean } {
  const mastery = useMastery();
  const preferences = usePreferences();
  const areas = mastery.data?.areas;
  const stated = preferences.data;
  const fit = useMemo(
    () =>
      fitFor({
        scenarios: scenarios ?? [],
        progress: progress ?? [],
        mastery: areas ?? [],
        preferences: stated ?? null,
      }),
    [scenarios, progress, areas, stated],
  );
  const isKnown = [mastery, preferences].every(
    ({ data, isError, isPaused }) => data !== undefined || isError || isPaused,
  );
  return { fit, isKnown };
}
