import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { getScenario, Scenario } from '@rounds/contract/learning/scenarios';
import { ApiError, call } from '../../../../api/client.ts';
import { copiedScenarios, loadedScenarios } from './list-scenarios.ts';

const withId = (id: number) => (scenario: Scenario) => scenario.id === id;

function nullIfGone(error: unknown): null {
  if (error instanceof ApiError && error.code === 'scenario_not_found') return null;
  throw error;
}

const scenarioQuery = (id: number) =>
  queryOptions({
    queryKey: ['scenario', id],
    queryFn: async ({ client, signal }): Promise<Scenario | null> =>
      loadedScenarios(client)?.find(withId(id)) ??
      (await call<typeof getScenario>('GET', '/api/scenarios/:id', { params: { id }, signal }).catch(
        nullIfGone,
      )),
    meta: { offlineAnswer: async () => (await copiedScenarios())?.find(withId(id)) },
  });

/** A complete scenario; null if it isn't offered. */
export function useScenario(id: number) {
  const client = useQueryClient();
  return useQuery({ ...scenarioQuery(id), initialData: () => loadedScenarios(client)?.find(withId(id)) });
}

/** Prefetches a scenario that is about to be opened. */
export function preloadScenario(client: QueryClient, id: number): void {
  void client.query(scenarioQuery(id)).catch(() => undefined);
}
