import { Instant } from '@rounds/contract/common';
import { Mode } from '@rounds/contract/learning/attempts';
import type { Mode as ModeName } from '@rounds/contract/learning/attempts.rules';
import { PracticeFilters, PracticeItem, PracticeSummary } from '@rounds/contract/learning/practice';
import { z } from 'zod';
import { type Sql, queryOptionalRow } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { listRow } from '../../platform/db/list-row.ts';
import { isInUse } from '../scenarios/scenarios.fragments.ts';
import type { QuestionRef } from './practice.rules.ts';

export interface StoredSession extends PracticeSummary {
  readonly xp: number;
  readonly items: PracticeItem[];
}

const sessionById = statement({
  name: 'practice_session_by_id',
  text: `
    select practice_json(s) as summary, (
      select json_agg(json_build_object(
        'scenarioId', i.scenario_id, 'version', i.version, 'questionIndex', i.question_index,
        'selectedOption', i.selected_option, 'response', i.response, 'confidence', i.confidence, 'seconds', i.seconds,
        'correct', case when may_see_verdicts(s.mode, s.completed_at) then i.correct end,
        'credit', case when may_see_verdicts(s.mode, s.completed_at) then coalesce(i.credit, i.correct::int) end)
        order by i.position)
      from practice_items i where i.session_id = s.id) as items, (
      select coalesce(sum((i.result ->> 'xp')::int), 0)::int
      from practice_items i where i.session_id = s.id) as xp
    from practice_sessions s where s.id = $id and s.user_id = $userId`,
  row: z.object({ summary: PracticeSummary, items: z.array(PracticeItem), xp: z.int() }),
});

/** One of the learner's sessions; null if there is none with that id. */
export async function selectOptionalSession(
  sql: Sql,
  userId: number,
  id: string,
): Promise<StoredSession | null> {
  const [row] = await sql.query(sessionById, { userId, id });
  return row ? { ...row.summary, items: row.items, xp: row.xp } : null;
}

/** A session's position: when it began. */
export const ByStart = z.tuple([Instant, z.uuid()]);
type ByStart = z.output<typeof ByStart>;

const sessionsLatestFirst = statement({
  name: 'practice_sessions_latest_first',
  text: `
    select practice_json(s)::text as json, json_build_array(iso_instant(s.started_at), s.id)::text as place
    from practice_sessions s
    where s.user_id = $userId and ($beforeTime::timestamptz is null or (s.started_at, s.id) < ($beforeTime, $beforeId::uuid))
    order by s.started_at desc, s.id desc
    limit $limit`,
  row: listRow(PracticeSummary, ByStart),
});

/** The learner's sessions, latest first. */
export function selectSessions(sql: Sql, userId: number, limit: number, after: ByStart | null) {
  const [beforeTime, beforeId] = after ?? [null, null];
  return sql.query(sessionsLatestFirst, { userId, limit, beforeTime, beforeId });
}

const newSession = statement({
  name: 'practice_session_insert',
  text: `
    with session as (
      insert into practice_sessions (id, user_id, mode, filters, shared_from, started_at, questions)
      values ($id, $userId, $mode, $filters::json, $sharedFrom, $now, json_array_length($items::json))
      on conflict (id) do nothing
      returning id),
    items as (
      insert into practice_items (session_id, position, scenario_id, version, question_index)
      select $id::uuid, n.place - 1, (n.item ->> 'scenarioId')::int, (n.item ->> 'version')::int,
        (n.item ->> 'questionIndex')::int
      from session, json_array_elements($items::json) with ordinality as n(item, place))
    select id from session`,
  row: z.object({ id: z.uuid() }),
});

export interface NewSession {
  readonly id: string;
  readonly mode: ModeName;
  readonly filters: PracticeFilters;
  readonly sharedFrom: string | null;
  readonly items: readonly QuestionRef[];
}

/** Adds a session; changes nothing if its id is taken. */
export async function insertSession(
  sql: Sql,
  userId: number,
  { id, mode, filters, sharedFrom, items }: NewSession,
  now: Date,
): Promise<void> {
  await sql.query(newSession, {
    id,
    userId,
    mode,
    filters: JSON.stringify(filters),
    sharedFrom,
    now,
    items: JSON.stringify(items),
  });
}

const SharedSession = z.object({
  id: z.uuid(),
  mode: Mode,
  filters: PracticeFilters,
  items: z.array(PracticeItem.pick({ scenarioId: true, version: true, questionIndex: true })),
  /** The learner's own session with these questions, the latest one. */
  own: z.uuid().nullable(),
});
export type SharedSession = Readonly<z.output<typeof SharedSession>>;

const sharedSession = statement({
  name: 'practice_session_for_others',
  text: `
    select s.id, s.mode, s.filters, (
        select json_agg(json_build_object(
          'scenarioId', i.scenario_id, 'version', i.version, 'questionIndex', i.question_index) order by i.position)
        from practice_items i where i.session_id = s.id) as items, (
        select o.id from practice_sessions o
        where o.user_id = $userId and (o.shared_from = s.id or o.id = s.id) order by o.started_at desc, o.id limit 1) as own
    from practice_sessions s join users u on u.id = s.user_id
    where s.id = $id and u.deleted_at is null`,
  row: SharedSession,
});

/** The contents of a session, whoever owns it; null if it is gone. */
export function selectOptionalShared(sql: Sql, userId: number, id: string) {
  return queryOptionalRow(sql, sharedSession, { userId, id });
}

const emptiedSessions = statement({
  name: 'practice_sessions_emptied',
  text: `
    select s.id, s.user_id as "userId" from practice_sessions s
    where s.completed_at is null
      and exists (select from practice_items i where i.session_id = s.id and i.answered_at is null
        and i.scenario_id = $scenarioId and i.question_index = $questionIndex)
      and not exists (
        select from practice_items i where i.session_id = s.id and i.answered_at is null and ${isInUse('i')})
    order by s.user_id, s.id`,
  row: z.object({ id: z.uuid(), userId: z.int() }),
});

/** Open sessions that wait for a question, and for no other question in use. */
export function selectEmptied(sql: Sql, { scenarioId, questionIndex }: Omit<QuestionRef, 'version'>) {
  return sql.query(emptiedSessions, { scenarioId, questionIndex });
}

const endedSession = statement({
  name: 'practice_session_end',
  text: `
    update practice_sessions set completed_at = coalesce(completed_at, $now) where id = $id and user_id = $userId returning id`,
  row: z.object({ id: z.uuid() }),
});

/** Ends one of the learner's sessions; false if there is none with that id. */
export async function endSession(tx: Sql, userId: number, id: string, now: Date): Promise<boolean> {
  return (await tx.query(endedSession, { userId, id, now })).length > 0;
}

const deletedSession = statement({
  name: 'practice_session_delete',
  text: 'delete from practice_sessions where id = $id and user_id = $userId returning id',
  row: z.object({ id: z.uuid() }),
});

/** Deletes one of the learner's sessions; false if there is none with that id. */
export async function deleteSession(sql: Sql, userId: number, id: string): Promise<boolean> {
  return (await sql.query(deletedSession, { userId, id })).length > 0;
}

const markedQuestions = statement({
  name: 'practice_marked_questions',
  text: `
    select scenario_id as "scenarioId", question_index as "questionIndex" from question_marks
    where user_id = $userId and marked`,
  row: z.object({ scenarioId: z.int(), questionIndex: z.int() }),
});

/** The questions that the learner marked. */
export function selectMarked(sql: Sql, userId: number) {
  return sql.query(markedQuestions, { userId });
}

const deletedSessions = statement({
  name: 'practice_sessions_delete_of_learner',
  text: 'delete from practice_sessions where user_id = $userId',
});

/** Deletes all of a learner's sessions. */
export async function deleteSessions(tx: Sql, userId: number): Promise<void> {
  await tx.query(deletedSessions, { userId });
}
