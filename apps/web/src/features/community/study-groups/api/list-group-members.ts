import { useQuery } from '@tanstack/react-query';
import type { listGroupMembers } from '@rounds/contract/community/study-groups';
import { call } from '../../../../api/client.ts';
import { groupsKey } from './list-study-groups.ts';

/** A group's members, longest-standing first. */
export function useGroupMembers(id: number) {
  return useQuery({
    queryKey: [...groupsKey, 'members', id],
    queryFn: ({ signal }) =>
      call<typeof listGroupMembers>('GET', '/api/study-groups/:id/members', { params: { id }, signal }),
    refetchOnMount: 'always',
  });
}
