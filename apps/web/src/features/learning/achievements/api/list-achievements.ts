import { queryOptions, useQuery } from '@tanstack/react-query';
import type { listAchievements } from '@rounds/contract/learning/achievements';
import { call } from '../../../../api/client.ts';

function achievementsQuery() {
  return queryOptions({
    queryKey: ['achievements', 'all'],
    queryFn: ({ signal }) => call<typeof listAchievements>('GET', '/api/achievements', { signal }),
  });
}

/** Everything that can be unlocked, the same for every learner. */
export function useAchievements() {
  return useQuery(achievementsQuery());
}
