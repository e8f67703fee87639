import { queryOptions, useQuery } from '@tanstack/react-query';
import type { getOpenAttempt } from '@rounds/contract/learning/attempts';
import { call } from '../../../../api/client.ts';

/** A connection that takes longer doesn't hold up who wants to begin. */
const patienceMs = 4000;

function openAttemptQuery(scenarioId: number) {
  return queryOptions({
    queryKey: ['attempts', 'open', scenarioId],
    queryFn: ({ signal }) =>
      call<typeof getOpenAttempt>('GET', '/api/scenarios/:id/attempt', {
        params: { id: scenarioId },
        signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
      }),
  });
}

/** The attempt that goes on, fetched again whenever the learner comes back to the page: another device may have gone on. */
export function useOpenAttempt(scenarioId: number) {
  return useQuery({
    ...openAttemptQuery(scenarioId),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: 'always',
    networkMode: 'always',
  });
}
