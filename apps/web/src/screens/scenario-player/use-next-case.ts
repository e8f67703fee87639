import { useState } from 'react';
import type { Scenario } from '@rounds/contract/learning/scenarios';
import { usePreferences } from '../../features/identity/preferences/api/get-preferences.ts';
import { useMastery } from '../../features/learning/mastery/api/get-mastery.ts';
import { useProgress } from '../../features/learning/progress/api/list-progress.ts';
import { useSummaries } from '../../features/learning/scenarios/api/list-summaries.ts';
import { nextCase, type NextCase } from '../../features/learning/scenarios/next-case.rules.ts';

/**
 * What comes after a case or a session, and why: of its path, which may be another than the learner's own, what is chosen on the
 * dashboard as well. Undefined while that isn't known, null where nothing is left or it can't be known now. Once told, it stays.
 * @param isOver what was answered has been sent, or kept on this device: by then it counts for what is chosen
 */
export function useNextCase(
  { id, careerPath }: Pick<Scenario, 'id' | 'careerPath'>,
  isOver: boolean,
): NextCase | null | undefined {
  const { data: scenarios, isError: noScenarios } = useSummaries();
  const progress = useProgress();
  const mastery = useMastery();
  const preferences = usePreferences();
  const [kept, keep] = useState<NextCase | null>();
  const isKnown = [progress, mastery, preferences].every(({ isFetching }) => !isFetching);
  if (kept !== undefined) return kept;
  if ((noScenarios && !scenarios) || (progress.isError && !progress.data)) return null;
  if (!isOver || !isKnown || !scenarios || !progress.data) return undefined;
  const others = scenarios.filter((scenario) => scenario.id !== id);
  const own = others.filter((scenario) => scenario.careerPath === careerPath);
  const next = nextCase({
    scenarios: own.length > 0 ? own : others,
    progress: progress.data,
    // Without these two, it is chosen by the rest.
    mastery: mastery.data?.areas ?? [],
    preferences: preferences.data ?? null,
  });
  keep(next);
  return next;
}
