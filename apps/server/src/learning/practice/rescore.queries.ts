import { Response } from '@rounds/contract/learning/scenarios.formats';
import { confidences } from '@rounds/contract/learning/progress.answers.rules';
import { z } from 'zod';
import type { Sql } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { type CorrectedKey, correctedKeys } from '../scenarios/scenarios.fragments.ts';

const candidates = statement({
  name: 'rescore_practice_of_learner',
  text: `
    select i.session_id as "sessionId", i.position, i.version, i.question_index as "questionIndex",
      i.selected_option as "selectedOption", i.response, i.confidence, coalesce(i.credit, i.correct::int)::float8 as credit
    from ${correctedKeys}
    join practice_sessions s on s.user_id = $userId and may_see_verdicts(s.mode, s.completed_at)
    join practice_items i on i.session_id = s.id and i.scenario_id = k."scenarioId" and i.version = k.version
      and i.question_index = k."questionIndex"
    where i.answered_at is not null and i.rescored_version is distinct from k."rightVersion"
    order by i.session_id, i.position`,
  row: z.object({
    sessionId: z.uuid(),
    position: z.int(),
    version: z.int(),
    questionIndex: z.int(),
    selectedOption: z.int().nullable(),
    response: Response.nullable(),
    confidence: z.enum(confidences).nullable(),
    credit: z.number(),
  }),
});

/** A learner's practice answers to questions with corrected keys that were not yet regraded. */
export async function selectToRescore(tx: Sql, userId: number, keys: readonly CorrectedKey[]) {
  return tx.query(candidates, { userId, keys: JSON.stringify(keys) });
}

const rescored = statement({
  name: 'rescore_practice_save',
  text: `
    with items as (
      select * from json_to_recordset($items::json) as n(
        "sessionId" uuid, position smallint, "rightVersion" int, "isBetter" boolean, credit float8)),
    saved as (
      update practice_items i set
        rescored_version = n."rightVersion",
        first_correct = case when n."isBetter" then coalesce(i.first_correct, i.correct) else i.first_correct end,
        first_credit = case when n."isBetter" then coalesce(i.first_credit, i.credit, i.correct::int) else i.first_credit end,
        correct = case when n."isBetter" then n.credit = 1 else i.correct end,
        credit = case when n."isBetter" then n.credit else i.credit end
      from items n where i.session_id = n."sessionId" and i.position = n.position)
    update practice_sessions s set correct = s.correct + b.better
    from (select "sessionId", count(*)::int as better from items where "isBetter" and credit = 1 group by 1) b
    where s.id = b."sessionId"`,
});

export async function saveRescored(
  tx: Sql,
  items: readonly {
    sessionId: string;
    position: number;
    rightVersion: number;
    isBetter: boolean;
    credit: number;
  }[],
): Promise<void> {
  await tx.query(rescored, { items: JSON.stringify(items) });
}
