import { Overview } from '@rounds/contract/learning/progress';
import { z } from 'zod';
import type { Sql } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';

const LatestAnswer = z.object({
  scenarioId: z.int(),
  /** The edition that was answered. */
  version: z.int(),
  questionIndex: z.int(),
  correct: z.boolean(),
});
export type LatestAnswer = Readonly<z.output<typeof LatestAnswer>>;

const latestAnswers = statement({
  name: 'latest_answers_of_learner',
  text: `
    select distinct on (g.scenario_id, g.question_index)
      g.scenario_id as "scenarioId", g.version, g.question_index as "questionIndex", g.correct
    from answers_with_verdicts($userId) g
    order by g.scenario_id, g.question_index, g.answered_at desc, g.source`,
  row: LatestAnswer,
});

/** The latest answer to each question that a learner has answered, in an attempt or in practice. */
export function selectLatestAnswers(sql: Sql, userId: number) {
  return sql.query(latestAnswers, { userId });
}

const calibration = statement({
  name: 'calibration_of_learner',
  text: `
    select g.confidence, count(*)::int as answered, (count(*) filter (where g.correct))::int as correct
    from answers_with_verdicts($userId) g
    where g.confidence is not null
    group by g.confidence`,
  row: Overview.shape.calibration.element,
});

/** How often a learner's answers were right, by stated confidence; answers without one are left out. */
export function selectCalibration(sql: Sql, userId: number) {
  return sql.query(calibration, { userId });
}
