import { Id, Instant } from '@rounds/contract/common';
import { QuestionMark } from '@rounds/contract/learning/marks';
import { z } from 'zod';
import { exportPart } from '../../platform/db/personal-data.ts';
import { type Sql, queryRow } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { type ListRow, listRow } from '../../platform/db/list-row.ts';

const json = `json_build_object(
  'scenarioId', m.scenario_id, 'questionIndex', m.question_index, 'marked', m.marked, 'note', m.note,
  'updatedAt', iso_instant(m.updated_at))`;

/** A mark's position: when it was last changed. */
export const InList = z.tuple([Instant, Id, z.int().min(0)]);
type InList = z.output<typeof InList>;

const marksLatestFirst = statement({
  name: 'marks_latest_first',
  text: `
    select ${json}::text as json, json_build_array(iso_instant(m.updated_at), m.scenario_id, m.question_index)::text as place
    from question_marks m
    where m.user_id = $userId and ($scenarioId::int is null or m.scenario_id = $scenarioId)
      and ($beforeTime::timestamptz is null or (m.updated_at, m.scenario_id, m.question_index) < ($beforeTime, $beforeScenarioId::int, $beforeIndex::int))
    order by m.updated_at desc, m.scenario_id desc, m.question_index desc
    limit $limit`,
  row: listRow(QuestionMark, InList),
});

/** The learner's marks and notes, latest first. */
export async function selectMarks(
  sql: Sql,
  userId: number,
  scenarioId: number | null,
  limit: number,
  after: InList | null,
): Promise<ListRow<InList, QuestionMark>[]> {
  const [beforeTime, beforeScenarioId, beforeIndex] = after ?? [null, null, null];
  const before = { beforeTime, beforeScenarioId, beforeIndex };
  return sql.query(marksLatestFirst, { userId, scenarioId, limit, ...before });
}

const savedMark = statement({
  name: 'mark_save',
  text: `
    insert into question_marks as m (user_id, scenario_id, question_index, marked, note, updated_at)
    values ($userId, $scenarioId, $questionIndex, coalesce($marked::boolean, false), nullif($note::text, ''), $now)
    on conflict (user_id, scenario_id, question_index) do update set
      marked = coalesce($marked::boolean, m.marked), updated_at = $now,
      note = case when $isNoted::boolean then nullif($note::text, '') else m.note end
    returning ${json} as mark`,
  row: z.object({ mark: QuestionMark }),
});

/** The new values of a mark; null leaves `marked` unchanged. */
export interface MarkWrite {
  readonly scenarioId: number;
  readonly questionIndex: number;
  readonly marked: boolean | null;
  readonly note: string | null;
  /** Whether to change the note. */
  readonly isNoted: boolean;
}

export async function upsertMark(
  tx: Sql,
  userId: number,
  { scenarioId, questionIndex, marked, note, isNoted }: MarkWrite,
  now: Date,
): Promise<QuestionMark> {
  const { mark } = await queryRow(tx, savedMark, {
    userId,
    scenarioId,
    questionIndex,
    marked,
    note,
    isNoted,
    now,
  });
  return mark;
}

const deletedMark = statement({
  name: 'mark_delete',
  text: `
    delete from question_marks
    where user_id = $userId and scenario_id = $scenarioId and question_index = $questionIndex`,
});

export async function deleteMark(
  tx: Sql,
  userId: number,
  scenarioId: number,
  questionIndex: number,
): Promise<void> {
  await tx.query(deletedMark, { userId, scenarioId, questionIndex });
}

export const exportMarks = exportPart({
  question_marks: `
    select scenario_id as "scenarioId", question_index as "questionIndex", marked, note,
      iso_instant(updated_at) as "updatedAt"
    from question_marks where user_id = $userId order by scenario_id, question_index`,
});
