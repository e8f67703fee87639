import { QueryClient } from '@tanstack/react-query';
import { getSession, subscribeToSession } from '../session/session.ts';

/**
 * What is loaded stays until something invalidates it, and a failure is shown at once: no polling, no refetch on
 * focus, no retries. `always` lets a call fail offline instead of waiting unseen.
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
