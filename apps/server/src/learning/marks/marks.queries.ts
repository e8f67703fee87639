import type { QuestionMark } from '@rounds/contract/learning/marks';
import type { Sql, Statement } from '../../platform/db/database.ts';
import type { ListRow } from '../../platform/db/list-row.ts';

const json = `json_build_object(
  'scenarioId', m.scenario_id, 'questionIndex', m.question_index, 'marked', m.marked, 'note', m.note,
  'updatedAt', iso_instant(m.updated_at))`;

const list: Statement = {
  name: 'marks',
  text: `
    select ${json}::text as json, json_build_array(iso_instant(m.updated_at), m.scenario_id, m.question_index) as place
    from question_marks m
    where m.user_id = $1 and ($2::int is null or m.scenario_id = $2)
      and ($4::timestamptz is null or (m.updated_at, m.scenario_id, m.question_index) < ($4, $5::int, $6::int))
    order by m.updated_at desc, m.scenario_id desc, m.question_index desc
    limit $3`,
};

type InList = [updatedAt: string, scenarioId: number, questionIndex: number];

/** The learner's marks and notes, latest first. */
export async function selectMarks(
  sql: Sql,
  userId: number,
  scenarioId: number | null,
  limit: number,
  after: InList | null,
): Promise<ListRow<InList>[]> {
  return sql.query(list, [userId, scenarioId, limit, ...(after ?? [null, null, null])]);
}

const upsert: Statement = {
  name: 'mark_upsert',
  text: `
    insert into question_marks as m (user_id, scenario_id, question_index, marked, note, updated_at)
    values ($1, $2, $3, coalesce($4::boolean, false), nullif($5::text, ''), $7)
    on conflict (user_id, scenario_id, question_index) do update set
      marked = coalesce($4::boolean, m.marked), updated_at = $7,
      note = case when $6::boolean then nullif($5::text, '') else m.note end
    returning ${json} as mark`,
};

/** What is written of a mark; null leaves `marked` as it is. */
export interface MarkWrite {
  readonly scenarioId: number;
  readonly questionIndex: number;
  readonly marked: boolean | null;
  readonly note: string | null;
  /** Whether the note is to be changed. */
  readonly isNoted: boolean;
}

export async function upsertMark(
  tx: Sql,
  userId: number,
  { scenarioId, questionIndex, marked, note, isNoted }: MarkWrite,
  now: Date,
): Promise<QuestionMark> {
  const values = [userId, scenarioId, questionIndex, marked, note, isNoted, now];
  const [row] = await tx.query<{ mark: QuestionMark }>(upsert, values);
  if (!row) throw new Error('The mark was not written');
  return row.mark;
}

export async function deleteMark(
  tx: Sql,
  userId: number,
  scenarioId: number,
  questionIndex: number,
): Promise<void> {
  const statement = {
    name: 'mark_delete',
    text: 'delete from question_marks where user_id = $1 and scenario_id = $2 and question_index = $3',
  };
  await tx.query(statement, [userId, scenarioId, questionIndex]);
}
