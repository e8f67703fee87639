import type { CareerPath } from '@rounds/contract/common';
import { confidences } from '@rounds/contract/learning/progress.answers.rules';
import { and, asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Sql } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { learningScenarios, scenarioEditions, scenarioReports } from '../scenarios/scenarios.tables.ts';

/** Every edition of a path's active scenarios, the oldest first. */
export async function selectEditions({ orm }: Sql, careerPath: CareerPath) {
  return orm
    .select({
      scenarioId: learningScenarios.id,
      slug: learningScenarios.slug,
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

/** Why learners reported questions of a path's active scenarios. */
export async function selectReasons({ orm }: Sql, careerPath: CareerPath) {
  const { scenarioId, version, questionIndex, reason } = scenarioReports;
  return orm
    .select({ scenarioId, version, questionIndex, reason })
    .from(scenarioReports)
    .innerJoin(learningScenarios, eq(learningScenarios.id, scenarioReports.scenarioId))
    .where(and(eq(learningScenarios.careerPath, careerPath), eq(learningScenarios.isActive, true)));
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

// The first answer to each question: later ones follow an explanation. Not those of demo data.
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
      join users u on u.id = g.user_id and not u.is_demo and not u.is_sample
      join learning_scenarios l on l.id = g.scenario_id and l.career_path = $careerPath and l.is_active
      order by g.user_id, g.scenario_id, g.question_index, g.answered_at) f
    group by f.user_id order by f.user_id desc limit $limit`,
  row: FirstAnswers,
});

/** First answers to the questions of a path, by learner, those who came last first. */
export async function selectFirstAnswers(sql: Sql, careerPath: CareerPath, limit: number) {
  return sql.query(firstAnswers, { careerPath, limit });
}
