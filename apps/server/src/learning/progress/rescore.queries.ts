import { Response } from '@rounds/contract/learning/scenarios.formats';
import { confidences } from '@rounds/contract/learning/progress.answers.rules';
import { z } from 'zod';
import type { Sql } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { type CorrectedKey, correctedKeys } from '../scenarios/scenarios.fragments.ts';
import type { Rescored } from './rescore.rules.ts';

const Candidate = z.object({
  attemptId: z.uuid(),
  version: z.int(),
  questionIndex: z.int(),
  selectedOption: z.int().nullable(),
  response: Response.nullable(),
  confidence: z.enum(confidences).nullable(),
  credit: z.number(),
});

// Answers of an open exam wait for its end: before that, a better grade would reveal what was right.
const candidates = statement({
  name: 'rescore_answers_of_learner',
  text: `
    select w.attempt_id as "attemptId", a.version, w.question_index as "questionIndex", w.selected_option as "selectedOption",
      w.response, w.confidence, coalesce(w.credit, w.correct::int)::float8 as credit
    from ${correctedKeys}
    join scenario_attempts a on a.user_id = $userId and a.scenario_id = k."scenarioId" and a.version = k.version
    join attempt_answers w on w.attempt_id = a.id and w.question_index = k."questionIndex"
    where w.rescored_version is distinct from k."rightVersion" and may_see_verdicts(a.mode, a.completed_at)
    order by a.completed_at nulls first, a.started_at, a.id, w.question_index`,
  row: Candidate,
});

/**
 * A learner's answers to questions with corrected keys that were not yet regraded; those of the attempt completed last
 * come last.
 */
export async function selectToRescore(tx: Sql, userId: number, keys: readonly CorrectedKey[]) {
  return tx.query(candidates, { userId, keys: JSON.stringify(keys) });
}

const rescored = statement({
  name: 'rescore_answers_save',
  text: `
    update attempt_answers w set
      rescored_version = n."rightVersion",
      first_correct = case when n."isBetter" then coalesce(w.first_correct, w.correct) else w.first_correct end,
      first_credit = case when n."isBetter" then coalesce(w.first_credit, w.credit, w.correct::int) else w.first_credit end,
      correct = case when n."isBetter" then n.credit = 1 else w.correct end,
      credit = case when n."isBetter" then n.credit else w.credit end
    from json_to_recordset($answers::json) as n(
      "attemptId" uuid, "questionIndex" smallint, "rightVersion" int, "isBetter" boolean, credit float8)
    where w.attempt_id = n."attemptId" and w.question_index = n."questionIndex"`,
});

export async function saveRescored(tx: Sql, answers: readonly (Rescored & { attemptId: string })[]) {
  await tx.query(rescored, { answers: JSON.stringify(answers) });
}

const completedAttempts = statement({
  name: 'rescore_attempts',
  text: `
    select a.id, a.version, a.score, iso_instant(a.completed_at) as "completedAt", (
      select json_agg(json_build_object('questionIndex', w.question_index, 'correct', w.correct,
        'credit', coalesce(w.credit, w.correct::int)))
      from attempt_answers w where w.attempt_id = a.id) as answers
    from scenario_attempts a
    where a.id = any($ids::uuid[]) and a.completed_at is not null and a.score is not null order by a.completed_at, a.id`,
  row: z.object({
    id: z.uuid(),
    version: z.int(),
    score: z.number(),
    completedAt: z.string(),
    answers: z.array(z.object({ questionIndex: z.int(), correct: z.boolean(), credit: z.number() })),
  }),
});

export async function selectCompleted(tx: Sql, ids: readonly string[]) {
  return tx.query(completedAttempts, { ids: `{${ids.join(',')}}` });
}

const savedScore = statement({
  name: 'rescore_attempt_save',
  text: 'update scenario_attempts set score = $score where id = $id',
});

export async function saveScore(tx: Sql, id: string, score: number): Promise<void> {
  await tx.query(savedScore, { id, score });
}

const savedBest = statement({
  name: 'rescore_progress_save',
  text: `
    update user_progress set score = $score, xp_awarded = xp_awarded + $xp, self_reported = $selfReported
    where user_id = $userId and scenario_id = $scenarioId`,
});

export async function saveBest(
  tx: Sql,
  userId: number,
  scenarioId: number,
  {
    score,
    xp,
    selfReported,
  }: { readonly score: number; readonly xp: number; readonly selfReported: boolean },
): Promise<void> {
  await tx.query(savedBest, { userId, scenarioId, score, xp, selfReported });
}
