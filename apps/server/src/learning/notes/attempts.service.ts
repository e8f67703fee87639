import { isDeepStrictEqual } from 'node:util';
import type { AnswerOf, BodyOf } from '@rounds/contract/endpoint';
import type { OpenedNoteScenario, takeNoteTest } from '@rounds/contract/learning/notes.attempts';
import type { Sql } from '../../platform/db/database.ts';
import type { Json } from '../../platform/db/json.ts';
import type { Fail } from '../../platform/http/errors.ts';
import { localDay } from '../../platform/local-day.rules.ts';
import { type Learner, award, countEarned, lockLearner, noAward } from '../awards/index.ts';
import type { NotesDeps } from './notes.service.ts';
import {
  insertAttempt,
  lockQuestionSet,
  markGaveXp,
  selectOptionalAttempt,
  selectOptionalOpened,
  selectOptionalStanding,
} from './attempts.queries.ts';
import type { AttemptTarget } from './attempts.rules.ts';
import { attemptEarning, decideAttempt, mayEarn, xpLeftOf } from './attempts.rules.ts';
import { scheduleMissed } from './missed.service.ts';

type Refusal = 'note_questions_changed' | 'note_attempt_known' | 'answer_unknown';

/** Grades an attempt, stores it and awards it. Sending the same attempt again returns the stored one. */
export function submitAttempt(
  { db, clock, requirements }: NotesDeps,
  userId: number,
  { kind, id, notFound }: AttemptTarget,
  { attemptId, revision, answers, timeSpent }: BodyOf<typeof takeNoteTest>,
  fail: Fail<Refusal>,
): Promise<AnswerOf<typeof takeNoteTest>> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const learner = await lockLearner(tx, userId);
    const questionSet = await lockQuestionSet(tx, userId, kind, id);
    if (!questionSet) throw notFound();
    const known = await selectOptionalAttempt(tx, userId, kind, id, attemptId);
    if (known) {
      if (!known.same || !isDeepStrictEqual(known.answers, plain(answers))) throw fail('note_attempt_known');
      return { ...noAward(learner, now), attempt: known.attempt };
    }
    if (questionSet.revision !== revision) throw fail('note_questions_changed');
    const may = kind === 'scenario' && (await leavesXp(tx, learner, questionSet.noteGaveXp, now));
    const graded = decideAttempt(questionSet, answers, may);
    if (!graded) throw fail('answer_unknown');
    const attempt = { id: attemptId, ...graded, timeSpent, createdAt: now.toISOString() };
    if (!(await insertAttempt(tx, userId, kind, id, attempt, questionSet.questions, answers, now)))
      throw fail('note_attempt_known');
    if (graded.xp > 0) await markGaveXp(tx, userId, questionSet.noteId, now);
    await scheduleMissed(tx, userId, { kind, id, ...questionSet }, answers, now);
    const earning = attemptEarning(kind, id, questionSet.title, graded.xp, answers.length, now);
    const awarded =
      answers.length > 0 ? await award(tx, learner, earning, requirements) : noAward(learner, now);
    return { ...awarded, attempt };
  });
}

/** A scenario to play, with the XP that it can give as things stand. Handing it in decides anew. */
export async function openScenario(
  { db, clock }: NotesDeps,
  userId: number,
  id: number,
  fail: Fail<'note_scenario_not_found'>,
): Promise<Json<OpenedNoteScenario>> {
  const found = await selectOptionalStanding(db, userId, id);
  if (!found) throw fail('note_scenario_not_found');
  const { timeZone, noteGaveXp } = found;
  const may = await leavesXp(db, { userId, timeZone }, noteGaveXp, clock.now());
  const scenario = await selectOptionalOpened(db, userId, id, xpLeftOf(found, may));
  if (!scenario) throw fail('note_scenario_not_found');
  return scenario;
}

/** Counted by what was earned, which deleting a scenario or its note doesn't alter. An attempt's learner is locked. */
async function leavesXp(
  tx: Sql,
  { userId, timeZone }: Pick<Learner, 'userId' | 'timeZone'>,
  fromNote: boolean,
  at: Date,
): Promise<boolean> {
  const day = localDay(at, timeZone);
  const earned = await countEarned(tx, { userId, source: 'note_scenario', timeZone, day, at });
  return mayEarn({ fromNote, ...earned });
}

/** Through JSON, which drops undefined properties. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
