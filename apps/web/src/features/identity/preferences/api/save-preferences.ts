import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { getDashboard } from '@rounds/contract/learning/progress.dashboard';
import type { AnswerOf } from '@rounds/contract/endpoint';
import type { Preferences, PreferencesChange, savePreferences } from '@rounds/contract/identity/preferences';
import { call } from '../../../../api/client.ts';
import { previousValues } from '../../../../api/previous-values.ts';
import { preferencesQuery } from './get-preferences.ts';

function putPreferences(body: PreferencesChange) {
  return call<typeof savePreferences>('PUT', '/api/user/preferences', { body });
}

/**
 * Saves what was changed. It shows at once and is taken back if it could not be saved; one is sent after the other, so
 * that the last press wins. Recommendations and advertisements follow.
 */
export function useSavePreferences(onError: (error: unknown) => void) {
  const queries = useQueryClient();
  const { queryKey } = preferencesQuery();
  const show = (change: PreferencesChange | Partial<Preferences>) =>
    queries.setQueryData(queryKey, (all) => all && ({ ...all, ...change } as Preferences));
  return useMutation({
    mutationFn: putPreferences,
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
      // Not asked for again: the dashboard would first stand in the old order, and then change under the finger.
      queries.setQueryData<AnswerOf<typeof getDashboard>>(
        ['progress', 'dashboard'],
        (data) => data && { ...data, preferences: { preferredDifficulty, primarySubjects } },
      );
      if ('adFrequencyTolerance' in change || 'interestedAdCategories' in change)
        void queries.invalidateQueries({ queryKey: ['ads'] });
    },
  });
}
