import { maxOccurredAgeMs, pointsForXp, scorePercent, xpForScore } from '@rounds/contract/progress.rules';

const dayMs = 24 * 60 * 60 * 1000;

export interface SentAnswer {
  readonly questionIndex: number;
  readonly selectedOption: number;
}

export interface GradedAnswer extends SentAnswer {
  readonly correct: boolean;
}

interface Keyed {
  readonly correct: number;
  readonly options: readonly unknown[];
}

/** Grades answers by the key. Null when one names a question or an option that is not there, or a question twice. */
export function gradeAnswers(
  questions: readonly Keyed[],
  answers: readonly SentAnswer[],
): GradedAnswer[] | null {
  if (new Set(answers.map((answer) => answer.questionIndex)).size < answers.length) return null;
  const graded = answers.map((answer) => {
    const question = questions[answer.questionIndex];
    if (!question || answer.selectedOption >= question.options.length) return null;
    return { ...answer, correct: answer.selectedOption === question.correct };
  });
  return graded.every((answer) => answer !== null) ? graded : null;
}

/** When something happened: as the client says, but not in the future and at most seven days ago. */
export function occurredAt(claimed: string | undefined, now: Date): Date {
  if (claimed === undefined) return now;
  const oldest = now.getTime() - maxOccurredAgeMs;
  return new Date(Math.min(Math.max(Date.parse(claimed), oldest), now.getTime()));
}

/*
 * What follows is the meaning of the statement that records progress (record_progress in the migrations), which does the
 * same in the database in one round trip. A property test holds the two together.
 */

/** The calendar day of an instant in a zone, YYYY-MM-DD. */
export function localDay(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);
}

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs;

export interface ActivityDay {
  readonly day: string;
  /** Joins the days beside it without being counted. */
  readonly bridge?: boolean;
}

/** Days in a row up to the latest, bridges not counted. */
export function streakOf(days: readonly ActivityDay[]): number {
  const latestFirst = [...days].sort((a, b) => dayNumber(b.day) - dayNumber(a.day));
  let streak = 0;
  for (const [place, { day, bridge }] of latestFirst.entries()) {
    if (dayNumber(day) !== dayNumber(latestFirst[0]?.day ?? day) - place) break;
    if (!bridge) streak += 1;
  }
  return streak;
}

/** The streak as it stands today: 0 once a full day was missed. */
export function shownStreak(streak: number, lastDay: string | null, today: string): number {
  return lastDay !== null && dayNumber(today) - dayNumber(lastDay) <= 1 ? streak : 0;
}

export interface Award {
  readonly xp: number;
  readonly points: number;
}

/** What a completed attempt gives: the XP of its score, less what the scenario has given before. */
export function awardFor(
  xpReward: number,
  { correct, total, givenBefore }: { correct: number; total: number; givenBefore: number },
): Award {
  const xp = Math.max(xpForScore(xpReward, scorePercent(correct, total)) - givenBefore, 0);
  return { xp, points: pointsForXp(xp) };
}
