import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { completeNames } from '@rounds/contract/community/forum';
import { call } from '../../../../api/client.ts';

/** Names that begin with the typed letters; not fetched without any. The previous ones stay until the next arrive. */
export function useNameSuggestions(letters: string | undefined, postId: number | undefined) {
  return useQuery({
    queryKey: ['forum', 'names', postId ?? null, letters?.toLowerCase()],
    queryFn: ({ signal }) =>
      call<typeof completeNames>('GET', '/api/forum/names', { query: { q: letters ?? '', postId }, signal }),
    enabled: Boolean(letters),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}
