import { useCallback, useEffect, type MouseEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { preloadSettings } from '../../features/identity/settings/api/get-settings.ts';
import { preloadScenario } from '../../features/learning/scenarios/api/get-scenario.ts';
import { startButtonId } from '../../features/learning/scenarios/start-button-id.ts';
import { loadNamespaces } from '../../i18n/translation.ts';
import { whenIdle } from '../../browser/idle.ts';

/** Where the learner was when a scenario was started. */
interface Departure {
  /** With its query string. */
  readonly from: string;
  readonly scenarioId: number;
  readonly scrollY: number;
  /** Where the pressed button was in the window. */
  readonly top: number;
}

/** Survives leaving the screen, but not the page: a reload starts at the top. */
let departure: Departure | null = null;

const buttonOf = (scenarioId: number) => document.getElementById(startButtonId(scenarioId));
const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? 0;

export const scenarioAddress = (id: number) => `/scenarios/${id}`;
export const reviewAddress = (id: number, attemptId: string) => `/scenarios/${id}/attempts/${attemptId}`;

/** Stored in the browser's history with the player's address, so that "Back" works after a reload too. */
export interface PlayerEntry {
  readonly from: string;
  /** The attempt that ended here: after a reload its review is shown, not a new attempt. */
  readonly finished?: string;
}

/** Remembers where a scenario is in the list that the learner is leaving; returns the list's address. */
function depart(scenarioId: number): string {
  const from = location.pathname + location.search;
  departure = { from, scenarioId, scrollY: window.scrollY, top: topOf(buttonOf(scenarioId)) };
  return from;
}

/** Opens the player for a scenario, from the list that shows it. */
export function useStartScenario(): (scenario: { readonly id: number }) => void {
  const [, navigate] = useLocation();
  return useCallback(
    ({ id }) => navigate(scenarioAddress(id), { state: { from: depart(id) } satisfies PlayerEntry }),
    [navigate],
  );
}

/**
 * Opens the review of an attempt, from the list that shows its scenario. If the link opens a new tab, the list stays.
 */
export function useOpenReview(): (scenarioId: number, attemptId: string, press: MouseEvent) => void {
  const [, navigate] = useLocation();
  return useCallback(
    (scenarioId, attemptId, press) => {
      if (press.ctrlKey || press.metaKey || press.shiftKey || press.altKey) return;
      press.preventDefault();
      navigate(reviewAddress(scenarioId, attemptId), {
        state: { from: depart(scenarioId) } satisfies PlayerEntry,
      });
    },
    [navigate],
  );
}

/** The scenario that was started from this list, until the list is back in its place. */
export const startedHere = (): number | undefined =>
  departure?.from.split('?')[0] === location.pathname ? departure.scenarioId : undefined;

/**
 * Restores position and focus in the list that a scenario was started from. @param ready whether the list has been
 * rendered
 */
export function useReturn(ready: boolean): void {
  useEffect(() => {
    if (!ready || departure?.from.split('?')[0] !== location.pathname) return;
    const { scenarioId, scrollY, top } = departure;
    departure = null;
    // Runs after the router, which starts every page at the top.
    const frame = requestAnimationFrame(() => {
      window.scrollTo(0, scrollY);
      const button = buttonOf(scenarioId);
      // If the page has changed meanwhile, or the window is smaller, the same position shows something else.
      if (button) window.scrollBy(0, topOf(button) - top);
      button?.scrollIntoView({ block: 'nearest' });
      button?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [ready]);
}

/**
 * Prefetches the player, its timer and the suggested case while the learner is still choosing, so that losing the
 * connection later can't stop them. Fetches nothing more once the learner has left the page.
 */
export function usePreloadedPlayer(ready: boolean, offered?: number): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!ready) return;
    return whenIdle(() => {
      if (offered !== undefined) preloadScenario(client, offered);
      void Promise.all([
        import('./scenario-player.screen.tsx'),
        import('./scenario-result.tsx'),
        // The learner may open a case with other formats when the connection is gone.
        import('../../features/learning/scenarios/components/formats/format-answer.tsx'),
        loadNamespaces(['learning/scenarios.player', 'identity/settings']),
      ]).catch(() => undefined);
      preloadSettings();
    });
  }, [client, ready, offered]);
}
