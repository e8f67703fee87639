import { useDeferredValue, useMemo } from 'react';
import type { ProgressEntry } from '@rounds/contract/learning/progress';
import type { ScenarioSummary } from '@rounds/contract/learning/scenarios';
import { useAreaName } from '../../features/learning/scenarios/area-name.ts';
import { noFilters, type Filters } from '../../features/learning/scenarios/pathway-filters.rules.ts';
import {
  countAreas,
  isInAreas,
  sortScenarios,
  stateOf,
  type AreaCount,
  type Fit,
} from '../../features/learning/scenarios/scenario-list.rules.ts';
import {
  findMatches,
  indexScenario,
  titlesFirst,
  type Match,
} from '../../features/learning/scenarios/scenario-search.rules.ts';

export interface FilteredScenarios {
  readonly scenarios: readonly ScenarioSummary[];
  /** Where else than in the title the search found them, by scenario. */
  readonly matches: ReadonlyMap<number, readonly Match[]>;
  /** Of what matches all filters but that of the areas: what choosing one would show. */
  readonly areas: readonly AreaCount[];
}

/**
 * What the filters leave of the scenarios of a path and level, in order; undefined while these load. Deferred, so that drawing
 * many cards doesn't hold up typing.
 */
export function useFilteredScenarios(
  filters: Filters,
  scenarios: readonly ScenarioSummary[] | undefined,
  entries: ReadonlyMap<number, ProgressEntry>,
  fit: Fit<ScenarioSummary>,
): FilteredScenarios | undefined {
  const nameOf = useAreaName();
  const all = useDeferredValue(scenarios);
  const { search, state, areas, sort } = useDeferredValue(filters);
  const indexes = useMemo(
    () => all?.map((scenario) => ({ scenario, index: indexScenario(scenario, nameOf) })),
    [all, nameOf],
  );
  return useMemo(() => {
    if (!indexes) return undefined;
    const hits = indexes.flatMap(({ scenario, index }) => {
      const match = findMatches(index, search);
      const fits = match && (state === undefined || stateOf(entries.get(scenario.id)) === state);
      return fits ? [{ scenario, match }] : [];
    });
    const matches = new Map(hits.map(({ scenario, match }) => [scenario.id, match]));
    const matching = hits.map(({ scenario }) => scenario);
    const inAreas = matching.filter((scenario) => isInAreas(scenario, areas));
    const sorted = sortScenarios(inAreas, entries, sort, fit);
    return {
      scenarios: sort === noFilters.sort ? titlesFirst(sorted, matches) : sorted,
      matches,
      areas: countAreas(matching, areas),
    };
  }, [indexes, search, state, areas, sort, entries, fit]);
}
