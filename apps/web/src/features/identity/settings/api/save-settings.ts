import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Settings, SettingsChange, saveSettings } from '@rounds/contract/identity/settings';
import { refetchFollowers } from '../../../../api/query-meta.ts';
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
    onSuccess: (_settings, { timeZone }) => {
      void refetchFollowers(queries, 'followsVisibility');
      // Days, and with them the week and the streak, depend on the time zone.
      if (timeZone !== undefined) void refetchFollowers(queries, 'followsProgress');
    },
  });
}
