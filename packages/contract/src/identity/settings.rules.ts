import { scenarioSeconds } from '../learning/progress.rules.ts';

/** How the scenario player keeps time: the specified limit, twice as long, or none. */
export const timers = ['on', 'longer', 'off'] as const;
export type Timer = (typeof timers)[number];

/**
 * The time limit in seconds that a learner sees in a scenario; null for none. Recorded time is capped at
 * `scenarioSeconds` whatever the timer.
 */
export function timerSeconds(timer: Timer): number | null {
  if (timer === 'off') return null;
  return timer === 'longer' ? 2 * scenarioSeconds : scenarioSeconds;
}
