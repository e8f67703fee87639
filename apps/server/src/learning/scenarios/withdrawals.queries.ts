import { z } from 'zod';
import type { Sql } from '../../platform/db/database.ts';
import { exportPart } from '../../platform/db/personal-data.ts';
import { statement } from '../../platform/db/statement.ts';

/** What a person wrote as staff, for their export. */
export const exportWithdrawals = exportPart({
  question_withdrawals: `
    select id, scenario_id as "scenarioId", version, question_index as "questionIndex",
      case when withdrawn_by = $userId then reason end as reason,
      iso_instant(withdrawn_at) as "withdrawnAt", withdrawn_by = $userId as "withdrawnBy",
      case when restored_by = $userId then restore_reason end as "restoreReason",
      iso_instant(restored_at) as "restoredAt", restored_by = $userId as "restoredBy"
    from question_withdrawals where withdrawn_by = $userId or restored_by = $userId order by id`,
});

const Withdrawal = z.object({
  id: z.int(),
  scenarioId: z.int(),
  questionIndex: z.int(),
  asked: z.array(z.object({ question: z.string(), options: z.array(z.string()) })),
});

const openWithdrawals = statement({
  name: 'question_withdrawals_open',
  text: `
    select w.id, w.scenario_id as "scenarioId", w.question_index as "questionIndex", (
      select json_agg(json_build_object('question', q ->> 'question', 'options', q -> 'options') order by place)
      from jsonb_array_elements(e.scenario -> 'questions') with ordinality as n(q, place)) as asked
    from question_withdrawals w join scenario_editions e on e.scenario_id = w.scenario_id and e.version = w.version
    where w.restored_at is null and ($scenarioId::int is null or w.scenario_id = $scenarioId) order by w.id`,
  row: Withdrawal,
});

/** Withdrawn questions, of one scenario or of all, each with the questions of its edition. */
export function selectWithdrawals(sql: Sql, scenarioId: number | null = null) {
  return sql.query(openWithdrawals, { scenarioId });
}

const movedWithdrawal = statement({
  name: 'question_withdrawal_move',
  text: `
    update question_withdrawals w set question_index = $questionIndex, version = l.version
    from learning_scenarios l where l.id = w.scenario_id and w.id = $id`,
});

/** Moves a withdrawal to the newest edition. */
export async function moveWithdrawal(tx: Sql, id: number, questionIndex: number): Promise<void> {
  await tx.query(movedWithdrawal, { id, questionIndex });
}

const knownQuestion = statement({
  name: 'question_is_known',
  text: `
    select l.id from learning_scenarios l
    where l.id = $scenarioId::bigint and $questionIndex::bigint < jsonb_array_length(l.scenario -> 'questions')`,
  row: z.object({ id: z.int() }),
});

/** Whether the newest edition has such a question. */
export async function selectIsKnown(sql: Sql, scenarioId: number, questionIndex: number): Promise<boolean> {
  return (await sql.query(knownQuestion, { scenarioId, questionIndex })).length > 0;
}

const scenarioBySlug = statement({
  name: 'scenario_id_by_slug',
  text: 'select id from learning_scenarios where slug = $slug',
  row: z.object({ id: z.int() }),
});

export async function selectOptionalIdOf(sql: Sql, slug: string): Promise<number | null> {
  const [row] = await sql.query(scenarioBySlug, { slug });
  return row?.id ?? null;
}

/** A change to one question, with author and reason. `by` is null for a command. */
export interface Change {
  readonly scenarioId: number;
  readonly questionIndex: number;
  readonly reason: string;
  readonly by: number | null;
  readonly now: Date;
}

const withdrawn = statement({
  name: 'question_withdraw',
  text: `
    insert into question_withdrawals (scenario_id, version, question_index, reason, withdrawn_by, withdrawn_at)
    select l.id, l.version, $questionIndex::int, $reason, $by::int, $now::timestamptz
    from learning_scenarios l where l.id = $scenarioId
    on conflict do nothing returning id`,
  row: z.object({ id: z.int() }),
});

/** False if it is already withdrawn. */
export async function insertWithdrawal(tx: Sql, { ...change }: Change): Promise<boolean> {
  return (await tx.query(withdrawn, change)).length > 0;
}

const restored = statement({
  name: 'question_restore',
  text: `
    update question_withdrawals w set restore_reason = $reason, restored_by = $by::int, restored_at = $now::timestamptz
    from learning_scenarios l
    where l.id = w.scenario_id and l.version = w.version and w.scenario_id = $scenarioId
      and w.question_index = $questionIndex and w.restored_at is null
    returning w.id`,
  row: z.object({ id: z.int() }),
});

/** False if it isn't withdrawn. */
export async function closeWithdrawal(tx: Sql, { ...change }: Change): Promise<boolean> {
  return (await tx.query(restored, change)).length > 0;
}
