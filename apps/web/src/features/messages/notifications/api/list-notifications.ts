import { useQuery } from '@tanstack/react-query';
import type { NotificationEntry, listNotifications } from '@rounds/contract/messages/notifications';
import { call } from '../../../../api/client.ts';

/** As many as the panel shows. */
export const listLimit = 50;

export const listKey = ['notifications', 'list'] as const;

/** The latest notifications, newest first. */
export function useNotifications() {
  return useQuery({
    queryKey: listKey,
    queryFn: async ({ signal }) => {
      const entries = await call<typeof listNotifications>('GET', '/api/notifications', {
        query: { limit: listLimit },
        signal,
      });
      // The schema types the data as a record; the server writes each kind's own shape.
      return entries as unknown as NotificationEntry[];
    },
    // Refetched whenever the panel opens.
    staleTime: 0,
    meta: { followsProgress: true },
  });
}
