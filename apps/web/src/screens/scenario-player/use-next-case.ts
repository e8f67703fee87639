import { useMemo } from 'react';
import type { Scenario } from '@rounds/contract/learning/scenarios';
import { useProgress } from '../../features/learning/progress/api/list-progress.ts';
import { useScenarios } from '../../features/learning/scenarios/api/list-scenarios.ts';
import { nextScenarios } from '../../features/learning/scenarios/scenario-filter.rules.ts';

/**
 * What comes after a case: of its path, which may be another than the learner's own, what was begun first, then what is new.
 * Undefined while that isn't known, null where nothing is left or it can't be known now.
 */
export function useNextCase({
  id,
  careerPath,
}: Pick<Scenario, 'id' | 'careerPath'>): Scenario | null | undefined {
  const { data: scenarios, isError: noScenarios } = useScenarios();
  const { data: progress, isError: noProgress } = useProgress();
  const isUnknowable = (noScenarios && !scenarios) || (noProgress && !progress);
  return useMemo(() => {
    if (!scenarios || !progress) return isUnknowable ? null : undefined;
    const others = scenarios.filter((scenario) => scenario.id !== id);
    const own = others.filter((scenario) => scenario.careerPath === careerPath);
    return nextScenarios(own.length > 0 ? own : others, progress, 1)[0] ?? null;
  }, [scenarios, progress, isUnknowable, id, careerPath]);
}
