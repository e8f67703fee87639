import { QueryClient } from '@tanstack/react-query';
import { getSession, subscribeToSession } from '../session/session.ts';

/**
 * Data stays fresh until something invalidates it, and failures show at once: no polling, no refetch on focus, no
 * retries. `always` makes calls fail when offline instead of pausing silently.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      refetchInterval: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      staleTime: Infinity,
      retry: false,
      networkMode: 'always',
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
