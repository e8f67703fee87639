import type { Confidence } from '@rounds/contract/learning/progress.answers.rules';
import { type Card, FSRS, type Grade, Rating, createEmptyCard, generatorParameters } from 'ts-fsrs';
import { addDays, daysBetween } from '../../platform/local-day.rules.ts';

/** An answer to a question, on the learner's local day. */
export interface DatedAnswer {
  readonly day: string;
  /** 0 to 1. */
  readonly credit: number;
  readonly confidence: Confidence | null;
}

/** When a question is due again, and its memory state. */
export interface Schedule {
  readonly dueOn: string;
  readonly reviewedOn: string;
  /** Days until the probability of recall drops to 90%. */
  readonly stability: number;
  /** 1 to 10. */
  readonly difficulty: number;
  readonly repetitions: number;
  readonly lapses: number;
}

/*
 * FSRS-6 in whole days: learners come back tomorrow, not in ten minutes. No fuzz, so that the same answers always give the same
 * schedule.
 */
const inDays = { request_retention: 0.9, enable_fuzz: false, enable_short_term: false } as const;
const published = new FSRS(generatorParameters(inDays));

/** The memory model with a learner's own parameters, or with the published ones. */
export const modelWith = (parameters: readonly number[] | null): FSRS =>
  parameters ? new FSRS(generatorParameters({ ...inDays, w: parameters })) : published;

/** A day as the date that the library expects. */
export const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Partial credit of at least this counts as recalled with difficulty; less counts as missed. */
const partlyRecalled = 0.5;

/** The FSRS grade of an answer, derived from its credit and confidence rather than asked for. */
export function gradeFor({ credit, confidence }: Pick<DatedAnswer, 'credit' | 'confidence'>): Grade {
  if (credit < partlyRecalled) return Rating.Again;
  if (credit < 1 || confidence === 'guess') return Rating.Hard;
  return Rating.Good;
}

/** Whether an answer puts its question into review: a full or partial miss, or a lucky guess. */
export const needsReview = (answer: Pick<DatedAnswer, 'credit' | 'confidence'>): boolean =>
  gradeFor(answer) < Rating.Good;

/**
 * A question's schedule from all answers to it, in order; null if it was never missed. Only a day's worst answer
 * counts: remembering an explanation that one has just read isn't knowing it.
 * @param examOn anything due after the exam is moved into the week before it
 * @param spread a number that differs between questions, so that those moved don't all fall on one day
 * @param parameters fitted to the learner; by default the published ones
 */
export function scheduleOf(
  answers: readonly DatedAnswer[],
  { examOn = null, spread = 0, parameters = null }: ScheduleOptions = {},
): Schedule | null {
  const days = reviewsOf(answers);
  const [begun, ...reviews] = days;
  if (!begun) return null;
  const model = modelWith(parameters);
  const review = (card: Card, { day, grade }: Reviewed) => model.next(card, midnight(day), grade).card;
  const card = days.reduce(review, createEmptyCard(midnight(begun.day)));
  const reviewedOn = (reviews.at(-1) ?? begun).day;
  const { due, stability, difficulty } = card;
  const dueOn = beforeExam(due.toISOString().slice(0, 10), { reviewedOn, examOn, spread });
  const lapses = reviews.filter(({ grade }) => grade === Rating.Again).length;
  return { dueOn, reviewedOn, stability, difficulty, repetitions: days.length, lapses };
}

export interface ScheduleOptions {
  readonly examOn?: string | null;
  readonly spread?: number;
  readonly parameters?: readonly number[] | null;
}

/** The combined result of a day's answers to a question. */
export interface Reviewed {
  readonly day: string;
  readonly grade: Grade;
}

/** The days that count, from the first miss on; none if the question was never missed. */
export function reviewsOf(answers: readonly DatedAnswer[]): Reviewed[] {
  const first = answers.findIndex(needsReview);
  return first < 0 ? [] : worstOfEachDay(answers.slice(first));
}

function worstOfEachDay(answers: readonly DatedAnswer[]): Reviewed[] {
  const days: Reviewed[] = [];
  for (const answer of answers) {
    const grade = gradeFor(answer);
    const latest = days.at(-1);
    if (latest?.day !== answer.day) days.push({ day: answer.day, grade });
    else if (grade < latest.grade) days[days.length - 1] = { day: answer.day, grade };
  }
  return days;
}

/** Over how many days before the exam to spread questions due after it. */
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

/**
 * The probability, 0 to 1, of recalling a question on a day. A learner's own parameters change it a little, but not the
 * order of questions: that depends on how much of their stability has passed.
 */
export const recallOn = (
  day: string,
  { reviewedOn, stability }: Pick<Schedule, 'reviewedOn' | 'stability'>,
): number => published.forgetting_curve(Math.max(daysBetween(reviewedOn, day), 0), stability);

/** The questions to review now: those most at risk of being forgotten, within what is left of the daily limit. */
export function chooseDue<Item extends Pick<Schedule, 'reviewedOn' | 'stability'>>(
  due: readonly Item[],
  today: string,
  remaining: number,
): Item[] {
  return due.toSorted((a, b) => recallOn(today, a) - recallOn(today, b)).slice(0, Math.max(remaining, 0));
}
