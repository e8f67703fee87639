import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { preloadSettings } from '../../features/identity/settings/api/get-settings.ts';
import { preloadMarks } from '../../features/learning/marks/api/marks.ts';
import { cacheScenarios } from '../../features/learning/scenarios/api/list-scenarios.ts';
import { whenIdle } from '../../browser/idle.ts';
import { loadNamespaces } from '../../i18n/translation.ts';
import { screen } from './screen.ts';

/** Fetches what a session is worked with while the learner still chooses, so that its first question follows the press. */
export function usePreloadedPractice(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      whenIdle(() => {
        void Promise.all([
          import('./practice.screen.tsx'),
          import('../../features/learning/scenarios/components/formats/format-answer.tsx'),
          loadNamespaces(screen.strings),
        ]).catch(() => undefined);
        void cacheScenarios(client);
        preloadSettings();
        preloadMarks();
      }),
    [client],
  );
}
