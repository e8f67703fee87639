import { useState } from 'react';
import {
  queryOptions,
  useIsFetching,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import type { CareerPath, Difficulty } from '@rounds/contract/common';
import type { listScenarios, Scenario } from '@rounds/contract/learning/scenarios';
import { call } from '../../../../api/client.ts';
import { copyOf } from '../../../../api/offline-copies.ts';
import { matchesFilter } from '../scenario-filter.rules.ts';

export interface ScenarioFilter {
  readonly careerPath?: CareerPath | undefined;
  readonly difficulty?: Difficulty | undefined;
}

/** The beginning of every key below. */
const scenariosKey = ['scenarios'] as const;

const keyOf = ({ careerPath, difficulty }: ScenarioFilter) =>
  [...scenariosKey, careerPath ?? null, difficulty ?? null] as const;

function scenariosQuery({ careerPath, difficulty }: ScenarioFilter = {}) {
  const isWhole = !careerPath && !difficulty;
  return queryOptions({
    queryKey: keyOf({ careerPath, difficulty }),
    queryFn: ({ signal }) =>
      call<typeof listScenarios>('GET', '/api/scenarios', { query: { careerPath, difficulty }, signal }),
    meta: isWhole ? { worksOffline: true } : { offlineAnswer: () => partOfCopy({ careerPath, difficulty }) },
  });
}

/** What matches of the whole list's copy on this device. */
async function partOfCopy({ careerPath, difficulty }: ScenarioFilter): Promise<Scenario[] | undefined> {
  const whole = await copyOf<Scenario[]>(keyOf({}));
  return whole?.filter((scenario) => matchesFilter(scenario, careerPath, difficulty));
}

/** Brings every scenario to this device, so that they can be worked without a network. */
export async function cacheScenarios(client: QueryClient): Promise<void> {
  await client.query(scenariosQuery()).catch(() => undefined);
}

/** The scenarios that match. Where the whole list is known already, it stands in until the answer comes. */
export function useScenarios(filter: ScenarioFilter = {}, enabled = true) {
  const client = useQueryClient();
  return useQuery({
    ...scenariosQuery(filter),
    enabled,
    placeholderData: () =>
      client
        .getQueryData(scenariosQuery().queryKey)
        ?.filter((scenario) => matchesFilter(scenario, filter.careerPath, filter.difficulty)),
  });
}

/** Every scenario that any list has brought so far, by id. */
export function knownScenarios(client: QueryClient): ReadonlyMap<number, Scenario> {
  const lists = client.getQueriesData<Scenario[]>({ queryKey: scenariosKey });
  return new Map(lists.flatMap(([, list]) => list ?? []).map((scenario) => [scenario.id, scenario]));
}

/** A scenario's title: undefined while it isn't known yet, null where no list has it. */
type TitleOf = (scenarioId: number) => string | null | undefined;

/** The titles of these scenarios. What the lists so far haven't brought is looked up in the whole list. */
export function useTitles(scenarioIds: readonly number[]): TitleOf {
  const known = knownScenarios(useQueryClient());
  const isLoading = useIsFetching({ queryKey: scenariosKey }) > 0;
  const isIncomplete = scenarioIds.some((id) => !known.has(id));
  const [asksForAll, setAsksForAll] = useState(false);
  if (isIncomplete && !isLoading && !asksForAll) setAsksForAll(true);
  const { isFetching } = useScenarios({}, asksForAll);
  const isWaiting = isLoading || isFetching || !asksForAll;
  return (id) => known.get(id)?.title ?? (isIncomplete && isWaiting ? undefined : null);
}
