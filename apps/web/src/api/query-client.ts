import { onlineManager, QueryClient } from '@tanstack/react-query';
import { isOnline, onReachable } from '../browser/online.ts';
import { onReconnect, retryInterval, withOfflineCopy } from './offline-copies.ts';
import { onNewSession } from '../session/session.ts';

// It assumes that a page is online until told otherwise, and would miss the reconnection of one opened offline.
onlineManager.setOnline(navigator.onLine);
onReachable(() => onlineManager.setOnline(isOnline()));

/**
 * Data stays fresh until something invalidates it, and failures show at once: no polling, no refetch on focus, no
 * retries. `always` makes calls fail when offline instead of pausing silently. What failed offline is
 * fetched again when the network is back.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      refetchInterval: retryInterval,
      refetchOnWindowFocus: false,
      refetchOnReconnect: onReconnect,
      staleTime: Infinity,
      retry: false,
      networkMode: 'always',
      persister: withOfflineCopy,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// One learner's data is never shown to the next.
onNewSession(() => queryClient.clear());
