import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyIn } from '@rounds/contract/endpoint';
import type { NotificationEntry, readNotifications } from '@rounds/contract/messages/notifications';
import { call } from '../../../../api/client.ts';
import { unreadKey } from './count-unread.ts';
import { listKey } from './list-notifications.ts';

type Which = BodyIn<typeof readNotifications>;

function isIncluded({ id }: NotificationEntry, { ids, upTo = 0 }: Which): boolean {
  return ids ? ids.includes(id) : id <= upTo;
}

/** Marks as read: optimistic, refetched on failure. */
export function useReadNotifications(onError: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Which) =>
      // Pressing a notification often leaves the page as well.
      call<typeof readNotifications>('POST', '/api/notifications/read', { body, keepalive: true }),
    onMutate: async (which) => {
      // A response in flight would show them as unread again.
      const wasFetching = queries.isFetching({ queryKey: listKey }) > 0;
      await queries.cancelQueries({ queryKey: ['notifications'] });
      const readAt = new Date().toISOString();
      queries.setQueryData<NotificationEntry[]>(listKey, (entries) =>
        entries?.map((entry) =>
          isIncluded(entry, which) ? { ...entry, readAt: entry.readAt ?? readAt } : entry,
        ),
      );
      return { wasFetching };
    },
    onSuccess: (unread, _which, { wasFetching }) => {
      queries.setQueryData(unreadKey, unread);
      if (wasFetching) void queries.invalidateQueries({ queryKey: listKey });
    },
    onError: () => {
      void queries.invalidateQueries({ queryKey: ['notifications'] });
      onError();
    },
  });
}
