import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Preferences, PreferencesChange, savePreferences } from '@rounds/contract/identity/preferences';
import { refetchFollowers, updatePreferences } from '../../../../api/query-meta.ts';
import { call } from '../../../../api/client.ts';
import { previousValues } from '../../../../api/previous-values.ts';
import { preferencesQuery } from './get-preferences.ts';

/**
 * Saves changed preferences: optimistic, rolled back on failure, and sent one at a time, so that the last press wins.
 * Recommendations and advertisements follow.
 */
export function useSavePreferences(onError: (error: unknown) => void) {
  const queries = useQueryClient();
  const { queryKey } = preferencesQuery();
  const show = (change: PreferencesChange | Partial<Preferences>) =>
    queries.setQueryData(queryKey, (all) => all && ({ ...all, ...change } as Preferences));
  return useMutation({
    mutationFn: (body: PreferencesChange) =>
      call<typeof savePreferences>('PUT', '/api/user/preferences', { body }),
    scope: { id: 'preferences' },
    onMutate: (change) => {
      const before = queries.getQueryData(queryKey);
      show(change);
      return before && previousValues(before, change);
    },
    onError: (error, _change, before) => {
      if (before) show(before);
      onError(error);
    },
    onSuccess: ({ preferredDifficulty, primarySubjects }, change) => {
      updatePreferences(queries, { preferredDifficulty, primarySubjects });
      if ('adFrequencyTolerance' in change || 'interestedAdCategories' in change)
        void refetchFollowers(queries, 'followsAdPreferences');
    },
  });
}
