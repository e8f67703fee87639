import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyIn } from '@rounds/contract/endpoint';
import type { NotificationEntry, readNotifications } from '@rounds/contract/messages/notifications';
import { call } from '../../../../api/client.ts';
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
    onMutate: async (which) => {
      // An answer on its way does not know of it yet: it would show as unread what has just been read.
      const asking = queries.isFetching({ queryKey: listKey }) > 0;
      await queries.cancelQueries({ queryKey: ['notifications'] });
      const readAt = new Date().toISOString();
      queries.setQueryData<NotificationEntry[]>(listKey, (entries) =>
        entries?.map((entry) =>
          isMeant(entry, which) ? { ...entry, readAt: entry.readAt ?? readAt } : entry,
        ),
      );
      return { asking };
    },
    onSuccess: (unread, _which, { asking }) => {
      queries.setQueryData(unreadKey, unread);
      if (asking) void queries.invalidateQueries({ queryKey: listKey });
    },
    onError: () => {
      void queries.invalidateQueries({ queryKey: ['notifications'] });
      onError();
    },
  });
}
