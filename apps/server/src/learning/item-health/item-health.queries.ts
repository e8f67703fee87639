import type { CareerPath } from '@rounds/contract/common';
import { QuestionFigures } from '@rounds/contract/learning/item-health';
import { confidences } from '@rounds/contract/learning/progress.answers.rules';
import { and, asc, desc, eq, isNull, sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import type { Sql } from '../../platform/db/database.ts';
import { users } from '../../identity/accounts/accounts.tables.ts';
import { statement } from '../../platform/db/statement.ts';
import { learningScenarios, scenarioEditions, scenarioReports } from '../scenarios/scenarios.tables.ts';

/** Every edition of a path's active scenarios, oldest first. */
export async function selectEditions({ orm }: Sql, careerPath: CareerPath) {
  return orm
    .select({
      scenarioId: learningScenarios.id,
      slug: learningScenarios.slug,
      title: learningScenarios.title,
      difficulty: learningScenarios.difficulty,
      newest: learningScenarios.version,
      version: scenarioEditions.version,
      scenario: scenarioEditions.scenario,
    })
    .from(scenarioEditions)
    .innerJoin(learningScenarios, eq(learningScenarios.id, scenarioEditions.scenarioId))
    .where(and(eq(learningScenarios.careerPath, careerPath), eq(learningScenarios.isActive, true)))
    .orderBy(asc(learningScenarios.id), asc(scenarioEditions.version));
}

/** What learners reported about questions of a path's active scenarios, newest first: of the demo data, or what real learners did. */
export async function selectReports({ orm }: Sql, careerPath: CareerPath, isDemo: boolean) {
  const { scenarioId, version, questionIndex, reason, message, createdAt } = scenarioReports;
  return orm
    .select({ scenarioId, version, questionIndex, reason, message, createdAt })
    .from(scenarioReports)
    .innerJoin(learningScenarios, eq(learningScenarios.id, scenarioReports.scenarioId))
    .leftJoin(users, eq(users.id, scenarioReports.userId))
    .where(
      and(
        eq(learningScenarios.careerPath, careerPath),
        eq(learningScenarios.isActive, true),
        eq(raw`coalesce(${users.isDemo} or ${users.isSample}, false)`, isDemo),
        // What one visitor of the demo wrote is nothing for the next.
        isNull(users.demoUntil),
      ),
    )
    .orderBy(desc(scenarioReports.id));
}

/** A scenario's career path; null if there is no such scenario. */
export async function selectOptionalPath({ orm }: Sql, scenarioId: number): Promise<CareerPath | null> {
  const [row] = await orm
    .select({ careerPath: learningScenarios.careerPath })
    .from(learningScenarios)
    .where(eq(learningScenarios.id, scenarioId));
  return row?.careerPath ?? null;
}

const FirstAnswers = z.object({
  learner: z.int(),
  /** Scenario, edition, question, option, credit, confidence, seconds. */
  answers: z.array(
    z.tuple([
      z.int(),
      z.int(),
      z.int(),
      z.int().nullable(),
      z.number(),
      z.enum(confidences).nullable(),
      z.number(),
    ]),
  ),
});

// The first answer to each question, since later ones follow an explanation. From the demo data, or from real learners:
// without private copies of the demo learner, which repeat its answers, and without what a kept one came with.
const firstAnswers = statement({
  name: 'item_health_first_answers',
  text: `
    select f.user_id as learner, json_agg(json_build_array(f.scenario_id, f.version, f.question_index, f.selected_option,
      coalesce(f.credit, f.correct::int), f.confidence, f.seconds)) as answers
    from (
      select distinct on (g.user_id, g.scenario_id, g.question_index) g.*
      from (
        select a.user_id, a.scenario_id, a.version, w.question_index, w.selected_option, w.credit, w.correct, w.confidence,
          w.answered_at, greatest(w.seconds - coalesce(
            lag(w.seconds) over (partition by w.attempt_id order by w.seconds, w.question_index), 0), 0)::int as seconds
        from scenario_attempts a join attempt_answers w on w.attempt_id = a.id
        union all
        select s.user_id, i.scenario_id, i.version, i.question_index, i.selected_option, i.credit, i.correct, i.confidence,
          i.answered_at, coalesce(i.seconds, 0)::int
        from practice_sessions s join practice_items i on i.session_id = s.id
        where i.answered_at is not null) g
      join users u on u.id = g.user_id and (u.is_demo or u.is_sample) = $isDemo::boolean and u.demo_until is null
        and (u.is_demo or u.is_sample or g.answered_at >= u.created_at)
      join learning_scenarios l on l.id = g.scenario_id and l.career_path = $careerPath and l.is_active
      order by g.user_id, g.scenario_id, g.question_index, g.answered_at) f
    group by f.user_id order by f.user_id desc limit $limit`,
  row: FirstAnswers,
});

/** First answers to the questions of a path, by learner, most recent learners first. */
export async function selectFirstAnswers(sql: Sql, careerPath: CareerPath, isDemo: boolean, limit: number) {
  return sql.query(firstAnswers, { careerPath, isDemo, limit });
}

const withdrawals = statement({
  name: 'item_health_withdrawals',
  text: `
    select w.scenario_id as "scenarioId", w.question_index as "questionIndex", w.reason,
      iso_instant(w.withdrawn_at) as "withdrawnAt", b.username as "withdrawnBy", iso_instant(w.restored_at) as "restoredAt",
      w.restore_reason as "restoreReason", r.username as "restoredBy"
    from question_withdrawals w join learning_scenarios l on l.id = w.scenario_id
    left join users b on b.id = w.withdrawn_by left join users r on r.id = w.restored_by
    where w.version = l.version or w.restored_at is not null order by w.id desc`,
  row: QuestionFigures.shape.history.element.extend({ scenarioId: z.int(), questionIndex: z.int() }),
});

/**
 * Every withdrawal of a question, latest first. An ongoing one is left out if only older editions contain the question.
 */
export const selectWithdrawals = (sql: Sql) => sql.query(withdrawals);
