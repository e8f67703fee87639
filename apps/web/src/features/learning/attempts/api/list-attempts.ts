import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { listAttempts } from '@rounds/contract/learning/attempts';
import { callPage } from '../../../../api/pages.ts';

const limit = 20;

function attemptsQuery(scenarioId: number) {
  return infiniteQueryOptions({
    queryKey: ['attempts', 'list', scenarioId],
    queryFn: ({ pageParam: cursor, signal }) =>
      callPage<typeof listAttempts>('/api/scenarios/:id/attempts', {
        params: { id: scenarioId },
        query: { limit, cursor },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    meta: { followsProgress: true },
  });
}

/** The learner's attempts at a scenario, latest first, page by page. */
export function useAttempts(scenarioId: number) {
  return useInfiniteQuery(attemptsQuery(scenarioId));
}
