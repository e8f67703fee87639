import { useInfiniteQuery } from '@tanstack/react-query';
import type { listAttempts } from '@rounds/contract/learning/attempts';
import { byCursor, callPage } from '../../../../api/pages.ts';

const limit = 20;

/** The learner's attempts at a scenario, latest first, page by page. */
export function useAttempts(scenarioId: number) {
  return useInfiniteQuery({
    queryKey: ['attempts', 'list', scenarioId],
    queryFn: ({ pageParam: cursor, signal }) =>
      callPage<typeof listAttempts>('/api/scenarios/:id/attempts', {
        params: { id: scenarioId },
        query: { limit, cursor },
        signal,
      }),
    ...byCursor,
    meta: { followsProgress: true },
  });
}
