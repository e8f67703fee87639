import { isDeepStrictEqual } from 'node:util';
import type { AnswerOf, BodyOf } from '@rounds/contract/endpoint';
import type { takeNoteTest } from '@rounds/contract/learning/notes.taking';
import type { Fail } from '../../platform/http/errors.ts';
import { type Earning, award, lockLearner, noAward } from '../awards/index.ts';
import type { NotesDeps } from './notes.service.ts';
import { insertAttempt, lockTaken, selectOptionalAttempt } from './taken.queries.ts';
import type { Kind, Target } from './taken.rules.ts';
import { decideAttempt } from './taken.rules.ts';

type Refusal = 'note_questions_changed' | 'note_attempt_known' | 'answer_unknown';

/** Grades what was handed in and keeps it, with what it earns. The same attempt again is answered with what is kept. */
export function take(
  { db, clock, requirements }: NotesDeps,
  userId: number,
  { kind, id, missing }: Target,
  { attemptId, revision, answers, timeSpent }: BodyOf<typeof takeNoteTest>,
  fail: Fail<Refusal>,
): Promise<AnswerOf<typeof takeNoteTest>> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const learner = await lockLearner(tx, userId);
    const taken = await lockTaken(tx, userId, kind, id);
    if (!taken) throw missing();
    const known = await selectOptionalAttempt(tx, userId, kind, id, attemptId);
    if (known) {
      if (!known.same || !isDeepStrictEqual(known.answers, plain(answers))) throw fail('note_attempt_known');
      const { unlocked, ...none } = noAward(learner, now);
      return { ...none, unlocked: [...unlocked], attempt: known.attempt };
    }
    if (taken.revision !== revision) throw fail('note_questions_changed');
    const graded = decideAttempt(taken, answers);
    if (!graded) throw fail('answer_unknown');
    const attempt = { id: attemptId, ...graded, timeSpent, createdAt: now.toISOString() };
    if (!(await insertAttempt(tx, userId, kind, id, attempt, taken.questions, answers, now)))
      throw fail('note_attempt_known');
    const earning = earningOf(kind, id, taken.title, graded.xp, answers.length, now);
    const { unlocked, ...awarded } =
      answers.length > 0 ? await award(tx, learner, earning, requirements) : noAward(learner, now);
    return { ...awarded, unlocked: [...unlocked], attempt };
  });
}

/** As JSON holds it: without what is undefined. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/**
 * The day, steps toward the daily goal, and a scenario's XP. Learners may change the questions they are then graded on, so
 * the XP counts for themselves alone, not on the leaderboard, and buys nothing.
 */
function earningOf(kind: Kind, id: number, title: string, xp: number, answers: number, now: Date): Earning {
  return {
    source: `note_${kind}`,
    sourceId: id,
    description: title,
    xp,
    points: 0,
    answers,
    selfReported: true,
    graded: false,
    occurredAt: now,
    now,
  };
}
