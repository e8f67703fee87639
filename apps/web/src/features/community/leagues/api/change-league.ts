import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { joinLeague, leaveLeague } from '@rounds/contract/community/leagues';
import { call } from '../../../../api/client.ts';
import { leagueQuery } from './get-league.ts';

/** Joins the leagues (true) or leaves them. */
export function useChangeLeague() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (joins: boolean) =>
      joins
        ? call<typeof joinLeague>('PUT', '/api/league')
        : call<typeof leaveLeague>('DELETE', '/api/league'),
    onSuccess: (league) => client.setQueryData(leagueQuery().queryKey, league),
  });
}
