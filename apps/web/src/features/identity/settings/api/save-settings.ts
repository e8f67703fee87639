import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Settings, SettingsChange, saveSettings } from '@rounds/contract/identity/settings';
import { call } from '../../../../api/client.ts';
import { previousValues } from '../../../../api/previous-values.ts';
import { cacheTimer } from '../timer-cache.ts';
import { settingsQuery } from './get-settings.ts';

export function putSettings(body: SettingsChange) {
  return call<typeof saveSettings>('PUT', '/api/user/settings', { body });
}

/**
 * Saves changed settings: optimistic, rolled back on failure, and sent one at a time, so that the last press wins.
 */
export function useSaveSettings(onError: (error: unknown) => void) {
  const queries = useQueryClient();
  const { queryKey } = settingsQuery();
  const show = (change: SettingsChange | Partial<Settings>) => {
    queries.setQueryData(queryKey, (settings) => settings && ({ ...settings, ...change } as Settings));
    if (change.timer) cacheTimer(change.timer);
  };
  return useMutation({
    mutationFn: putSettings,
    scope: { id: 'settings' },
    onMutate: (change) => {
      const before = queries.getQueryData(queryKey);
      show(change);
      return before && previousValues(before, change);
    },
    onError: (error, _change, before) => {
      if (before) show(before);
      onError(error);
    },
    onSuccess: (_settings, { leaderboardVisible, timeZone }) => {
      if (leaderboardVisible !== undefined) void queries.invalidateQueries({ queryKey: ['leaderboard'] });
      void queries.invalidateQueries({ queryKey: ['profiles'] });
      // Days, and with them the week and the streak, depend on the time zone.
      if (timeZone !== undefined) void queries.invalidateQueries({ queryKey: ['progress'] });
    },
  });
}
