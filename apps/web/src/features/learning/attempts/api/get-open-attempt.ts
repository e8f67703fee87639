import { queryOptions, useQuery } from '@tanstack/react-query';
import type { getOpenAttempt } from '@rounds/contract/learning/attempts';
import { call } from '../../../../api/client.ts';
import { onNewSession } from '../../../../session/session.ts';

/** A connection that takes longer doesn't hold up who wants to begin. */
const patienceMs = 4000;

function fetchOpenAttempt(id: number, signal?: AbortSignal) {
  const patience = AbortSignal.timeout(patienceMs);
  return call<typeof getOpenAttempt>('GET', '/api/scenarios/:id/attempt', {
    params: { id },
    signal: signal ? AbortSignal.any([signal, patience]) : patience,
  });
}

const askedAhead = new Map<number, ReturnType<typeof fetchOpenAttempt>>();
// What was asked for one learner is no answer to another.
onNewSession(() => askedAhead.clear());

/** Asks before the player is drawn. The answer counts once and not for long: another device may go on. */
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
