import { timers, type Timer } from '@rounds/contract/identity/settings.rules';
import { getSession } from '../../../session/session.ts';
import { readText, writeText } from '../../../browser/storage.ts';

/** Each learner's own, on a device that several use. */
const key = () => `rounds.timer.${getSession().user?.id ?? 0}`;

/** Keeps the timer in this browser, for when the server can't be asked. */
export function cacheTimer(timer: Timer): void {
  writeText(key(), timer);
}

/** The timer as it was last known here; the specified one where it never was. */
export function cachedTimer(): Timer {
  const text = readText(key());
  return timers.find((timer) => timer === text) ?? 'on';
}
