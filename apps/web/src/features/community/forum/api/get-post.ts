import { queryOptions, useQuery } from '@tanstack/react-query';
import type { getPost } from '@rounds/contract/community/forum';
import { call } from '../../../../api/client.ts';

export function postQuery(id: number) {
  return queryOptions({
    queryKey: ['forum', 'post', id],
    queryFn: ({ signal }) => call<typeof getPost>('GET', '/api/forum/:id', { params: { id }, signal }),
    staleTime: 0,
  });
}

export function usePost(id: number) {
  return useQuery(postQuery(id));
}
