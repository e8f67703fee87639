import { useQuery } from '@tanstack/react-query';
import type { listStudyGroups } from '@rounds/contract/community/study-groups';
import { callPages } from '../../../../api/pages.ts';
import { groupsKey } from './list-study-groups.ts';

/** The learner's groups, latest first. */
export function useOwnGroups() {
  return useQuery({
    queryKey: [...groupsKey, 'own'],
    queryFn: ({ signal }) =>
      callPages<typeof listStudyGroups>('/api/study-groups', { query: { mine: 'true' }, signal }),
    refetchOnMount: 'always',
  });
}
