import { queryOptions, useQuery } from '@tanstack/react-query';
import type { getSettings } from '@rounds/contract/identity/settings';
import type { Timer } from '@rounds/contract/identity/settings.rules';
import { call } from '../../../../api/client.ts';
import { queryClient } from '../../../../api/query-client.ts';
import { cachedTimer, cacheTimer } from '../timer-cache.ts';

export function settingsQuery() {
  return queryOptions({
    queryKey: ['settings'],
    queryFn: async ({ signal }) => {
      const settings = await call<typeof getSettings>('GET', '/api/user/settings', { signal });
      cacheTimer(settings.timer);
      return settings;
    },
    // Only professionals can offer mentoring.
    meta: { followsProfile: true },
  });
}

export function useSettings() {
  return useQuery(settingsQuery());
}

/** The learner's timer; as last known in this browser until the server answers, or if it can't. */
export function useTimer(): Timer {
  return useSettings().data?.timer ?? cachedTimer();
}

/** Whether the player asks for confidence; it does until the server has answered. */
export function useAsksConfidence(): boolean {
  return useSettings().data?.asksConfidence ?? true;
}

/** Prefetches the settings, so that the timer is known when a scenario starts. */
export function preloadSettings(): void {
  void queryClient.query(settingsQuery()).catch(() => undefined);
}
