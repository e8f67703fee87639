import { queryOptions, useQuery } from '@tanstack/react-query';
import type { getPreferences } from '@rounds/contract/identity/preferences';
import { call } from '../../../../api/client.ts';

export function preferencesQuery() {
  return queryOptions({
    queryKey: ['preferences'],
    queryFn: ({ signal }) => call<typeof getPreferences>('GET', '/api/user/preferences', { signal }),
    // The practice stats in it change with progress.
    meta: { followsProgress: true },
  });
}

export function usePreferences() {
  return useQuery(preferencesQuery());
}
