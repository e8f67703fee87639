import type { QueryOf } from '@rounds/contract/endpoint';
import type { Confidence } from '@rounds/contract/learning/progress.answers.rules';
import type {
  ReviewItem,
  ReviewOverview,
  ReviewSettings,
  listReviewItems,
} from '@rounds/contract/learning/review';
import { earningReviews } from '@rounds/contract/learning/review.rules';
import type { Sql } from '../../platform/db/database.ts';
import type { Fail } from '../../platform/http/errors.ts';
import { localDay } from '../../platform/local-day.rules.ts';
import { inBatches, runForEach } from '../../platform/jobs/run-for-each.ts';
import { type ListPage, paginate } from '../../platform/pagination.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import { type Learner, countEarned, lockLearner } from '../awards/index.ts';
import { deleteFitted } from './fitting.queries.ts';
import { rescheduleOwn } from './own-questions.service.ts';
import * as items from './review-items.queries.ts';
import * as settingsQueries from './review-settings.queries.ts';
import * as queries from './review.queries.ts';
import { type DatedAnswer, chooseDue, needsReview, scheduleOf } from './review.rules.ts';

/** An answer that was just recorded. */
export interface Answered extends queries.Question {
  /** 0 to 1. */
  readonly credit: number;
  readonly confidence: Confidence | null;
}

/**
 * Reschedules questions after answers were recorded, in the same transaction. A schedule is computed from all answers to its
 * question, so late or reordered answers lead to the same result.
 */
export async function reschedule(tx: Sql, userId: number, answered: readonly Answered[]): Promise<void> {
  if (answered.length === 0) return;
  const questions = answered.map(({ scenarioId, questionIndex, ...answer }) => ({
    scenarioId,
    questionIndex,
    needsReview: needsReview(answer),
  }));
  await scheduleAll(tx, userId, questions);
}

async function scheduleAll(
  tx: Sql,
  userId: number,
  questions: Parameters<typeof queries.selectHistory>[2],
): Promise<void> {
  const histories = await queries.selectHistory(tx, userId, questions);
  const schedules = histories.flatMap((history) => {
    const { scenarioId, questionIndex, examOn, parameters } = history;
    const options = { examOn, parameters, spread: scenarioId + questionIndex };
    const schedule = scheduleOf(datedAnswers(history), options);
    return schedule ? [{ scenarioId, questionIndex, ...schedule }] : [];
  });
  await queries.upsertSchedules(tx, userId, schedules);
  // A corrected key can turn a miss into a right answer: then there is nothing to review.
  const missed = new Set(schedules.map(keyOf));
  await queries.deleteUnmissed(
    tx,
    userId,
    histories.filter((one) => !missed.has(keyOf(one))),
  );
}

/** The answers to a question, each on the learner's day. */
export const datedAnswers = ({
  answers,
  timeZone,
}: Pick<queries.History, 'answers' | 'timeZone'>): DatedAnswer[] =>
  answers.map(({ at, ...answer }) => ({ ...answer, day: localDay(new Date(at), timeZone) }));

/** Recomputes all of a learner's schedules after their basis has changed. The caller holds the learner's lock. */
export async function rescheduleEverything(tx: Sql, userId: number): Promise<void> {
  const questions = await queries.selectQuestions(tx, userId);
  const all = questions.map((question) => ({ ...question, needsReview: true }));
  await scheduleAll(tx, userId, all);
  await rescheduleOwn(tx, userId);
}

const keyOf = ({ scenarioId, questionIndex }: queries.Question) => `${scenarioId} ${questionIndex}`;

/**
 * Whether a right answer to a question earns XP: it was due when it was answered, and the day's maximum hasn't been
 * reached. This counts what was earned, so forgetting a question, deleting a session or changing the time zone doesn't
 * help. Since the zone decides when the day ends, the 24 hours before and after the answer, which cover at most two
 * days, earn no more than two days do.
 */
export async function earnsXp(
  tx: Sql,
  { userId, timeZone }: Pick<Learner, 'userId' | 'timeZone'>,
  question: queries.Question,
  at: Date,
): Promise<boolean> {
  const day = localDay(at, timeZone);
  if (!(await queries.selectIsDue(tx, userId, question, day))) return false;
  const { onDay, before, after } = await countEarned(tx, { userId, source: 'review', timeZone, day, at });
  return onDay < earningReviews && Math.max(before, after) < 2 * earningReviews;
}

/**
 * The questions to review now, from scenarios and the learner's own, most at risk first, within the rest of today's
 * limit.
 */
export async function readDue({ db, clock }: ServiceDeps, userId: number): Promise<queries.Due[]> {
  const { dailyLimit, today, reviewedToday } = await settingsQueries.selectOverview(db, userId, clock.now());
  return chooseDue(await queries.selectDue(db, userId, today), today, dailyLimit - reviewedToday);
}

/** What is due today, and the forecast. */
export async function readReview({ db, clock }: ServiceDeps, userId: number): Promise<ReviewOverview> {
  const { due: all, ...overview } = await settingsQueries.selectOverview(db, userId, clock.now());
  const due = Math.min(all, Math.max(overview.dailyLimit - overview.reviewedToday, 0));
  return { ...overview, due, waiting: all - due };
}

/** Saves the daily limit and the exam date, and reschedules if the exam moved. A past exam isn't stored. */
export async function saveSettings(
  deps: ServiceDeps,
  userId: number,
  { dailyLimit, ...settings }: ReviewSettings,
): Promise<ReviewOverview> {
  await deps.db.transaction(async (tx) => {
    // Serializes this with answers that are being recorded right now.
    await lockLearner(tx, userId);
    const before = await settingsQueries.selectSettings(tx, userId);
    const today = localDay(deps.clock.now(), before.timeZone);
    const examOn = settings.examOn !== null && settings.examOn < today ? null : settings.examOn;
    await settingsQueries.upsertSettings(tx, userId, { dailyLimit, examOn });
    if (before.examOn !== examOn) await rescheduleEverything(tx, userId);
  });
  return readReview(deps, userId);
}

/** Removes exams that are over, so that questions moved up for them return to their normal dates. */
export async function endExams({ db, clock }: ServiceDeps): Promise<void> {
  const now = clock.now();
  await runForEach(
    inBatches((afterId) => settingsQueries.selectAfterExam(db, now, afterId)),
    ({ id }) => `learner ${id}`,
    ({ id }) =>
      db.transaction(async (tx) => {
        await lockLearner(tx, id);
        if (await settingsQueries.deleteExam(tx, id, now)) await rescheduleEverything(tx, id);
      }),
  );
}

/** A page of the questions in review, soonest first. @throws ApiError 400 for an invalid cursor */
export function listItems(
  { db }: ServiceDeps,
  userId: number,
  paging: QueryOf<typeof listReviewItems>,
): Promise<ListPage<ReviewItem>> {
  return paginate(paging, items.ByDay, (limit, after) => items.selectItems(db, userId, limit, after));
}

export async function suspendItem(
  { db }: ServiceDeps,
  userId: number,
  { id, suspended }: { readonly id: number; readonly suspended: boolean },
  fail: Fail<'review_item_not_found'>,
): Promise<ReviewItem> {
  const item = await items.updateSuspended(db, userId, id, suspended);
  if (!item) throw fail('review_item_not_found');
  return item;
}

export async function removeItem(
  { db, clock }: ServiceDeps,
  userId: number,
  id: number,
  fail: Fail<'review_item_not_found'>,
): Promise<void> {
  const isForgotten = await db.transaction((tx) => items.forgetItem(tx, userId, id, clock.now()));
  if (!isForgotten) throw fail('review_item_not_found');
}

/** Erases all questions in review, and fitted parameters. */
export async function forgetReviews(tx: Sql, userId: number): Promise<void> {
  await queries.deleteItems(tx, userId);
  await deleteFitted(tx, userId);
}
