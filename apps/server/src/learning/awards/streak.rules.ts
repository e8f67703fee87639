import { addDays, daysBetween } from '../../platform/local-day.rules.ts';

/** A calendar day of a learner, YYYY-MM-DD in their own zone. */
export interface ActivityDay {
  readonly day: string;
  /** Joins its neighboring days without being counted. */
  readonly bridge: boolean;
  /** A bridge that a streak freeze paid for. */
  readonly frozen: boolean;
  /** The server saw graded work on the day itself. */
  readonly seen: boolean;
}

/** What the totals hold about the streak. */
export interface Streak {
  readonly streak: number;
  /** The latest day that holds the streak, a bridge included. */
  readonly streakDay: string | null;
  /** The last day on which the streak is shown if nothing more happens. */
  readonly streakUntil: string | null;
  readonly seenStreak: number;
  readonly freezesHeld: number;
}

const byLatest = (a: ActivityDay, b: ActivityDay): number => (a.day < b.day ? 1 : -1);

/** Days in a row up to the latest; bridges join days and don't count. The row ends where `counts` returns false. */
export function streakOf(days: readonly ActivityDay[], counts = (_day: ActivityDay) => true): number {
  const latestFirst = [...days].sort(byLatest);
  let streak = 0;
  for (const [place, day] of latestFirst.entries()) {
    if (daysBetween(day.day, latestFirst[0]?.day ?? day.day) !== place) break;
    if (day.bridge) continue;
    if (!counts(day)) break;
    streak += 1;
  }
  return streak;
}

/** The streak as of a day: 0 once it is broken. */
export function shownStreak({ streak, streakUntil }: Pick<Streak, 'streak' | 'streakUntil'>, today: string) {
  return streakUntil !== null && today <= streakUntil ? streak : 0;
}

export interface Freezes {
  readonly held: number;
  /** The day on which the latest was bought; null before the first. */
  readonly boughtOn: string | null;
}

/**
 * Whether a held streak freeze covers the day after the latest one: it was bought before that day was over, and two
 * days in a row are never frozen.
 */
function coversNextDay(latest: ActivityDay | null, { held, boughtOn }: Freezes): boolean {
  if (held === 0 || latest === null || latest.frozen || boughtOn === null) return false;
  return boughtOn <= addDays(latest.day, 1);
}

/** The last day on which the streak is shown: the day after the latest one, and one more if a freeze covers that. */
export function streakUntilAfter(latest: ActivityDay | null, freezes: Freezes): string | null {
  return latest && addDays(latest.day, coversNextDay(latest, freezes) ? 2 : 1);
}

export const latestOf = (days: readonly ActivityDay[]): ActivityDay | null =>
  [...days].sort(byLatest)[0] ?? null;

/** The days that a change wrote, and the resulting streak. */
export interface StreakChange {
  readonly written: readonly ActivityDay[];
  readonly streak: Streak;
}

/** Recounts the streak with `written` replacing the same days in `days`. */
function recount(
  days: readonly ActivityDay[],
  written: readonly ActivityDay[],
  freezes: Freezes,
): StreakChange {
  const all = [...days.filter(({ day }) => !written.some((changed) => changed.day === day)), ...written];
  const latest = latestOf(all);
  const streak = {
    streak: streakOf(all),
    streakDay: latest?.day ?? null,
    streakUntil: streakUntilAfter(latest, freezes),
    seenStreak: streakOf(all, ({ seen }) => seen),
    freezesHeld: freezes.held,
  };
  return { written, streak };
}

const frozenDay = (day: string): ActivityDay => ({ day, bridge: true, frozen: true, seen: false });

/**
 * Marks a day as active. A held freeze bridges a single missed day before it; if a frozen day turns out to have been
 * active, its freeze is returned.
 */
export function markDay(
  days: readonly ActivityDay[],
  { day, seen }: { readonly day: string; readonly seen: boolean },
  freezes: Freezes,
): StreakChange {
  const latest = latestOf(days);
  const before = days.find((known) => known.day === day);
  const active = { day, bridge: false, frozen: false, seen: seen || (before?.seen ?? false) };
  if (latest && daysBetween(latest.day, day) === 2 && coversNextDay(latest, freezes)) {
    const missed = frozenDay(addDays(latest.day, 1));
    return recount(days, [missed, active], { ...freezes, held: freezes.held - 1 });
  }
  return recount(days, [active], { ...freezes, held: freezes.held + (before?.frozen ? 1 : 0) });
}

/** Uses a held freeze for the one day that was missed before today; null when there is none to use it for. */
export function freezeMissedDay(
  days: readonly ActivityDay[],
  today: string,
  freezes: Freezes,
): StreakChange | null {
  const latest = latestOf(days);
  if (!latest || daysBetween(latest.day, today) !== 2 || !coversNextDay(latest, freezes)) return null;
  return recount(days, [frozenDay(addDays(latest.day, 1))], { ...freezes, held: freezes.held - 1 });
}

/**
 * Moves to another zone. Flying east can skip calendar days (two across the date line). Those up to the day of the last
 * activity in the new zone become bridges, so that nobody loses a streak by traveling.
 */
export function bridgeTravel(
  days: readonly ActivityDay[],
  lastActiveDay: string | null,
  freezes: Freezes,
): StreakChange {
  const latest = latestOf(days);
  const skipped = latest && lastActiveDay !== null ? Math.max(daysBetween(latest.day, lastActiveDay), 0) : 0;
  const bridges = Array.from({ length: skipped }, (_, n) => ({
    day: addDays(latest?.day ?? '', n + 1),
    bridge: true,
    frozen: false,
    seen: false,
  }));
  return recount(days, bridges, freezes);
}
