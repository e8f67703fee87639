import { dayMs } from '@rounds/contract/time.rules';
import { isTimeZone } from './time-zone.rules.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of an instant in a zone; in UTC where the zone is unknown. */
export function localDay(at: Date, timeZone: string): string {
  if (timeZone === 'UTC') return at.toISOString().slice(0, 10);
  let format = formats.get(timeZone);
  if (!format) {
    const known = isTimeZone(timeZone) ? timeZone : 'UTC';
    format = new Intl.DateTimeFormat('en-CA', { timeZone: known, dateStyle: 'short' });
    formats.set(timeZone, format);
  }
  return format.format(at);
}

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs;
/** Whole days from one calendar day to another. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** The calendar day so many days after another. */
export const addDays = (day: string, days: number): string =>
  new Date((dayNumber(day) + days) * dayMs).toISOString().slice(0, 10);
