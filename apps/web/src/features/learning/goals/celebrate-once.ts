import { readText, writeText } from '../../../browser/storage.ts';
import { getSession } from '../../../session/session.ts';

/** Whether a day's goal is yet to be celebrated on this device. Returns true once. */
export function celebrateOnce(day: string): boolean {
  const key = `rounds.goal-met.${getSession().user?.id ?? 0}`;
  if (readText(key) === day) return false;
  writeText(key, day);
  return true;
}
