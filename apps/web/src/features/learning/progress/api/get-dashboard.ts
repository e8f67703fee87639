import { queryOptions, useQuery } from '@tanstack/react-query';
import type { getDashboard } from '@rounds/contract/learning/progress.dashboard';
import type { AnswerOf } from '@rounds/contract/endpoint';
import { call } from '../../../../api/client.ts';

export type DashboardData = AnswerOf<typeof getDashboard>;

export function dashboardQuery() {
  return queryOptions({
    queryKey: ['progress', 'dashboard'],
    queryFn: ({ signal }) => call<typeof getDashboard>('GET', '/api/dashboard', { signal }),
    meta: {
      followsProgress: true,
      worksOffline: true,
      withPreferences: (data, preferences) => ({ ...(data as DashboardData), preferences }),
    },
  });
}

/** The learner, their stats, the latest progress rows, the week and the scores, in one call. */
export function useDashboard(enabled = true) {
  return useQuery({ ...dashboardQuery(), enabled });
}
