import { dayMs } from '@rounds/contract/time.rules';
import type { Overview } from '@rounds/contract/learning/progress';
import { calendarWeeks } from '@rounds/contract/learning/progress.rules';

export interface CalendarDay {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly active: boolean;
  readonly answered: number;
}

export interface CalendarWeek {
  /** Its Monday, YYYY-MM-DD. */
  readonly start: string;
  /** Monday first; the current week ends today. */
  readonly days: readonly CalendarDay[];
  /** The first day of the month that begins in it. */
  readonly month: string | null;
}

/** A calendar day has no time zone: it is computed in UTC, so that it never shifts. */
const dateOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The last weeks up to today, oldest first. */
export function calendarOf({ today, days }: Pick<Overview, 'today' | 'days'>): CalendarWeek[] {
  const answered = new Map(days.map((entry) => [entry.day, entry.answered]));
  const end = dateOf(today);
  const sinceMonday = (new Date(end).getUTCDay() + 6) % 7;
  const first = end - (sinceMonday + (calendarWeeks - 1) * 7) * dayMs;
  const weeks = Array.from({ length: calendarWeeks }, (_, week) => {
    const monday = first + week * 7 * dayMs;
    const all = Array.from({ length: 7 }, (_, index) => dayOf(monday + index * dayMs));
    return { start: dayOf(monday), days: all.filter((day) => day <= today) };
  });
  const monthIn = ({ days: own }: { days: string[] }) => own.find((day) => day.endsWith('-01')) ?? null;
  return weeks.map((week) => ({
    start: week.start,
    month: monthIn(week),
    days: week.days.map((day) => ({
      day,
      active: answered.has(day),
      answered: answered.get(day) ?? 0,
    })),
  }));
}

/** How dark a day is: 0 for none, then by the number of questions answered. */
export function levelOf({ active, answered }: Omit<CalendarDay, 'day'>): 0 | 1 | 2 | 3 | 4 {
  if (!active) return 0;
  if (answered < 5) return 1;
  if (answered < 10) return 2;
  return answered < 20 ? 3 : 4;
}

export interface MonthTotal {
  /** Its first day, YYYY-MM-DD. */
  readonly month: string;
  readonly days: number;
  readonly answered: number;
}

/** The months with activity, latest first. */
export function monthTotals(days: Overview['days']): MonthTotal[] {
  const byMonth = Map.groupBy(days, ({ day }) => `${day.slice(0, 7)}-01`);
  const totals = [...byMonth].map(([month, some]) => ({
    month,
    days: some.length,
    answered: some.reduce((sum, { answered }) => sum + answered, 0),
  }));
  return totals.sort((a, b) => (a.month < b.month ? 1 : -1));
}
