import type { AnswerOf } from '@rounds/contract/endpoint';
import type { Mode } from '@rounds/contract/learning/attempts.rules';
import type {
  PracticeFilters,
  PracticeItem,
  PracticeSummary,
  answerPractice,
} from '@rounds/contract/learning/practice';
import type { Sql, Statement } from '../../platform/db/database.ts';
import type { ListRow } from '../../platform/db/list-row.ts';
import type { Item, Place } from './practice.rules.ts';

export interface StoredSession extends PracticeSummary {
  readonly items: PracticeItem[];
}

const one: Statement = {
  name: 'practice_session',
  text: `
    select practice_json(s) as summary, (
      select json_agg(json_build_object(
        'scenarioId', i.scenario_id, 'version', i.version, 'questionIndex', i.question_index,
        'selectedOption', i.selected_option, 'seconds', i.seconds,
        'correct', case when s.mode <> 'exam' or s.completed_at is not null then i.correct end) order by i.position)
      from practice_items i where i.session_id = s.id) as items
    from practice_sessions s where s.id = $2 and s.user_id = $1`,
};

/** A session of the learner's own; null where there is none. */
export async function selectOptionalSession(
  sql: Sql,
  userId: number,
  id: string,
): Promise<StoredSession | null> {
  const [row] = await sql.query<{ summary: PracticeSummary; items: PracticeItem[] }>(one, [userId, id]);
  return row ? { ...row.summary, items: row.items } : null;
}

const list: Statement = {
  name: 'practice_sessions',
  text: `
    select practice_json(s)::text as json, json_build_array(iso_instant(s.started_at), s.id) as place
    from practice_sessions s
    where s.user_id = $1 and ($3::timestamptz is null or (s.started_at, s.id) < ($3, $4::uuid))
    order by s.started_at desc, s.id desc
    limit $2`,
};

type ByStart = [startedAt: string, id: string];

/** The learner's sessions, latest first. */
export async function selectSessions(
  sql: Sql,
  userId: number,
  limit: number,
  after: ByStart | null,
): Promise<ListRow<ByStart>[]> {
  return sql.query(list, [userId, limit, ...(after ?? [null, null])]);
}

const insert: Statement = {
  name: 'practice_insert',
  text: `
    with session as (
      insert into practice_sessions (id, user_id, mode, filters, shared_from, started_at, questions)
      values ($1, $2, $3, $4::json, $5, $6, json_array_length($7::json))
      on conflict (id) do nothing
      returning id),
    items as (
      insert into practice_items (session_id, position, scenario_id, version, question_index)
      select $1::uuid, n.place - 1, (n.item ->> 'scenarioId')::int, (n.item ->> 'version')::int,
        (n.item ->> 'questionIndex')::int
      from session, json_array_elements($7::json) with ordinality as n(item, place))
    select id from session`,
};

export interface NewSession {
  readonly id: string;
  readonly mode: Mode;
  readonly filters: PracticeFilters;
  readonly sharedFrom: string | null;
  readonly items: readonly Place[];
}

/** Adds a session; changes nothing where its id is taken. */
export async function insertSession(
  sql: Sql,
  userId: number,
  { id, mode, filters, sharedFrom, items }: NewSession,
  now: Date,
): Promise<void> {
  const values = [id, userId, mode, JSON.stringify(filters), sharedFrom, now, JSON.stringify(items)];
  await sql.query(insert, values);
}

export interface SharedSession {
  readonly id: string;
  readonly mode: Mode;
  readonly filters: PracticeFilters;
  readonly items: readonly Place[];
  /** The learner's own session with these questions, the latest one. */
  readonly own: string | null;
}

const shared: Statement = {
  name: 'practice_shared',
  text: `
    select s.id, s.mode, s.filters, (
        select json_agg(json_build_object(
          'scenarioId', i.scenario_id, 'version', i.version, 'questionIndex', i.question_index) order by i.position)
        from practice_items i where i.session_id = s.id) as items, (
        select o.id from practice_sessions o
        where o.user_id = $1 and (o.shared_from = s.id or o.id = s.id) order by o.started_at desc, o.id limit 1) as own
    from practice_sessions s join users u on u.id = s.user_id
    where s.id = $2 and u.deleted_at is null`,
};

/** What a session consists of, whoever it belongs to; null where it is gone. */
export async function selectOptionalShared(
  sql: Sql,
  userId: number,
  id: string,
): Promise<SharedSession | null> {
  const [row] = await sql.query<SharedSession>(shared, [userId, id]);
  return row ?? null;
}

type Result = AnswerOf<typeof answerPractice>;

export interface AnsweredItem {
  readonly mode: Mode;
  readonly questions: number;
  readonly answered: number;
  readonly isEnded: boolean;
  /** Null where the session has no such position. */
  readonly item: (Item & { readonly result: Result | null }) | null;
}

const lock: Statement = {
  name: 'practice_lock',
  text: `
    select s.mode, s.questions, s.answered, s.completed_at is not null as "isEnded", (
      select json_build_object(
        'scenarioId', i.scenario_id, 'version', i.version, 'questionIndex', i.question_index,
        'selectedOption', i.selected_option, 'result', i.result)
      from practice_items i where i.session_id = s.id and i.position = $3) as item
    from practice_sessions s where s.id = $2 and s.user_id = $1`,
};

/** A question of a session of the learner's own, whose totals are locked; null where there is no such session. */
export async function selectOptionalItem(
  tx: Sql,
  userId: number,
  id: string,
  position: number,
): Promise<AnsweredItem | null> {
  const [row] = await tx.query<AnsweredItem>(lock, [userId, id, position]);
  return row ?? null;
}

const save: Statement = {
  name: 'practice_answer',
  text: `
    with item as (
      update practice_items set selected_option = $3, correct = $4::boolean, seconds = $5, answered_at = $6, result = $7::json
      where session_id = $1 and position = $2)
    update practice_sessions set
      answered = answered + 1, correct = correct + $4::boolean::int,
      completed_at = coalesce(completed_at, case when answered + 1 = questions then $8::timestamptz end)
    where id = $1`,
};

export interface PracticeAnswer {
  readonly position: number;
  readonly selectedOption: number;
  readonly correct: boolean;
  readonly seconds: number;
  readonly occurredAt: Date;
  readonly result: Result;
}

/** Writes an answer, and ends the session with its last one. */
export async function saveAnswer(tx: Sql, id: string, answer: PracticeAnswer, now: Date): Promise<void> {
  const { position, selectedOption, correct, seconds, occurredAt, result } = answer;
  const values = [id, position, selectedOption, correct, seconds, occurredAt, JSON.stringify(result), now];
  await tx.query(save, values);
}

const end: Statement = {
  name: 'practice_end',
  text: 'update practice_sessions set completed_at = coalesce(completed_at, $3) where id = $2 and user_id = $1',
};

export async function endSession(tx: Sql, userId: number, id: string, now: Date): Promise<void> {
  await tx.query(end, [userId, id, now]);
}

const remove: Statement = {
  name: 'practice_delete',
  text: 'delete from practice_sessions where id = $2 and user_id = $1 returning id',
};

/** Deletes a session of the learner's own; false where there is none. */
export async function deleteSession(sql: Sql, userId: number, id: string): Promise<boolean> {
  return (await sql.query(remove, [userId, id])).length > 0;
}

const marked: Statement = {
  name: 'practice_marked',
  text: `
    select scenario_id as "scenarioId", question_index as "questionIndex" from question_marks
    where user_id = $1 and marked`,
};

/** The questions that the learner marked. */
export async function selectMarked(sql: Sql, userId: number): Promise<Omit<Place, 'version'>[]> {
  return sql.query(marked, [userId]);
}

/** Deletes all of a learner's sessions. */
export async function deleteSessions(tx: Sql, userId: number): Promise<void> {
  await tx.query({ name: 'practice_erase', text: 'delete from practice_sessions where user_id = $1' }, [
    userId,
  ]);
}
