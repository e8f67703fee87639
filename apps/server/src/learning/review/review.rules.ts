import type { Confidence } from '@rounds/contract/learning/progress.answers.rules';
import { type Card, FSRS, type Grade, Rating, createEmptyCard, generatorParameters } from 'ts-fsrs';
import { addDays, daysBetween } from '../../platform/local-day.rules.ts';

/** An answer to a question, on a day of the learner's. */
export interface DatedAnswer {
  readonly day: string;
  /** 0 to 1. */
  readonly credit: number;
  readonly confidence: Confidence | null;
}

/** When a question comes back, and what its memory is like. */
export interface Schedule {
  readonly dueOn: string;
  readonly reviewedOn: string;
  /** Days until the chance of recall has fallen to 90 %. */
  readonly stability: number;
  /** 1 to 10. */
  readonly difficulty: number;
  readonly repetitions: number;
  readonly lapses: number;
}

/*
 * FSRS-6 with its published parameters, in whole days: a learner comes back tomorrow, not in ten minutes. Intervals are not
 * blurred, so that the same answers give the same schedule wherever they are counted.
 */
const fsrs = new FSRS(
  generatorParameters({ request_retention: 0.9, enable_fuzz: false, enable_short_term: false }),
);

/** A day as the library counts days. */
const midnight = (day: string) => new Date(`${day}T00:00:00Z`);

/** Credit from which on an answer that isn't wholly right was recalled with difficulty, and not missed. */
const partlyRecalled = 0.5;

/** How well an answer was recalled, as FSRS has it. Nobody is asked: the answer and its confidence say it. */
export function gradeFor({ credit, confidence }: Pick<DatedAnswer, 'credit' | 'confidence'>): Grade {
  if (credit < partlyRecalled) return Rating.Again;
  if (credit < 1 || confidence === 'guess') return Rating.Hard;
  return Rating.Good;
}

/** Whether an answer makes its question come back: a miss, in part or whole, or a lucky guess. */
export const comesBack = (answer: Pick<DatedAnswer, 'credit' | 'confidence'>): boolean =>
  gradeFor(answer) < Rating.Good;

/**
 * When a question comes back, from all answers to it in the order in which they were given; null where it was never missed.
 * Several answers of a day count once, by the worst: who has just read the explanation knows nothing by heart yet.
 * @param examOn what would be due later comes back in the week before
 * @param spread any number of the question's own, so that those of that week don't fall on one day
 */
export function scheduleOf(
  answers: readonly DatedAnswer[],
  { examOn = null, spread = 0 }: { readonly examOn?: string | null; readonly spread?: number } = {},
): Schedule | null {
  const first = answers.findIndex(comesBack);
  if (first < 0) return null;
  const days = worstOfEachDay(answers.slice(first));
  const [begun, ...reviews] = days;
  if (!begun) return null;
  const review = (card: Card, { day, grade }: Reviewed) => fsrs.next(card, midnight(day), grade).card;
  const card = days.reduce(review, createEmptyCard(midnight(begun.day)));
  const reviewedOn = (reviews.at(-1) ?? begun).day;
  const { due, stability, difficulty } = card;
  const dueOn = beforeExam(due.toISOString().slice(0, 10), { reviewedOn, examOn, spread });
  const lapses = reviews.filter(({ grade }) => grade === Rating.Again).length;
  return { dueOn, reviewedOn, stability, difficulty, repetitions: days.length, lapses };
}

interface Reviewed {
  readonly day: string;
  grade: Grade;
}

function worstOfEachDay(answers: readonly DatedAnswer[]): Reviewed[] {
  const days: Reviewed[] = [];
  for (const answer of answers) {
    const grade = gradeFor(answer);
    const latest = days.at(-1);
    if (latest?.day !== answer.day) days.push({ day: answer.day, grade });
    else if (grade < latest.grade) latest.grade = grade;
  }
  return days;
}

/** Days before the exam over which what would be due after it is spread. */
const examWeek = 7;

function beforeExam(
  dueOn: string,
  {
    reviewedOn,
    examOn,
    spread,
  }: { readonly reviewedOn: string; readonly examOn: string | null; readonly spread: number },
): string {
  if (examOn === null || dueOn < examOn) return dueOn;
  const between = daysBetween(reviewedOn, examOn) - 1;
  if (between < 1) return dueOn;
  return addDays(examOn, -1 - (spread % Math.min(examWeek, between)));
}

/** The chance, 0 to 1, that a question would be recalled on a day. */
export const recallOn = (
  day: string,
  { reviewedOn, stability }: Pick<Schedule, 'reviewedOn' | 'stability'>,
): number => fsrs.forgetting_curve(Math.max(daysBetween(reviewedOn, day), 0), stability);

/** The questions to review now: of those due the ones most at risk, up to what is left of the day's limit. */
export function chooseDue<Item extends Pick<Schedule, 'reviewedOn' | 'stability'>>(
  due: readonly Item[],
  today: string,
  left: number,
): Item[] {
  return due.toSorted((a, b) => recallOn(today, a) - recallOn(today, b)).slice(0, Math.max(left, 0));
}
