import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyIn } from '@rounds/contract/endpoint';
import type { NotificationEntry, readNotifications } from '@rounds/contract/notifications';
import { call } from '../../../lib/api.ts';
import { unreadKey } from './count-unread.ts';
import { listKey } from './list-notifications.ts';

type Which = BodyIn<typeof readNotifications>;

function isMeant({ id }: NotificationEntry, { ids, upTo = 0 }: Which): boolean {
  return ids ? ids.includes(id) : id <= upTo;
}

/** Marks as read, here at once; what could not be kept is fetched as it is. */
export function useReadNotifications(onError: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Which) =>
      // The press that marks one often leaves the page too.
      call<typeof readNotifications>('POST', '/api/notifications/read', { body, keepalive: true }),
    onMutate: (which) => {
      const readAt = new Date().toISOString();
      queries.setQueryData<NotificationEntry[]>(listKey, (entries) =>
        entries?.map((entry) =>
          isMeant(entry, which) ? { ...entry, readAt: entry.readAt ?? readAt } : entry,
        ),
      );
    },
    onSuccess: (unread) => queries.setQueryData(unreadKey, unread),
    onError: () => {
      void queries.invalidateQueries({ queryKey: ['notifications'] });
      onError();
    },
  });
}
