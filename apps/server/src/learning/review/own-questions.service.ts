import type { Sql } from '../../platform/db/database.ts';
import { localDay } from '../../platform/local-day.rules.ts';
import * as own from './own-questions.queries.ts';
import { type Settings, selectSettings } from './review-settings.queries.ts';
import { type DatedAnswer, type Schedule, scheduleOf } from './review.rules.ts';

/** An answer to a learner's own question. Those aren't in the content, so review stores their answers. */
export interface OwnAnswered {
  /** Its item's id; null if it isn't in review. */
  readonly itemId: number | null;
  /** The question's text. */
  readonly question: string;
  /** 0 to 1. */
  readonly credit: number;
}

export interface OwnScheduled {
  readonly itemId: number;
  readonly dueOn: string;
}

export const datedOwn = (answers: own.OwnAnswers): DatedAnswer[] =>
  answers.map((answer) => ({ ...answer, confidence: null }));

function scheduled(
  { examOn, parameters }: Pick<Settings, 'examOn' | 'parameters'>,
  { question, answers }: Omit<own.Own, 'id'>,
): Schedule | null {
  return scheduleOf(datedOwn(answers), { examOn, parameters, spread: question.length });
}

/**
 * Records answers to a learner's own questions, in the caller's transaction. A miss puts its question into review;
 * questions already in review are rescheduled. Null for a question that wasn't missed. The caller holds the learner's
 * lock.
 */
export async function answerOwn(
  tx: Sql,
  userId: number,
  answered: readonly OwnAnswered[],
  now: Date,
): Promise<(OwnScheduled | null)[]> {
  const settings = await selectSettings(tx, userId);
  const day = localDay(now, settings.timeZone);
  const ids = answered.flatMap(({ itemId }) => itemId ?? []);
  const known = new Map((await own.selectOwn(tx, userId, ids)).map((one) => [one.id, one.answers]));
  const result: (OwnScheduled | null)[] = [];
  for (const { itemId, question, credit } of answered) {
    const before = itemId === null ? [] : (known.get(itemId) ?? []);
    const answers = [...before, { day, credit }];
    const schedule = scheduled(settings, { question, answers });
    if (!schedule) {
      result.push(null);
    } else if (itemId === null) {
      const id = await own.insertOwn(tx, userId, question, answers, schedule);
      result.push({ itemId: id, dueOn: schedule.dueOn });
    } else {
      await own.updateOwn(tx, userId, [{ id: itemId, answers, ...schedule }]);
      result.push({ itemId, dueOn: schedule.dueOn });
    }
  }
  return result;
}

/** Reschedules all of a learner's own questions. */
export async function rescheduleOwn(tx: Sql, userId: number): Promise<void> {
  const settings = await selectSettings(tx, userId);
  const schedules = (await own.selectOwn(tx, userId)).flatMap(({ id, ...one }) => {
    const schedule = scheduled(settings, one);
    return schedule ? [{ id, answers: one.answers, ...schedule }] : [];
  });
  await own.updateOwn(tx, userId, schedules);
}
