import { LocalDay } from '@rounds/contract/common';
import { confidences } from '@rounds/contract/learning/progress.answers.rules';
import { z } from 'zod';
import type { Sql } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { Settings } from './review-settings.queries.ts';
import { isInUse } from '../scenarios/scenarios.fragments.ts';
import type { Schedule } from './review.rules.ts';

/** A question by its position in the content. */
export interface Question {
  readonly scenarioId: number;
  readonly questionIndex: number;
}

const History = Settings.pick({ timeZone: true, examOn: true, parameters: true }).extend({
  scenarioId: z.int(),
  questionIndex: z.int(),
  answers: z.array(
    z.object({
      at: z.iso.datetime({ offset: true }),
      credit: z.number(),
      confidence: z.enum(confidences).nullable(),
    }),
  ),
});
export type History = Readonly<z.output<typeof History>>;

// `limit 1` makes PostgreSQL look up each question by its key: the planner overestimates their number, and would
// otherwise read all of the learner's.
const historyOfQuestions = statement({
  name: 'review_history_of_questions',
  text: `
    with asked as (
      select n."scenarioId" as scenario_id, n."questionIndex" as question_index, i.forgotten_at
      from json_to_recordset($questions::json) as n("scenarioId" int, "questionIndex" smallint, "needsReview" boolean)
      left join lateral (
        select true as is_known, forgotten_at from review_items
        where user_id = $userId and scenario_id = n."scenarioId" and question_index = n."questionIndex" limit 1) i on true
      where n."needsReview" or i.is_known),
    histories as (
      select q.scenario_id, q.question_index, json_agg(json_build_object(
        'at', g.answered_at, 'credit', g.credit, 'confidence', g.confidence) order by g.answered_at) as answers
      from asked q cross join lateral (
        select w.answered_at, coalesce(w.credit, w.correct::int) as credit, w.confidence
        from scenario_attempts a join attempt_answers w on w.attempt_id = a.id and w.question_index = q.question_index
        where a.user_id = $userId and a.scenario_id = q.scenario_id and may_see_verdicts(a.mode, a.completed_at)
        union all
        select i.answered_at, coalesce(i.credit, i.correct::int), i.confidence from practice_sessions s
        join practice_items i on i.session_id = s.id and i.scenario_id = q.scenario_id and i.question_index = q.question_index
        where s.user_id = $userId and i.answered_at is not null and may_see_verdicts(s.mode, s.completed_at)) g
      where q.forgotten_at is null or g.answered_at > q.forgotten_at
      group by 1, 2)
    select h.scenario_id as "scenarioId", h.question_index as "questionIndex", h.answers, u.time_zone as "timeZone",
      s.exam_on::text as "examOn", p.parameters
    from histories h cross join users u left join review_settings s on s.user_id = u.id
    left join review_parameters p on p.user_id = u.id and p.in_use
    where u.id = $userId`,
  row: History,
});

/**
 * All answers to questions that are in review, or enter it now (`needsReview`), with everything else their schedules
 * depend on.
 */
export function selectHistory(
  tx: Sql,
  userId: number,
  questions: readonly (Question & { readonly needsReview: boolean })[],
) {
  return tx.query(historyOfQuestions, { userId, questions: JSON.stringify(questions) });
}

const savedSchedules = statement({
  name: 'review_schedules_save',
  text: `
    insert into review_items (
      user_id, scenario_id, question_index, due_on, reviewed_on, stability, difficulty, repetitions, lapses)
    select $userId::int, n."scenarioId", n."questionIndex", n."dueOn", n."reviewedOn", n.stability, n.difficulty, n.repetitions, n.lapses
    from json_to_recordset($schedules::json) as n(
      "scenarioId" int, "questionIndex" smallint, "dueOn" date, "reviewedOn" date, stability float8, difficulty float8,
      repetitions smallint, lapses smallint)
    on conflict (user_id, scenario_id, question_index) do update set
      due_on = excluded.due_on, reviewed_on = excluded.reviewed_on, stability = excluded.stability,
      difficulty = excluded.difficulty, repetitions = excluded.repetitions, lapses = excluded.lapses`,
});

export async function upsertSchedules(
  tx: Sql,
  userId: number,
  schedules: readonly (Question & Schedule)[],
): Promise<void> {
  if (schedules.length > 0) await tx.query(savedSchedules, { userId, schedules: JSON.stringify(schedules) });
}

const unmissedItems = statement({
  name: 'review_items_delete_unmissed',
  text: `
    with unmissed as (
      select i.id, i.forgotten_at is not null as was_forgotten
      from review_items i join json_to_recordset($questions::json) as n("scenarioId" int, "questionIndex" smallint)
        on i.scenario_id = n."scenarioId" and i.question_index = n."questionIndex"
      where i.user_id = $userId),
    away as (
      update review_items i set due_on = null from unmissed n where i.id = n.id and n.was_forgotten)
    delete from review_items i using unmissed n where i.id = n.id and not n.was_forgotten`,
});

/** Deletes questions that were never missed according to their current answers. Forgotten ones stay forgotten. */
export async function deleteUnmissed(tx: Sql, userId: number, questions: readonly Question[]): Promise<void> {
  const places = questions.map(({ scenarioId, questionIndex }) => ({ scenarioId, questionIndex }));
  if (places.length > 0) await tx.query(unmissedItems, { userId, questions: JSON.stringify(places) });
}

const Due = z.object({
  id: z.int(),
  /** Null for a learner's own question. */
  scenarioId: z.int().nullable(),
  questionIndex: z.int().nullable(),
  reviewedOn: LocalDay,
  stability: z.number(),
});
export type Due = Readonly<z.output<typeof Due>>;

const dueItems = statement({
  name: 'review_items_due',
  text: `
    select id, scenario_id as "scenarioId", question_index as "questionIndex", reviewed_on::text as "reviewedOn", stability
    from review_items i where user_id = $userId and due_on <= $today and not suspended and ${isInUse('i')}`,
  row: Due,
});

/** What is due on a day. */
export function selectDue(sql: Sql, userId: number, today: string) {
  return sql.query(dueItems, { userId, today });
}

const allQuestions = statement({
  name: 'review_questions_of_learner',
  text: `
    select scenario_id as "scenarioId", question_index as "questionIndex" from review_items
    where user_id = $userId and due_on is not null and scenario_id is not null`,
  row: z.object({ scenarioId: z.int(), questionIndex: z.int() }),
});

/** Every question of a scenario that is in review. */
export function selectQuestions(tx: Sql, userId: number) {
  return tx.query(allQuestions, { userId });
}

const itemIsDue = statement({
  name: 'review_item_is_due',
  text: `
    select true as due from review_items
    where user_id = $userId and scenario_id = $scenarioId and question_index = $questionIndex and due_on <= $day
      and not suspended`,
  row: z.object({ due: z.literal(true) }),
});

/** Whether a question of a scenario is due on a day. */
export async function selectIsDue(
  tx: Sql,
  userId: number,
  { scenarioId, questionIndex }: Question,
  day: string,
): Promise<boolean> {
  return (await tx.query(itemIsDue, { userId, scenarioId, questionIndex, day })).length > 0;
}

const deletedItems = statement({
  name: 'review_items_delete_of_learner',
  text: 'delete from review_items where user_id = $userId',
});

export async function deleteItems(tx: Sql, userId: number): Promise<void> {
  await tx.query(deletedItems, { userId });
}
