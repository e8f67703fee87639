import { onlineManager, QueryClient } from '@tanstack/react-query';
import { onReconnect, retryInterval, withOfflineCopy } from './offline-copies.ts';
import { getSession, subscribeToSession } from '../session/session.ts';

// It takes a page for online until it hears otherwise, and would miss the return of one that was opened offline.
onlineManager.setOnline(navigator.onLine);

/**
 * Data stays fresh until something invalidates it, and failures show at once: no polling, no refetch on focus, no
 * retries. `always` makes calls fail when offline instead of pausing silently. What failed for want of a network is asked
 * for again when it is back.
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

let token = getSession().token;

// One learner's data is never shown to the next.
subscribeToSession(() => {
  if (getSession().token === token) return;
  token = getSession().token;
  queryClient.clear();
});
