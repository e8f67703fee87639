import { LocalDay } from '@rounds/contract/common';
import { z } from 'zod';
import { type Sql, queryRow } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Schedule } from './review.rules.ts';

const OwnAnswers = z.array(z.object({ day: LocalDay, credit: z.number() }));
export type OwnAnswers = z.output<typeof OwnAnswers>;

const Own = z.object({ id: z.int(), question: z.string(), answers: OwnAnswers });
export type Own = Readonly<z.output<typeof Own>>;

const ownQuestions = statement({
  name: 'review_own_questions',
  text: `
    select id, own_question as question, own_answers as answers from review_items
    where user_id = $userId and own_answers is not null
      and ($ids::json is null or id in (select value::int from json_array_elements_text($ids::json)))`,
  row: Own,
});

/** A learner's own questions in review, all or those of these items, with their answers. */
export function selectOwn(tx: Sql, userId: number, ids: readonly number[] | null = null) {
  return tx.query(ownQuestions, { userId, ids: ids && JSON.stringify(ids) });
}

const newOwn = statement({
  name: 'review_own_question_insert',
  text: `
    insert into review_items (
      user_id, own_question, own_answers, due_on, reviewed_on, stability, difficulty, repetitions, lapses)
    values ($userId, $question, $answers::json, $dueOn::date, $reviewedOn::date, $stability, $difficulty, $repetitions, $lapses)
    returning id`,
  row: z.object({ id: z.int() }),
});

/** Returns the new item's id. */
export async function insertOwn(
  tx: Sql,
  userId: number,
  question: string,
  answers: OwnAnswers,
  schedule: Schedule,
): Promise<number> {
  const { id } = await queryRow(tx, newOwn, {
    userId,
    question,
    answers: JSON.stringify(answers),
    ...schedule,
  });
  return id;
}

const deletedOwn = statement({
  name: 'review_own_questions_delete',
  text: `
    delete from review_items
    where user_id = $userId and own_answers is not null
      and id in (select value::int from json_array_elements_text($ids::json))`,
});

export async function deleteOwn(tx: Sql, userId: number, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.query(deletedOwn, { userId, ids: JSON.stringify(ids) });
}

const savedOwn = statement({
  name: 'review_own_schedules_save',
  text: `
    update review_items i set own_answers = n.answers, due_on = n."dueOn", reviewed_on = n."reviewedOn", stability = n.stability,
      difficulty = n.difficulty, repetitions = n.repetitions, lapses = n.lapses
    from json_to_recordset($schedules::json) as n(
      id int, answers json, "dueOn" date, "reviewedOn" date, stability float8, difficulty float8, repetitions smallint,
      lapses smallint)
    where i.user_id = $userId and i.id = n.id`,
});

export async function updateOwn(
  tx: Sql,
  userId: number,
  schedules: readonly (Pick<Own, 'id' | 'answers'> & Schedule)[],
): Promise<void> {
  if (schedules.length > 0) await tx.query(savedOwn, { userId, schedules: JSON.stringify(schedules) });
}
