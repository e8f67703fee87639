import { useQuery } from '@tanstack/react-query';
import type { getStudyGroup } from '@rounds/contract/community/study-groups';
import { call } from '../../../../api/client.ts';
import { groupsKey } from './list-study-groups.ts';

export function useStudyGroup(id: number) {
  return useQuery({
    queryKey: [...groupsKey, 'one', id],
    queryFn: ({ signal }) =>
      call<typeof getStudyGroup>('GET', '/api/study-groups/:id', { params: { id }, signal }),
    refetchOnMount: 'always',
  });
}
