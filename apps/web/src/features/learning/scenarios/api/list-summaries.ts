import { useState } from 'react';
import {
  queryOptions,
  useIsFetching,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import type { CareerPath, Difficulty } from '@rounds/contract/common';
import type { listScenarioSummaries, ScenarioSummary } from '@rounds/contract/learning/scenarios';
import { call } from '../../../../api/client.ts';
import { matchesFilter } from '../scenario-filter.rules.ts';
import { copiedScenarios, loadedScenarios } from './list-scenarios.ts';

export interface ScenarioFilter {
  readonly careerPath?: CareerPath | undefined;
  readonly difficulty?: Difficulty | undefined;
}

/** The prefix of all keys below. */
const summariesKey = ['scenario-summaries'] as const;

export function summariesQuery(filter: ScenarioFilter = {}) {
  const { careerPath, difficulty } = filter;
  return queryOptions({
    queryKey: [...summariesKey, careerPath ?? null, difficulty ?? null],
    queryFn: ({ signal }) =>
      call<typeof listScenarioSummaries>('GET', '/api/scenarios/summaries', {
        query: { careerPath, difficulty },
        signal,
      }),
    // The full scenarios, which are stored on this device, contain all of that.
    meta: { offlineAnswer: async () => matching(await copiedScenarios(), filter) },
  });
}

const matching = (
  summaries: readonly ScenarioSummary[] | undefined,
  { careerPath, difficulty }: ScenarioFilter,
): ScenarioSummary[] | undefined =>
  summaries?.filter((summary) => matchesFilter(summary, careerPath, difficulty));

/** The summaries that match. If all are known already, those are shown until the answer comes. */
export function useSummaries(filter: ScenarioFilter = {}, enabled = true) {
  const client = useQueryClient();
  return useQuery({
    ...summariesQuery(filter),
    enabled,
    placeholderData: () =>
      matching(client.getQueryData(summariesQuery().queryKey) ?? loadedScenarios(client), filter),
  });
}

/** All summaries from any list so far, by id. */
function knownSummaries(client: QueryClient): ReadonlyMap<number, ScenarioSummary> {
  const lists = client.getQueriesData<ScenarioSummary[]>({ queryKey: summariesKey });
  const known = [...lists.flatMap(([, list]) => list ?? []), ...(loadedScenarios(client) ?? [])];
  return new Map(known.map((summary) => [summary.id, summary]));
}

/** A scenario's title: undefined while unknown, null if no list has it. */
type TitleOf = (scenarioId: number) => string | null | undefined;

/** The titles of these scenarios. Those missing from the lists so far are looked up in the full list. */
export function useTitles(scenarioIds: readonly number[]): TitleOf {
  const known = knownSummaries(useQueryClient());
  const isLoading = useIsFetching({ queryKey: summariesKey }) > 0;
  const isIncomplete = scenarioIds.some((id) => !known.has(id));
  const [asksForAll, setAsksForAll] = useState(false);
  if (isIncomplete && !isLoading && !asksForAll) setAsksForAll(true);
  const { isFetching } = useSummaries({}, asksForAll);
  const isWaiting = isLoading || isFetching || !asksForAll;
  return (id) => known.get(id)?.title ?? (isIncomplete && isWaiting ? undefined : null);
}
