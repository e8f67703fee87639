import { readText, writeText } from '../../../browser/storage.ts';
import { getSession } from '../../../session/session.ts';

/** Whether the goal of a day is still to be celebrated on this device. True once. */
export function celebrateOnce(day: string): boolean {
  const key = `rounds.goal-met.${getSession().user?.id ?? 0}`;
  if (readText(key) === day) return false;
  writeText(key, day);
  return true;
}
