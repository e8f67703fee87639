import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Settings, SettingsChange, saveSettings } from '@rounds/contract/identity/settings';
import { call } from '../../../../api/client.ts';
import { previousValues } from '../../../../api/previous-values.ts';
import { rememberTimer } from '../timer-memory.ts';
import { settingsQuery } from './get-settings.ts';

export function putSettings(body: SettingsChange) {
  return call<typeof saveSettings>('PUT', '/api/user/settings', { body });
}

/**
 * Saves what was changed. It shows at once and is taken back if it could not be saved; one is sent after the other, so
 * that the last press wins.
 */
export function useSaveSettings(onError: (error: unknown) => void) {
  const queries = useQueryClient();
  const { queryKey } = settingsQuery();
  const show = (change: SettingsChange | Partial<Settings>) => {
    queries.setQueryData(queryKey, (settings) => settings && ({ ...settings, ...change } as Settings));
    if (change.timer) rememberTimer(change.timer);
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
      // The week and the streak are days of the zone.
      if (timeZone !== undefined) void queries.invalidateQueries({ queryKey: ['progress'] });
    },
  });
}
