import type { LookBack } from '@rounds/contract/learning/look-back';
import { type MasteryLevel, masteryLevels } from '@rounds/contract/learning/mastery.rules';
import { addDays, daysBetween } from '../../platform/local-day.rules.ts';

/** A Monday that days are counted from. */
const someMonday = '2024-01-01';

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const since = daysBetween(someMonday, day) % 7;
  return addDays(day, -((since + 7) % 7));
}

/** The latest completed week as of a day, Monday to Sunday. */
export function weekBefore(today: string): { readonly from: string; readonly to: string } {
  const monday = mondayOf(today);
  return { from: addDays(monday, -7), to: addDays(monday, -1) };
}

export type Levels = ReadonlyMap<string, MasteryLevel>;

const heightOf = (level: MasteryLevel | null) => (level === null ? 0 : masteryLevels.indexOf(level));

/** Areas whose level rose, and those whose level fell. The first answers to an area don't count as a rise. */
export function levelChanges(before: Levels, after: Levels): Pick<LookBack, 'rose' | 'fell'> {
  const changes = [...after]
    .map(([need, to]) => ({ need, from: before.get(need) ?? null, to }))
    .toSorted((a, b) => heightOf(b.to) - heightOf(a.to) || (a.need < b.need ? -1 : 1));
  return {
    rose: changes.filter(({ from, to }) => heightOf(to) > heightOf(from)),
    fell: changes.filter(({ from, to }) => heightOf(to) < heightOf(from)),
  };
}

/** An answer, with its question and the area that the caller groups by. */
export interface Answer {
  readonly need: string;
  readonly question: string;
  /** 0 to 1. */
  readonly credit: number;
}

/** How many questions of each area were missed at least once, most first. */
export function missedByArea(answers: readonly Answer[]): LookBack['missed'] {
  const missed = answers.filter(({ credit }) => credit < 1);
  return [...Map.groupBy(missed, ({ need }) => need)]
    .map(([need, given]) => ({ need, questions: new Set(given.map(({ question }) => question)).size }))
    .toSorted((a, b) => b.questions - a.questions || (a.need < b.need ? -1 : 1));
}

/** What a week's message mentions; null if nothing was done, since there is nothing to say. */
export function summaryOf({ cases, answered, rose, missed, due }: Omit<LookBack, 'wantsMail'>) {
  if (cases.length === 0 && answered === 0) return null;
  return {
    cases: cases.length,
    answered,
    rose: rose.length,
    missed: missed.reduce((sum, { questions }) => sum + questions, 0),
    due,
  };
}
