import type { AnswerOf } from '@rounds/contract/endpoint';
import { Mode } from '@rounds/contract/learning/attempts';
import { type Confidence, type Grade, confidences } from '@rounds/contract/learning/progress.answers.rules';
import { PracticeItem, answerPractice } from '@rounds/contract/learning/practice';
import { z } from 'zod';
import { type Sql, queryOptionalRow } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';

type Result = AnswerOf<typeof answerPractice>;

const AnsweredItem = z.object({
  mode: Mode,
  startedAt: z.date(),
  answered: z.int(),
  isEnded: z.boolean(),
  /** Only questions that were due for review. */
  isReview: z.boolean(),
  /** The session's other unanswered questions. */
  others: z.array(PracticeItem.pick({ scenarioId: true, version: true, questionIndex: true })),
  /** Null if the session has no such position. */
  item: PracticeItem.pick({
    scenarioId: true,
    version: true,
    questionIndex: true,
    selectedOption: true,
    response: true,
  })
    .extend({ result: answerPractice.answer.nullable() })
    .nullable(),
});
export type AnsweredItem = Readonly<z.output<typeof AnsweredItem>>;

const itemOfSession = statement({
  name: 'practice_item_at_position',
  text: `
    select s.mode, s.started_at as "startedAt", s.answered, s.completed_at is not null as "isEnded",
      coalesce((s.filters -> 'states')::jsonb = '["due"]', false) as "isReview", (
      select json_build_object(
        'scenarioId', i.scenario_id, 'version', i.version, 'questionIndex', i.question_index,
        'selectedOption', i.selected_option, 'response', i.response, 'result', i.result)
      from practice_items i where i.session_id = s.id and i.position = $position) as item, (
      select coalesce(json_agg(json_build_object(
        'scenarioId', i.scenario_id, 'version', i.version, 'questionIndex', i.question_index)), '[]')
      from practice_items i where i.session_id = s.id and i.position <> $position and i.answered_at is null) as others
    from practice_sessions s where s.id = $id and s.user_id = $userId`,
  row: AnsweredItem,
});

/** A question of the learner's own session, whose totals are locked; null if there is no such session. */
export function selectOptionalItem(tx: Sql, userId: number, id: string, position: number) {
  return queryOptionalRow(tx, itemOfSession, { userId, id, position });
}

const savedAnswer = statement({
  name: 'practice_answer_save',
  text: `
    with item as (
      update practice_items set selected_option = $selectedOption, response = $response::jsonb, confidence = $confidence, credit = $credit, correct = $correct::boolean, seconds = $seconds, answered_at = $occurredAt, result = $result::json
      where session_id = $id and position = $position)
    update practice_sessions set
      answered = answered + 1, correct = correct + $correct::boolean::int,
      completed_at = coalesce(completed_at, case when $completes::boolean then $now::timestamptz end)
    where id = $id`,
});

export interface PracticeAnswer {
  readonly position: number;
  readonly grade: Grade;
  readonly confidence: Confidence | null;
  readonly seconds: number;
  readonly occurredAt: Date;
  readonly result: Result;
  /** No question is left after it. */
  readonly completes: boolean;
}

/** Saves an answer, and ends the session with its last one. */
export async function saveAnswer(tx: Sql, id: string, answer: PracticeAnswer, now: Date): Promise<void> {
  const { position, grade, confidence, seconds, occurredAt, result } = answer;
  const { selectedOption, response, correct, credit } = grade;
  await tx.query(savedAnswer, {
    id,
    position,
    selectedOption,
    response: response && JSON.stringify(response),
    confidence,
    correct,
    credit,
    seconds,
    occurredAt,
    result: JSON.stringify(result),
    completes: answer.completes,
    now,
  });
}

const Answered = z.object({
  scenarioId: z.int(),
  questionIndex: z.int(),
  credit: z.number(),
  confidence: z.enum(confidences).nullable(),
});

const answeredItems = statement({
  name: 'practice_items_answered',
  text: `
    select scenario_id as "scenarioId", question_index as "questionIndex", coalesce(credit, correct::int) as credit, confidence
    from practice_items where session_id = $id and answered_at is not null`,
  row: Answered,
});

/** The answers of a session. */
export function selectAnswered(tx: Sql, id: string) {
  return tx.query(answeredItems, { id });
}
