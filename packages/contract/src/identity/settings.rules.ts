import { scenarioSeconds } from '../learning/progress.rules.ts';

/** How the scenario player keeps time: the specified limit, twice as long, or none. */
export const timers = ['on', 'longer', 'off'] as const;
export type Timer = (typeof timers)[number];

/**
 * Seconds that a learner is shown for a scenario; null for no limit. What is recorded as time spent is capped at
 * `scenarioSeconds` whatever the timer.
 */
export function timerSeconds(timer: Timer): number | null {
  if (timer === 'off') return null;
  return timer === 'longer' ? 2 * scenarioSeconds : scenarioSeconds;
}
