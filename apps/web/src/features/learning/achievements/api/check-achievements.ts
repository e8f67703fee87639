import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { checkAchievements, UserAchievement } from '@rounds/contract/learning/achievements';
import { refetchFollowers } from '../../../../api/query-meta.ts';
import { call } from '../../../../api/client.ts';

/** Unlocks what has been reached. Each achievement is returned to only one call, whose caller announces it. */
export function postCheck(): Promise<UserAchievement[]> {
  return call<typeof checkAchievements>('POST', '/api/achievements/check');
}

/** Checks at the press of a button; whatever shows achievements or XP is refetched. */
export function useCheckAchievements() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: postCheck,
    onSuccess: () => refetchFollowers(queries, 'followsProgress'),
  });
}
