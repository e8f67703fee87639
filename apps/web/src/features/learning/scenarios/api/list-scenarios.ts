import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import type { listScenarios, Scenario } from '@rounds/contract/learning/scenarios';
import { call } from '../../../../api/client.ts';
import { copyOf, copyResponse } from '../../../../api/offline-copies.ts';

const scenariosKey = ['scenarios'] as const;

const scenariosQuery = () =>
  queryOptions({
    queryKey: scenariosKey,
    queryFn: ({ signal }) =>
      call<typeof listScenarios>('GET', '/api/scenarios', {
        signal,
        onResponse: (response) => void copyResponse(scenariosKey, response),
      }),
    meta: { offlineAnswer: copiedScenarios },
  });

/** Every full scenario: as much data as a page loads in total. Lists use their summaries instead. */
export const useScenarios = () => useQuery(scenariosQuery());

/** Copies every scenario to this device, so that they can be used offline. */
export async function cacheScenarios(client: QueryClient): Promise<void> {
  await client.query(scenariosQuery()).catch(() => undefined);
}

/** Every scenario, if it has been loaded. */
export const loadedScenarios = (client: QueryClient): readonly Scenario[] | undefined =>
  client.getQueryData(scenariosQuery().queryKey);

/** This device's copy of every scenario; undefined if there is none. */
export const copiedScenarios = (): Promise<Scenario[] | undefined> => copyOf<Scenario[]>(scenariosKey);
