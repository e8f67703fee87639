import { z } from 'zod';
import type { Sql } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';

/** A question that a learner has answered, and the edition of the latest answer. */
const Answered = z.object({ questionIndex: z.int(), version: z.int() });
export type Answered = Readonly<z.output<typeof Answered>>;

const answeredQuestions = statement({
  name: 'questions_answered_of_scenario',
  text: `
    select distinct on (g.question_index) g.question_index as "questionIndex", g.version
    from answers_with_verdicts($userId) g
    where g.scenario_id = $scenarioId
    order by g.question_index, g.answered_at desc`,
  row: Answered,
});

/** The questions of a scenario that a learner has answered and may see verdicts of. */
export function selectAnswered(sql: Sql, userId: number, scenarioId: number) {
  return sql.query(answeredQuestions, { userId, scenarioId });
}

const Choice = z.object({
  questionIndex: z.int(),
  /** Null if a response was given instead. */
  selectedOption: z.int().nullable(),
  correct: z.boolean(),
  learners: z.int(),
});
export type Choice = Readonly<z.output<typeof Choice>>;

/** Only this many learners, the most recent ones. */
const sample = 2000;

const firstChoices = statement({
  name: 'first_choices_of_scenario',
  text: `
    select w.question_index as "questionIndex", w.selected_option as "selectedOption", w.correct, count(*)::int as learners
    from (
      select p.first_attempt_id, u.created_at as since from user_progress p join users u on u.id = p.user_id
      where p.scenario_id = $scenarioId and p.first_attempt_id is not null and not u.is_demo and not u.is_sample
      order by p.id desc limit ${sample}) p
    join scenario_attempts a on a.id = p.first_attempt_id and a.version = $version
    join attempt_answers w on w.attempt_id = a.id and w.answered_at >= p.since
    group by 1, 2, 3`,
  row: Choice,
});

/**
 * How many learners chose each option, or had full credit, in their first attempt at a scenario. Excludes learners of
 * the demo data, kept or not.
 */
export function selectChoices(sql: Sql, scenarioId: number, version: number) {
  return sql.query(firstChoices, { scenarioId, version });
}
