import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BodyIn } from '@rounds/contract/endpoint';
import type { countPractice } from '@rounds/contract/learning/practice';
import { call } from '../../../../api/client.ts';

type Filters = BodyIn<typeof countPractice>['filters'];

/** How many questions match; while filters change, the last count stays. */
export function usePracticeCount(filters: Filters) {
  return useQuery({
    queryKey: ['practice', 'count', filters],
    queryFn: ({ signal }) =>
      call<typeof countPractice>('POST', '/api/practice/count', { body: { filters }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { followsProgress: true },
  });
}
