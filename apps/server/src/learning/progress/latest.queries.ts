import { Overview } from '@rounds/contract/learning/progress';
import { z } from 'zod';
import type { Sql } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';

const LatestAnswer = z.object({
  scenarioId: z.int(),
  /** The edition that the answer was given to. */
  version: z.int(),
  questionIndex: z.int(),
  correct: z.boolean(),
});
export type LatestAnswer = Readonly<z.output<typeof LatestAnswer>>;

// Those of an exam count once it has ended: before, they would tell what was right.
const latestAnswers = statement({
  name: 'latest_answers_of_learner',
  text: `
    select distinct on (g.scenario_id, g.question_index)
      g.scenario_id as "scenarioId", g.version, g.question_index as "questionIndex", g.correct
    from (
      select a.scenario_id, a.version, w.question_index, w.correct, w.answered_at, a.id
      from scenario_attempts a join attempt_answers w on w.attempt_id = a.id
      where a.user_id = $userId and (a.mode <> 'exam' or a.completed_at is not null)
      union all
      select i.scenario_id, i.version, i.question_index, i.correct, i.answered_at, s.id
      from practice_sessions s join practice_items i on i.session_id = s.id
      where s.user_id = $userId and i.answered_at is not null and (s.mode <> 'exam' or s.completed_at is not null)) g
    order by g.scenario_id, g.question_index, g.answered_at desc, g.id`,
  row: LatestAnswer,
});

/** Of each question that a learner has answered, in an attempt or in practice, the latest answer. */
export async function selectLatestAnswers(sql: Sql, userId: number): Promise<LatestAnswer[]> {
  return sql.query(latestAnswers, { userId });
}

const calibration = statement({
  name: 'calibration_of_learner',
  text: `
    select g.confidence, count(*)::int as answered, (count(*) filter (where g.correct))::int as correct
    from (
      select w.confidence, w.correct
      from scenario_attempts a join attempt_answers w on w.attempt_id = a.id
      where a.user_id = $userId and w.confidence is not null and (a.mode <> 'exam' or a.completed_at is not null)
      union all
      select i.confidence, i.correct
      from practice_sessions s join practice_items i on i.session_id = s.id
      where s.user_id = $userId and i.confidence is not null and i.answered_at is not null
        and (s.mode <> 'exam' or s.completed_at is not null)) g
    group by g.confidence`,
  row: Overview.shape.calibration.element,
});

/** How often a learner's answers were right, by how sure they were; what was never said is absent. */
export async function selectCalibration(sql: Sql, userId: number): Promise<Overview['calibration']> {
  return sql.query(calibration, { userId });
}
