import { useQuery } from '@tanstack/react-query';
import type { getAttempt } from '@rounds/contract/learning/attempts';
import { call } from '../../../../api/client.ts';

/** A stored attempt with its answers, in the edition that was answered, with corrected keys. */
export function useAttemptReview(id: string, enabled = true) {
  return useQuery({
    queryKey: ['attempts', 'one', id],
    queryFn: ({ signal }) => call<typeof getAttempt>('GET', '/api/attempts/:id', { params: { id }, signal }),
    enabled,
  });
}
