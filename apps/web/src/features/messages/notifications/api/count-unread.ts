import { useQuery } from '@tanstack/react-query';
import type { countUnread } from '@rounds/contract/messages/notifications';
import { call } from '../../../../api/client.ts';

const minute = 60_000;

export const unreadKey = ['notifications', 'unread'] as const;

/** How many are unread. */
export function useUnreadCount(enabled: boolean): number {
  const { data } = useQuery({
    queryKey: unreadKey,
    queryFn: ({ signal }) => call<typeof countUnread>('GET', '/api/notifications/unread', { signal }),
    // Other people cause notifications, too: poll every minute while visible, and refetch on focus.
    refetchInterval: minute,
    refetchOnWindowFocus: 'always',
    meta: { followsProgress: true },
    enabled,
  });
  return data?.count ?? 0;
}
