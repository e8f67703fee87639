import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { getScenario, listScenarios, Scenario } from '@rounds/contract/learning/scenarios';
import { ApiError, call } from '../../../../api/client.ts';
import { copyOf } from '../../../../api/offline-copies.ts';

const scenariosKey = ['scenarios'] as const;

const scenariosQuery = () =>
  queryOptions({
    queryKey: scenariosKey,
    queryFn: ({ signal }) => call<typeof listScenarios>('GET', '/api/scenarios', { signal }),
    meta: { worksOffline: true },
  });

/** Every scenario, whole: as much as a page loads in all. What only lists them does with their summaries. */
export const useScenarios = () => useQuery(scenariosQuery());

/** Brings every scenario to this device, so that they can be worked without a network. */
export async function cacheScenarios(client: QueryClient): Promise<void> {
  await client.query(scenariosQuery()).catch(() => undefined);
}

/** Every scenario, where it has been loaded. */
export const loadedScenarios = (client: QueryClient): readonly Scenario[] | undefined =>
  client.getQueryData(scenariosQuery().queryKey);

/** This device's copy of every scenario; undefined where there is none. */
export const copiedScenarios = (): Promise<Scenario[] | undefined> => copyOf<Scenario[]>(scenariosKey);

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

/** A scenario, whole; null where it isn't offered. */
export function useScenario(id: number) {
  const client = useQueryClient();
  return useQuery({ ...scenarioQuery(id), initialData: () => loadedScenarios(client)?.find(withId(id)) });
}

/** Brings a scenario that is about to be opened. */
export function preloadScenario(client: QueryClient, id: number): void {
  void client.query(scenarioQuery(id)).catch(() => undefined);
}
