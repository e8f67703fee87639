import { useQuery } from '@tanstack/react-query';
import type { listUserAchievements } from '@rounds/contract/learning/achievements';
import { call } from '../../../../api/client.ts';

/** The maximum page size: there are far fewer achievements. */
const limit = 200;

/** What the learner has unlocked, latest first. */
export function useUserAchievements() {
  return useQuery({
    queryKey: ['achievements', 'user'],
    queryFn: ({ signal }) =>
      call<typeof listUserAchievements>('GET', '/api/achievements/user', { query: { limit }, signal }),
    meta: { followsProgress: true },
  });
}
