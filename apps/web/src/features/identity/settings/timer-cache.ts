import { timers, type Timer } from '@rounds/contract/identity/settings.rules';
import { getSession } from '../../../session/session.ts';
import { readText, writeText } from '../../../browser/storage.ts';

/** One per learner, on a device shared by several. */
const key = () => `rounds.timer.${getSession().user?.id ?? 0}`;

/** Stores the timer in this browser, for when the server can't be reached. */
export function cacheTimer(timer: Timer): void {
  writeText(key(), timer);
}

/** The timer as last known here; the specified default if it never was. */
export function cachedTimer(): Timer {
  const text = readText(key());
  return timers.find((timer) => timer === text) ?? 'on';
}
