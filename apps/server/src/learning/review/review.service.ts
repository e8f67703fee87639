import type { QueryOf } from '@rounds/contract/endpoint';
import type { Confidence } from '@rounds/contract/learning/progress.answers.rules';
import type {
  ReviewItem,
  ReviewOverview,
  ReviewSettings,
  listReviewItems,
} from '@rounds/contract/learning/review';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Sql } from '../../platform/db/database.ts';
import type { Fail } from '../../platform/http/errors.ts';
import { localDay } from '../../platform/local-day.rules.ts';
import { type ListPage, paginate } from '../../platform/pagination.ts';
import { type Learner, lockLearner } from '../awards/index.ts';
import * as queries from './review.queries.ts';
import { chooseDue, comesBack, scheduleOf } from './review.rules.ts';

export interface ReviewDeps {
  readonly db: Database;
  readonly clock: Clock;
}

/** An answer that was just recorded. */
export interface Answered extends queries.Question {
  /** 0 to 1. */
  readonly credit: number;
  readonly confidence: Confidence | null;
}

/**
 * Schedules the questions of answers that were recorded in the same transaction. The schedule is made from all answers to a
 * question, so what arrives late or in another order comes to the same.
 */
export async function reschedule(tx: Sql, userId: number, answered: readonly Answered[]): Promise<void> {
  if (answered.length === 0) return;
  const questions = answered.map(({ scenarioId, questionIndex, ...answer }) => ({
    scenarioId,
    questionIndex,
    comesBack: comesBack(answer),
  }));
  await scheduleAll(tx, userId, questions);
}

async function scheduleAll(
  tx: Sql,
  userId: number,
  questions: Parameters<typeof queries.selectHistory>[2],
): Promise<void> {
  const histories = await queries.selectHistory(tx, userId, questions);
  if (histories.length === 0) return;
  const { examOn, timeZone } = await queries.selectSettings(tx, userId);
  const schedules = histories.flatMap(({ scenarioId, questionIndex, answers }) => {
    const dated = answers.map(({ at, ...answer }) => ({ ...answer, day: localDay(new Date(at), timeZone) }));
    const schedule = scheduleOf(dated, { examOn, spread: scenarioId + questionIndex });
    return schedule ? [{ scenarioId, questionIndex, ...schedule }] : [];
  });
  await queries.upsertSchedules(tx, userId, schedules);
}

/** Whether a question is due when it is answered, so that a right answer earns something. */
export const isDue = (
  tx: Sql,
  { userId, timeZone }: Pick<Learner, 'userId' | 'timeZone'>,
  question: queries.Question,
  at: Date,
): Promise<boolean> => queries.selectIsDue(tx, userId, question, localDay(at, timeZone));

/** The questions to review now, most at risk first, within what is left of today's limit. */
export async function readDue(
  { db, clock }: ReviewDeps,
  userId: number,
): Promise<readonly queries.Question[]> {
  const { dailyLimit, today, reviewedToday } = await queries.selectOverview(db, userId, clock.now());
  return chooseDue(await queries.selectDue(db, userId, today), today, dailyLimit - reviewedToday);
}

/** What is due, and when the rest is. */
export async function readReview({ db, clock }: ReviewDeps, userId: number): Promise<ReviewOverview> {
  const { due: all, ...overview } = await queries.selectOverview(db, userId, clock.now());
  const due = Math.min(all, Math.max(overview.dailyLimit - overview.reviewedToday, 0));
  return { ...overview, due, waiting: all - due };
}

/** Sets limit and exam, and moves what the exam moves. */
export async function saveSettings(
  deps: ReviewDeps,
  userId: number,
  settings: ReviewSettings,
): Promise<ReviewOverview> {
  await deps.db.transaction(async (tx) => {
    // What is answered in this moment is scheduled before or after, not halfway.
    await lockLearner(tx, userId);
    const before = await queries.selectSettings(tx, userId);
    await queries.upsertSettings(tx, userId, settings);
    if (before.examOn === settings.examOn) return;
    const questions = await queries.selectQuestions(tx, userId);
    const all = questions.map((question) => ({ ...question, comesBack: true }));
    await scheduleAll(tx, userId, all);
  });
  return readReview(deps, userId);
}

/** A page of what comes back, the next ones first. @throws ApiError 400 for a cursor that is none of ours */
export function listItems(
  { db }: ReviewDeps,
  userId: number,
  paging: QueryOf<typeof listReviewItems>,
): Promise<ListPage<ReviewItem>> {
  return paginate(paging, queries.ByDay, (limit, after) => queries.selectItems(db, userId, limit, after));
}

export async function suspendItem(
  { db }: ReviewDeps,
  userId: number,
  { suspended, ...question }: queries.Question & { readonly suspended: boolean },
  fail: Fail<'review_item_not_found'>,
): Promise<ReviewItem> {
  const item = await queries.updateSuspended(db, userId, question, suspended);
  if (!item) throw fail('review_item_not_found');
  return item;
}

export async function removeItem(
  { db, clock }: ReviewDeps,
  userId: number,
  question: queries.Question,
): Promise<void> {
  await queries.forgetItem(db, userId, question, clock.now());
}
