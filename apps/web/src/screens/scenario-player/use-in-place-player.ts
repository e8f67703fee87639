import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Scenario } from '@rounds/contract/learning/scenarios';
import { startButtonId } from '../../features/learning/scenarios/start-button-id.ts';

const marker = 'roundsPlayer';

/** Which start the browser's current entry belongs to; undefined for any other entry. */
function startOfEntry(): unknown {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && marker in state ? state[marker] : undefined;
}

/** Where the learner was when a scenario took the page's place. */
interface Departure {
  readonly scenarioId: number;
  readonly scrollY: number;
  /** Where the pressed button stood in the window. */
  readonly top: number;
}

const startButton = (scenarioId: number) => document.getElementById(startButtonId(scenarioId));
const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? 0;

/**
 * Which scenario is being worked in place of the page. Starting adds an entry to the browser's history, so that
 * its Back button leaves the player and not the page; leaving gives scroll position and focus back.
 */
export function useInPlacePlayer() {
  const [playing, setPlaying] = useState<Scenario | null>(null);
  const left = useRef<Departure | null>(null);

  // One number for each start: an entry left over from before a reload, or gone forward to, is not this one.
  const current = useRef(0);

  const start = useCallback((scenario: Scenario) => {
    left.current = { scenarioId: scenario.id, scrollY: window.scrollY, top: topOf(startButton(scenario.id)) };
    current.current = performance.timeOrigin + performance.now();
    // The browser would give back a position of its own, possibly an older one, and possibly after us.
    history.scrollRestoration = 'manual';
    history.pushState({ [marker]: current.current }, '');
    setPlaying(scenario);
  }, []);

  const stop = useCallback(() => {
    if (startOfEntry() === current.current) history.back();
    else setPlaying(null);
  }, []);

  useEffect(() => {
    if (!playing) return;
    const follow = () => {
      if (startOfEntry() !== current.current) setPlaying(null);
    };
    // The router announces its own moves: the link to the page that the player stands in closes it, too.
    const moves = ['popstate', 'pushState', 'replaceState'];
    for (const move of moves) window.addEventListener(move, follow);
    return () => {
      for (const move of moves) window.removeEventListener(move, follow);
    };
  }, [playing]);

  useLayoutEffect(() => {
    if (playing) {
      window.scrollTo(0, 0);
    } else if (left.current) {
      const { scenarioId, scrollY, top } = left.current;
      left.current = null;
      window.scrollTo(0, scrollY);
      history.scrollRestoration = 'auto';
      const button = startButton(scenarioId);
      // Where the page has changed meanwhile, the same position shows something else, or the window is smaller.
      if (button) window.scrollBy(0, topOf(button) - top);
      button?.scrollIntoView({ block: 'nearest' });
      (button ?? document.getElementById('main'))?.focus({ preventScroll: true });
    }
  }, [playing]);

  return { playing, start, stop };
}
