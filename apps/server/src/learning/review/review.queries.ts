import { LocalDay } from '@rounds/contract/common';
import { confidences } from '@rounds/contract/learning/progress.answers.rules';
import { ReviewItem, ReviewSettings } from '@rounds/contract/learning/review';
import { forecastDays, usualLimit } from '@rounds/contract/learning/review.rules';
import { z } from 'zod';
import type { Sql } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { type ListRow, listRow } from '../../platform/db/list-row.ts';
import { isInUse } from '../scenarios/scenarios.fragments.ts';
import type { Schedule } from './review.rules.ts';

/** A question by its place in the content. */
export interface Question {
  readonly scenarioId: number;
  readonly questionIndex: number;
}

const Settings = ReviewSettings.extend({ timeZone: z.string() });
type Settings = Readonly<z.output<typeof Settings>>;

const settings = statement({
  name: 'review_settings_of_learner',
  text: `
    select u.time_zone as "timeZone", coalesce(s.daily_limit, ${usualLimit}) as "dailyLimit", s.exam_on::text as "examOn"
    from users u left join review_settings s on s.user_id = u.id where u.id = $userId`,
  row: Settings,
});

/** What a learner set, or the usual; with their zone. */
export async function selectSettings(sql: Sql, userId: number): Promise<Settings> {
  const [row] = await sql.query(settings, { userId });
  if (!row) throw new Error(`No user ${userId}`);
  return row;
}

const savedSettings = statement({
  name: 'review_settings_save',
  text: `
    insert into review_settings (user_id, daily_limit, exam_on) values ($userId, $dailyLimit, $examOn)
    on conflict (user_id) do update set daily_limit = $dailyLimit, exam_on = $examOn`,
});

export async function upsertSettings(
  tx: Sql,
  userId: number,
  { dailyLimit, examOn }: ReviewSettings,
): Promise<void> {
  await tx.query(savedSettings, { userId, dailyLimit, examOn });
}

const History = Settings.pick({ timeZone: true, examOn: true }).extend({
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

// Those of an exam count once it has ended: before, they would tell what was right. `limit 1` has each question looked up by its
// key: the planner expects so many questions that it would read all of the learner's.
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
        where a.user_id = $userId and a.scenario_id = q.scenario_id and (a.mode <> 'exam' or a.completed_at is not null)
        union all
        select i.answered_at, coalesce(i.credit, i.correct::int), i.confidence from practice_sessions s
        join practice_items i on i.session_id = s.id and i.scenario_id = q.scenario_id and i.question_index = q.question_index
        where s.user_id = $userId and i.answered_at is not null and (s.mode <> 'exam' or s.completed_at is not null)) g
      where q.forgotten_at is null or g.answered_at > q.forgotten_at
      group by 1, 2)
    select h.scenario_id as "scenarioId", h.question_index as "questionIndex", h.answers, u.time_zone as "timeZone",
      s.exam_on::text as "examOn"
    from histories h cross join users u left join review_settings s on s.user_id = u.id where u.id = $userId`,
  row: History,
});

/** All answers to questions that are in review, or enter it now (`needsReview`), with what else their schedules depend on. */
export async function selectHistory(
  tx: Sql,
  userId: number,
  questions: readonly (Question & { readonly needsReview: boolean })[],
): Promise<History[]> {
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
    delete from review_items i using json_to_recordset($questions::json) as n("scenarioId" int, "questionIndex" smallint)
    where i.user_id = $userId and i.scenario_id = n."scenarioId" and i.question_index = n."questionIndex"
      and i.forgotten_at is null`,
});

/** Deletes what was never missed, by the answers as they count now. What was forgotten stays so. */
export async function deleteUnmissed(tx: Sql, userId: number, questions: readonly Question[]): Promise<void> {
  const places = questions.map(({ scenarioId, questionIndex }) => ({ scenarioId, questionIndex }));
  if (places.length > 0) await tx.query(unmissedItems, { userId, questions: JSON.stringify(places) });
}

const Due = z.object({
  scenarioId: z.int(),
  questionIndex: z.int(),
  reviewedOn: LocalDay,
  stability: z.number(),
});
export type Due = Readonly<z.output<typeof Due>>;

const dueItems = statement({
  name: 'review_items_due',
  text: `
    select scenario_id as "scenarioId", question_index as "questionIndex", reviewed_on::text as "reviewedOn", stability
    from review_items i where user_id = $userId and due_on <= $today and not suspended and ${isInUse('i')}`,
  row: Due,
});

/** What is due on a day. */
export async function selectDue(sql: Sql, userId: number, today: string): Promise<Due[]> {
  return sql.query(dueItems, { userId, today });
}

const Overview = ReviewSettings.extend({
  today: LocalDay,
  due: z.int(),
  reviewedToday: z.int(),
  scheduled: z.int(),
  suspended: z.int(),
  forecast: z.array(z.object({ day: LocalDay, due: z.int() })),
  nextOn: LocalDay.nullable(),
});

// One row for each of the learner's days: what is counted is then a few dozen, and not everything that comes back.
const overview = statement({
  name: 'review_overview_of_learner',
  pipelined: true,
  text: `
    with learner as (
      select ($now::timestamptz at time zone u.time_zone)::date as today, s.daily_limit, s.exam_on
      from users u left join review_settings s on s.user_id = u.id where u.id = $userId),
    days as (
      select i.due_on, i.suspended, count(*)::int as items,
        (count(*) filter (where i.reviewed_on = (select today from learner) and i.repetitions > 1))::int as reviewed
      from review_items i where i.user_id = $userId and i.due_on is not null and ${isInUse('i')} group by i.due_on, i.suspended)
    select l.today::text as today, coalesce(l.daily_limit, ${usualLimit}) as "dailyLimit", l.exam_on::text as "examOn",
      d.due, d."reviewedToday", d.scheduled, d.suspended, d."nextOn", d.forecast
    from learner l cross join lateral (
      select
        coalesce(sum(items) filter (where due_on <= l.today and not suspended), 0)::int as due,
        coalesce(sum(reviewed), 0)::int as "reviewedToday",
        coalesce(sum(items) filter (where not suspended), 0)::int as scheduled,
        coalesce(sum(items) filter (where suspended), 0)::int as suspended,
        (min(due_on) filter (where due_on > l.today and not suspended))::text as "nextOn",
        coalesce(json_agg(json_build_object('day', due_on, 'due', items) order by due_on) filter (
          where due_on > l.today and due_on <= l.today + ${forecastDays} and not suspended), '[]') as forecast
      from days) d`,
  row: Overview,
});

/** What a learner set, or the usual, and how much is due, on their day and in those after it. */
export async function selectOverview(
  sql: Sql,
  userId: number,
  now: Date,
): Promise<z.output<typeof Overview>> {
  const [row] = await sql.query(overview, { userId, now });
  if (!row) throw new Error(`No user ${userId}`);
  return row;
}

const itemJson = (i: string) => `json_build_object(
  'scenarioId', ${i}.scenario_id, 'questionIndex', ${i}.question_index, 'dueOn', ${i}.due_on,
  'intervalDays', greatest(${i}.due_on - ${i}.reviewed_on, 0), 'repetitions', ${i}.repetitions, 'lapses', ${i}.lapses,
  'suspended', ${i}.suspended)`;

/** The place of an item: by day, then by question. */
export const ByDay = z.tuple([LocalDay, z.int(), z.int()]);
type ByDay = z.output<typeof ByDay>;

const itemsByDay = statement({
  name: 'review_items_by_day',
  text: `
    select ${itemJson('i')}::text as json, json_build_array(i.due_on, i.scenario_id, i.question_index)::text as place
    from review_items i
    where i.user_id = $userId and i.due_on is not null and ${isInUse('i')}
      and ($afterDay::date is null or (i.due_on, i.scenario_id, i.question_index) > ($afterDay, $afterScenarioId::int, $afterIndex::int))
    order by i.due_on, i.scenario_id, i.question_index
    limit $limit`,
  row: listRow(ReviewItem, ByDay),
});

export async function selectItems(
  sql: Sql,
  userId: number,
  limit: number,
  after: ByDay | null,
): Promise<ListRow<ByDay, ReviewItem>[]> {
  const [afterDay, afterScenarioId, afterIndex] = after ?? [null, null, null];
  return sql.query(itemsByDay, { userId, limit, afterDay, afterScenarioId, afterIndex });
}

const allQuestions = statement({
  name: 'review_questions_of_learner',
  text: `
    select scenario_id as "scenarioId", question_index as "questionIndex" from review_items
    where user_id = $userId and due_on is not null`,
  row: z.object({ scenarioId: z.int(), questionIndex: z.int() }),
});

/** Every question that comes back. */
export async function selectQuestions(tx: Sql, userId: number): Promise<Question[]> {
  return tx.query(allQuestions, { userId });
}

const suspendedItem = statement({
  name: 'review_item_suspend',
  text: `
    update review_items i set suspended = $suspended
    where user_id = $userId and scenario_id = $scenarioId and question_index = $questionIndex and due_on is not null
    returning ${itemJson('i')} as item`,
  row: z.object({ item: ReviewItem }),
});

/** Suspends a question or resumes it; null where it doesn't come back. */
export async function updateSuspended(
  tx: Sql,
  userId: number,
  { scenarioId, questionIndex }: Question,
  suspended: boolean,
): Promise<ReviewItem | null> {
  const [row] = await tx.query(suspendedItem, { userId, scenarioId, questionIndex, suspended });
  return row?.item ?? null;
}

const forgottenItem = statement({
  name: 'review_item_forget',
  text: `
    update review_items set due_on = null, forgotten_at = $now, suspended = false
    where user_id = $userId and scenario_id = $scenarioId and question_index = $questionIndex`,
});

export async function forgetItem(
  tx: Sql,
  userId: number,
  { scenarioId, questionIndex }: Question,
  now: Date,
): Promise<void> {
  await tx.query(forgottenItem, { userId, scenarioId, questionIndex, now });
}

const itemIsDue = statement({
  name: 'review_item_is_due',
  text: `
    select true as due from review_items
    where user_id = $userId and scenario_id = $scenarioId and question_index = $questionIndex and due_on <= $day
      and not suspended`,
  row: z.object({ due: z.boolean() }),
});

/** Whether a question is due on a day. */
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
