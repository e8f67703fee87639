import { useState } from 'react';
import type { Scenario } from '@rounds/contract/learning/scenarios';
import { usePreferences } from '../../features/identity/preferences/api/get-preferences.ts';
import { useMastery } from '../../features/learning/mastery/api/get-mastery.ts';
import { useKnownProgress } from './use-device-progress.ts';
import { useSummaries } from '../../features/learning/scenarios/api/list-summaries.ts';
import { nextCase, type NextCase } from '../../features/learning/scenarios/next-case.rules.ts';

/**
 * What comes after a case or a session, and why: within its career path, which may not be the learner's own, the same
 * choice as on the dashboard. Undefined while unknown, null if nothing is left or it can't be known now. Once known, it
 * stays.
 * @param isOver whether the answers have been sent, or stored on this device: from then on, they count in the choice
 */
export function useNextCase(
  { id, careerPath }: Pick<Scenario, 'id' | 'careerPath'>,
  isOver: boolean,
): NextCase | null | undefined {
  const { data: scenarios, isError: noScenarios } = useSummaries();
  const known = useKnownProgress(scenarios);
  const mastery = useMastery();
  const preferences = usePreferences();
  const [kept, keep] = useState<NextCase | null>();
  const isKnown = [known, mastery, preferences].every(({ isFetching }) => !isFetching);
  if (kept !== undefined) return kept;
  const { progress } = known;
  // If the server doesn't answer, what was done on this device is enough to choose by.
  const isUnknown = known.isUnknown && isOver && progress?.length === 0;
  if ((noScenarios && !scenarios) || isUnknown) return null;
  if (!isOver || !isKnown || !scenarios || !progress) return undefined;
  const own = scenarios.filter((scenario) => scenario.careerPath === careerPath);
  const next = nextCase(
    {
      scenarios: own.some((scenario) => scenario.id !== id) ? own : scenarios,
      progress,
      // Without these two, the rest decides.
      mastery: mastery.data?.areas ?? [],
      preferences: preferences.data ?? null,
    },
    id,
  );
  keep(next);
  return next;
}
