import { asc, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import type { Sql } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { type CorrectedKey, correctedKeys } from '../scenarios/scenarios.fragments.ts';
import { learningScenarios, scenarioEditions } from '../scenarios/scenarios.tables.ts';

/** Every edition of the scenarios that changed since they were added. */
export async function selectRewritten({ orm }: Sql) {
  return orm
    .select({
      scenarioId: learningScenarios.id,
      newest: learningScenarios.version,
      version: scenarioEditions.version,
      scenario: scenarioEditions.scenario,
    })
    .from(scenarioEditions)
    .innerJoin(learningScenarios, eq(learningScenarios.id, scenarioEditions.scenarioId))
    .where(gt(learningScenarios.version, 1))
    .orderBy(asc(learningScenarios.id), asc(scenarioEditions.version));
}

const learners = statement({
  name: 'rescore_learners',
  text: `
    with keys as (
      select * from ${correctedKeys})
    select a.user_id as "userId"
    from keys k join user_progress p on p.scenario_id = k."scenarioId"
    join scenario_attempts a on a.user_id = p.user_id and a.scenario_id = k."scenarioId" and a.version = k.version
    join attempt_answers w on w.attempt_id = a.id and w.question_index = k."questionIndex"
    where w.rescored_version is distinct from k."rightVersion" and may_see_verdicts(a.mode, a.completed_at)
    union
    select s.user_id from keys k join practice_items i on i.scenario_id = k."scenarioId" and i.version = k.version
      and i.question_index = k."questionIndex"
    join practice_sessions s on s.id = i.session_id and may_see_verdicts(s.mode, s.completed_at)
    where i.answered_at is not null and i.rescored_version is distinct from k."rightVersion"
    order by 1`,
  row: z.object({ userId: z.int() }),
});

/** Learners with answers to questions with corrected keys that were not yet regraded. */
export async function selectLearnersToRescore(sql: Sql, keys: readonly CorrectedKey[]): Promise<number[]> {
  const rows = await sql.query(learners, { keys: JSON.stringify(keys) });
  return rows.map(({ userId }) => userId);
}
