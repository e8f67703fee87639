import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import type { Scenario } from '@rounds/contract/learning/scenarios';
import { preloadSettings } from '../../features/identity/settings/api/get-settings.ts';
import { loadNamespaces } from '../../i18n/translation.ts';
import { whenIdle } from '../../browser/idle.ts';
import { PlayerSkeleton } from './player-skeleton.tsx';
import { useInPlacePlayer } from './use-in-place-player.ts';

const load = async () => {
  const [{ ScenarioPlayerScreen }] = await Promise.all([
    import('./scenario-player.screen.tsx'),
    loadNamespaces(['identity/settings']),
  ]);
  return { default: ScenarioPlayerScreen };
};
const Player = lazy(load);

/**
 * Fetches the player and its timer while the learner still chooses, so that a connection lost later can't stop it.
 * Nothing is fetched any more for a learner who has left the page.
 */
export function usePreloadedPlayer(ready: boolean): void {
  useEffect(() => {
    if (!ready) return;
    return whenIdle(() => {
      void load().catch(() => undefined);
      preloadSettings();
    }, 1000);
  }, [ready]);
}

export interface PlayerHostProps {
  /** The page, which is given the function that starts a scenario. */
  readonly children: (start: (scenario: Scenario) => void) => ReactNode;
  readonly backLabel: string;
}

/** A page whose content the player replaces while a scenario is worked. */
export function PlayerHost({ children, backLabel }: PlayerHostProps) {
  const { playing, start, stop } = useInPlacePlayer();
  if (!playing) return children(start);
  return (
    <Suspense fallback={<PlayerSkeleton />}>
      <Player key={playing.id} scenario={playing} backLabel={backLabel} onExit={stop} />
    </Suspense>
  );
}
