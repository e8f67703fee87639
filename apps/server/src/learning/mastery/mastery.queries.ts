import { z } from 'zod';
import type { Sql } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';

const Answer = z.object({
  scenarioId: z.int(),
  /** The edition that the answer was given to. */
  version: z.int(),
  questionIndex: z.int(),
  credit: z.number(),
  guessed: z.boolean(),
  /** Milliseconds since 1970. */
  at: z.number(),
});
export type Answer = Readonly<z.output<typeof Answer>>;

// Those of an exam count once it has ended: before, they would tell what was right.
const allAnswers = statement({
  name: 'mastery_answers_of_learner',
  text: `
    select a.scenario_id as "scenarioId", a.version, w.question_index as "questionIndex",
      coalesce(w.credit, w.correct::int) as credit, coalesce(w.confidence = 'guess', false) as guessed,
      (extract(epoch from w.answered_at) * 1000)::float8 as at
    from scenario_attempts a join attempt_answers w on w.attempt_id = a.id
    where a.user_id = $userId and (a.mode <> 'exam' or a.completed_at is not null)
    union all
    select i.scenario_id, i.version, i.question_index, coalesce(i.credit, i.correct::int),
      coalesce(i.confidence = 'guess', false), (extract(epoch from i.answered_at) * 1000)::float8
    from practice_sessions s join practice_items i on i.session_id = s.id
    where s.user_id = $userId and i.answered_at is not null and (s.mode <> 'exam' or s.completed_at is not null)`,
  row: Answer,
});

/** Everything that a learner has answered and may know the verdict of, in attempts and in practice. */
export async function selectAnswers(sql: Sql, userId: number): Promise<Answer[]> {
  return sql.query(allAnswers, { userId });
}
