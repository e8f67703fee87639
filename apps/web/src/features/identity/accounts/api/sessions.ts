import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { endOtherSessions, endSession, listSessions } from '@rounds/contract/identity/accounts.security';
import { call, untilGone } from '../../../../api/client.ts';

const sessionsQuery = () =>
  queryOptions({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => call<typeof listSessions>('GET', '/api/user/sessions', { signal }),
    // Another device may have signed in or out since.
    staleTime: 0,
  });

/** Where the learner is signed in, the current session first. */
export function useSessions() {
  return useQuery(sessionsQuery());
}

/** Ends one session; if it has already ended, that isn't an error. */
export function useEndSession() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      untilGone(call<typeof endSession>('DELETE', '/api/user/sessions/:id', { params: { id } })),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
  });
}

/** Ends all other sessions. */
export function useEndOtherSessions() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call<typeof endOtherSessions>('DELETE', '/api/user/sessions'),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
  });
}
