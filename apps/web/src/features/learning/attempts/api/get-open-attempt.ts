import { queryOptions, useQuery } from '@tanstack/react-query';
import type { getOpenAttempt } from '@rounds/contract/learning/attempts';
import { call } from '../../../../api/client.ts';
import { onNewSession } from '../../../../session/session.ts';

/** A slow connection must not delay a learner who wants to start. */
const patienceMs = 4000;

function fetchOpenAttempt(id: number, signal?: AbortSignal) {
  const patience = AbortSignal.timeout(patienceMs);
  return call<typeof getOpenAttempt>('GET', '/api/scenarios/:id/attempt', {
    params: { id },
    signal: signal ? AbortSignal.any([signal, patience]) : patience,
  });
}

const askedAhead = new Map<number, ReturnType<typeof fetchOpenAttempt>>();
// An answer fetched for one learner isn't one for another.
onNewSession(() => askedAhead.clear());

/** Fetches before the player is rendered. The answer is used once and expires quickly: another device may continue. */
export function preloadOpenAttempt(scenarioId: number): void {
  const answer = fetchOpenAttempt(scenarioId);
  answer.catch(() => undefined);
  askedAhead.set(scenarioId, answer);
  setTimeout(() => {
    if (askedAhead.get(scenarioId) === answer) askedAhead.delete(scenarioId);
  }, patienceMs);
}

function openAttemptQuery(scenarioId: number) {
  return queryOptions({
    queryKey: ['attempts', 'open', scenarioId],
    queryFn: ({ signal }) => {
      const asked = askedAhead.get(scenarioId);
      askedAhead.delete(scenarioId);
      return asked ?? fetchOpenAttempt(scenarioId, signal);
    },
  });
}

/** The open attempt, refetched whenever the learner returns to the page: another device may have continued. */
export function useOpenAttempt(scenarioId: number) {
  return useQuery({
    ...openAttemptQuery(scenarioId),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: 'always',
    networkMode: 'always',
  });
}
