import { passingScore } from '@rounds/contract/common.rules';
import { NoteItem } from '@rounds/contract/learning/notes.generated';
import {
  NoteAttempt,
  OpenedNoteScenario,
  type NoteAttemptAnswer,
} from '@rounds/contract/learning/notes.attempts';
import { z } from 'zod';
import { type Sql, queryOptionalRow } from '../../platform/db/database.ts';
import { type Json, jsonOf } from '../../platform/db/json.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Kind } from './attempts.rules.ts';
import { scenarioFields } from './generated.queries.ts';

const Row = z.object({
  title: z.string(),
  // A scenario's questions also have an `update`.
  questions: z.array(z.intersection(NoteItem, z.object({ update: z.string().optional() }))),
  revision: z.int(),
  attempts: z.int(),
  passingScore: z.int(),
  xpReward: z.int().nullable(),
  noteId: z.int(),
  /** Whether a scenario from its note gave XP. */
  noteGaveXp: z.boolean(),
});
export type QuestionSetRow = z.infer<typeof Row>;

const locked = {
  test: statement({
    name: 'note_test_lock',
    text: `
      select title, questions, revision, attempts, passing_score as "passingScore", null::int as "xpReward",
        note_id as "noteId", false as "noteGaveXp"
      from note_based_tests where id = $id and user_id = $userId for update`,
    row: Row,
  }),
  scenario: statement({
    name: 'note_scenario_lock',
    text: `
      select s.title, s.questions, s.revision, s.attempts, ${passingScore} as "passingScore", s.xp_reward as "xpReward",
        s.note_id as "noteId", n.scenario_xp_at is not null as "noteGaveXp"
      from note_based_scenarios s join user_notes n on n.id = s.note_id
      where s.id = $id and s.user_id = $userId for update of s`,
    row: Row,
  }),
};

/** Locks a test or a scenario of the learner's until the transaction ends. */
export function lockQuestionSet(tx: Sql, userId: number, kind: Kind, id: number) {
  return queryOptionalRow(tx, locked[kind], { userId, id });
}

const standing = statement({
  name: 'note_scenario_standing',
  text: `
    select s.attempts, s.xp_reward as "xpReward", n.scenario_xp_at is not null as "noteGaveXp", u.time_zone as "timeZone"
    from note_based_scenarios s join user_notes n on n.id = s.note_id join users u on u.id = s.user_id
    where s.id = $id and s.user_id = $userId`,
  row: Row.pick({ attempts: true, noteGaveXp: true }).extend({ xpReward: z.int(), timeZone: z.string() }),
});

/** What decides the XP that a scenario of the learner's can still give. */
export function selectOptionalStanding(sql: Sql, userId: number, id: number) {
  return queryOptionalRow(sql, standing, { userId, id });
}

const scenarioToPlay = statement({
  name: 'note_scenario_to_play',
  text: `
    select json_build_object(${scenarioFields}, 'xpLeft', $xpLeft::int)::text as json
    from note_based_scenarios s where s.id = $id and s.user_id = $userId`,
  row: z.object({ json: jsonOf(OpenedNoteScenario) }),
});

export async function selectOptionalOpened(
  sql: Sql,
  userId: number,
  id: number,
  xpLeft: number,
): Promise<Json<OpenedNoteScenario> | null> {
  const row = await queryOptionalRow(sql, scenarioToPlay, { userId, id, xpLeft });
  return row?.json ?? null;
}

const changed = {
  test: statement({
    name: 'note_test_questions',
    text: `
      update note_based_tests set questions = $questions::json, total_questions = $total, revision = revision + 1
      where id = $id`,
  }),
  scenario: statement({
    name: 'note_scenario_questions',
    text: `
      update note_based_scenarios set questions = $questions::json, revision = revision + 1
      where id = $id and $total::int > 0`,
  }),
};

export async function saveQuestions(
  tx: Sql,
  kind: Kind,
  id: number,
  questions: readonly NoteItem[],
): Promise<void> {
  await tx.query(changed[kind], { id, questions: JSON.stringify(questions), total: questions.length });
}

const attemptById = statement({
  name: 'note_attempt_by_id',
  text: `
    select coalesce(test_id, 0) = $testId and coalesce(scenario_id, 0) = $scenarioId as same, answers,
      json_build_object('id', id, 'score', score, 'correct', correct, 'total', total, 'passed', passed, 'xp', xp,
        'timeSpent', time_spent, 'createdAt', iso_instant(created_at)) as attempt
    from note_attempts where id = $attemptId and user_id = $userId`,
  row: z.object({
    /** Of the same test or scenario. */
    same: z.boolean(),
    answers: z.unknown(),
    attempt: NoteAttempt,
  }),
});

/** The columns of what names either; 0 for the one that it isn't. */
export const idsOf = (kind: Kind, id: number) => ({
  testId: kind === 'test' ? id : 0,
  scenarioId: kind === 'scenario' ? id : 0,
});

export function selectOptionalAttempt(tx: Sql, userId: number, kind: Kind, id: number, attemptId: string) {
  return queryOptionalRow(tx, attemptById, { userId, attemptId, ...idsOf(kind, id) });
}

const newAttempt = statement({
  name: 'note_attempt_insert',
  text: `
    insert into note_attempts (
      id, user_id, test_id, scenario_id, questions, answers, score, correct, total, passed, xp, time_spent, created_at)
    values ($id, $userId, nullif($testId::int, 0), nullif($scenarioId::int, 0), $questions::json, $answers::json, $score,
      $correct, $total, $passed, $xp, $timeSpent, $now)
    on conflict (id) do nothing
    returning id`,
  row: z.object({ id: z.string() }),
});
const attemptCounted = {
  test: statement({
    name: 'note_test_taken',
    text: `
      update note_based_tests set is_completed = true, attempts = attempts + 1, score = greatest(score, $score::float8),
        time_spent = time_spent + $timeSpent
      where id = $id and $now::timestamptz is not null`,
  }),
  scenario: statement({
    name: 'note_scenario_taken',
    text: `
      update note_based_scenarios set is_completed = true, attempts = attempts + 1, score = greatest(score, $score::float8),
        time_spent = time_spent + $timeSpent, completed_at = coalesce(completed_at, $now)
      where id = $id`,
  }),
};

/** Stores an attempt and counts it. @returns false if somebody else's attempt has the same id */
export async function insertAttempt(
  tx: Sql,
  userId: number,
  kind: Kind,
  id: number,
  attempt: NoteAttempt,
  questions: readonly NoteItem[],
  answers: readonly NoteAttemptAnswer[],
  now: Date,
): Promise<boolean> {
  const { createdAt: _, ...figures } = attempt;
  const [row] = await tx.query(newAttempt, {
    userId,
    ...idsOf(kind, id),
    ...figures,
    questions: JSON.stringify(questions),
    answers: JSON.stringify(answers),
    now,
  });
  if (!row) return false;
  const { score, timeSpent } = attempt;
  await tx.query(attemptCounted[kind], { id, score, timeSpent, now });
  return true;
}

const noteGaveXp = statement({
  name: 'note_gave_xp',
  text: 'update user_notes set scenario_xp_at = $now where id = $noteId and user_id = $userId',
});

/** Records with the note that it gave XP: what was generated from it can be deleted. */
export async function markGaveXp(tx: Sql, userId: number, noteId: number, now: Date): Promise<void> {
  await tx.query(noteGaveXp, { userId, noteId, now });
}

const deletedAttempts = statement({
  name: 'note_attempts_delete',
  text: `
    with missed as (delete from note_review_items where user_id = $userId)
    delete from note_attempts where user_id = $userId`,
});

/**
 * Deletes a learner's attempts at tests and scenarios from notes, and the missed questions that were due for review.
 */
export async function deleteAttempts(tx: Sql, userId: number): Promise<void> {
  await tx.query(deletedAttempts, { userId });
}
