import { z } from 'zod';
import type { Sql } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';

/**
 * The question, the credit from 0 to 1, whether the learner called it a guess, and when, in milliseconds since 1970.
 */
const Answer = z.tuple([z.int(), z.number(), z.boolean(), z.number()]);

const EditionAnswers = z.object({ scenarioId: z.int(), version: z.int(), answers: z.array(Answer) });
export type EditionAnswers = Readonly<z.output<typeof EditionAnswers>>;

// One row per edition rather than per answer: there may be many thousands.
const allAnswers = statement({
  name: 'mastery_answers_of_learner',
  text: `
    select g.scenario_id as "scenarioId", g.version, json_agg(json_build_array(
      g.question_index, g.credit, coalesce(g.confidence = 'guess', false),
      floor(extract(epoch from g.answered_at) * 1000)::float8)) as answers
    from answers_with_verdicts($userId) g
    group by g.scenario_id, g.version`,
  row: EditionAnswers,
});

/** Everything that a learner has answered and may see verdicts of, in attempts and in practice, by edition. */
export function selectAnswers(sql: Sql, userId: number) {
  return sql.query(allAnswers, { userId });
}
