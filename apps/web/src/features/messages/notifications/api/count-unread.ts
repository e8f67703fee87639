import { queryOptions, useQuery } from '@tanstack/react-query';
import type { countUnread } from '@rounds/contract/messages/notifications';
import { call } from '../../../../api/client.ts';

const minute = 60_000;

export const unreadKey = ['notifications', 'unread'] as const;

function unreadQuery() {
  return queryOptions({
    queryKey: unreadKey,
    queryFn: ({ signal }) => call<typeof countUnread>('GET', '/api/notifications/unread', { signal }),
    // What is told of comes from elsewhere too: asked each minute while the page is seen, and when it is come back to.
    refetchInterval: minute,
    refetchOnWindowFocus: 'always',
    meta: { followsProgress: true },
  });
}

/** How many are unread. Not asked before the page is there. */
export function useUnread(enabled: boolean): number {
  return useQuery({ ...unreadQuery(), enabled }).data?.count ?? 0;
}
