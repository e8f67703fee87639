import { useQuery } from '@tanstack/react-query';
import type { listAchievements } from '@rounds/contract/learning/achievements';
import { call } from '../../../../api/client.ts';

/** Everything that can be unlocked, the same for every learner. */
export function useAchievements() {
  return useQuery({
    queryKey: ['achievements', 'all'],
    queryFn: ({ signal }) => call<typeof listAchievements>('GET', '/api/achievements', { signal }),
  });
}
