import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { setDailyGoal } from '@rounds/contract/learning/goals';
import { call } from '../../../../api/client.ts';
import { refetchFollowers } from '../../../../api/query-meta.ts';
import { goalQuery } from './get-goal.ts';

/** Sets the daily goal; null turns it off. Whatever shows the goal is updated. */
export function useSetGoal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (questions: number | null) =>
      call<typeof setDailyGoal>('PUT', '/api/progress/goal', { body: { questions } }),
    onSuccess: (goal) => {
      client.setQueryData(goalQuery().queryKey, goal);
      return refetchFollowers(client, 'followsProgress');
    },
  });
}
