import { queryOptions, useQuery } from '@tanstack/react-query';
import type { getDailyGoal } from '@rounds/contract/learning/goals';
import { call } from '../../../../api/client.ts';

export function goalQuery() {
  return queryOptions({
    queryKey: ['progress', 'goal'],
    queryFn: ({ signal }) => call<typeof getDailyGoal>('GET', '/api/progress/goal', { signal }),
    meta: { followsProgress: true },
  });
}

/** The daily goal, for screens without the dashboard's answer. */
export function useGoal() {
  return useQuery(goalQuery());
}
