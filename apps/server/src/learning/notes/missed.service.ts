import type { AnswerOf, BodyOf } from '@rounds/contract/endpoint';
import type { NoteItem } from '@rounds/contract/learning/notes.generated';
import { type NoteAnswer, questionOf } from '@rounds/contract/learning/notes.questions.rules';
import type { NoteReview, answerNoteReview } from '@rounds/contract/learning/notes.review';
import { gradeOf } from '@rounds/contract/learning/progress.answers.rules';
import type { Sql } from '../../platform/db/database.ts';
import type { Fail } from '../../platform/http/errors.ts';
import { award, lockLearner } from '../awards/index.ts';
import { answerOwn, readDue } from '../review/index.ts';
import { answeredIn, knowledgeKey } from './missed.rules.ts';
import { hashOf } from './in-review.service.ts';
import * as queries from './missed.queries.ts';
import type { NotesDeps } from './notes.service.ts';

/** How many questions a review offers at a time. */
const atOnce = 20;

interface Taken extends queries.Asking {
  readonly noteId: number;
  readonly questions: readonly NoteItem[];
}

/**
 * Puts the missed questions of a test or a scenario into review; for those already there, the answer counts as a
 * review.
 */
export async function scheduleMissed(
  tx: Sql,
  userId: number,
  { kind, id, noteId, questions }: Taken,
  given: readonly NoteAnswer[],
  now: Date,
): Promise<void> {
  // Handing in nothing misses nothing.
  if (given.length === 0) return;
  const missed = await queries.selectMissed(tx, userId, noteId);
  const known = new Map(missed.map(({ question, reviewItemId }) => [knowledgeKey(question), reviewItemId]));
  // A question that a test asks twice, or that two of a note's tests and scenarios ask, comes back once.
  const answered = new Map(
    answeredIn(questions, given).map(({ question, credit }) => {
      const asked = knowledgeKey(question);
      const itemId = known.get(asked) ?? null;
      return [
        asked,
        { hash: hashOf(question), question, answer: { itemId, question: question.stem, credit } },
      ];
    }),
  );
  const all = [...answered.values()];
  const scheduled = await answerOwn(
    tx,
    userId,
    all.map(({ answer }) => answer),
    now,
  );
  const fresh = all.flatMap(({ hash, question, answer }, n) => {
    const reviewItemId = scheduled[n]?.itemId;
    return answer.itemId === null && reviewItemId !== undefined ? [{ hash, question, reviewItemId }] : [];
  });
  await queries.insertMissed(tx, userId, { kind, id }, fresh);
}

/** Today's reviews that come from notes, most at risk first. */
export async function readMissed(deps: NotesDeps, userId: number): Promise<NoteReview> {
  const due = (await readDue(deps, userId)).filter(({ scenarioId }) => scenarioId === null);
  const items = await queries.selectQuestions(
    deps.db,
    userId,
    due.map(({ id }) => id),
  );
  const scheduled = await queries.selectCount(deps.db, userId);
  return { due: items.length, scheduled, items: items.slice(0, atOnce) };
}

/** Grades an answer in a review and reschedules the question. It counts for the day but earns no XP. */
export function answerMissed(
  { db, clock, requirements }: NotesDeps,
  userId: number,
  id: number,
  given: BodyOf<typeof answerNoteReview>,
  fail: Fail<'note_review_not_found' | 'answer_unknown'>,
): Promise<AnswerOf<typeof answerNoteReview>> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const learner = await lockLearner(tx, userId);
    const missed = await queries.lockOptionalMissed(tx, userId, id);
    if (!missed) throw fail('note_review_not_found');
    const { kind, id: sourceId, title, question, reviewItemId } = missed;
    const grade = gradeOf(questionOf(question), given);
    if (!grade) throw fail('answer_unknown');
    const answered = { itemId: reviewItemId, question: question.stem, credit: grade.credit };
    const [schedule] = await answerOwn(tx, userId, [answered], now);
    if (!schedule) throw new Error(`A question in review was missed once: ${id}`);
    const source = `note_${kind}`;
    const counted = { source, sourceId, description: title, xp: 0, points: 0 } as const;
    const honest = { selfReported: true, graded: false } as const;
    await award(tx, learner, { ...counted, ...honest, answers: 1, occurredAt: now, now }, requirements);
    return { correct: grade.correct, dueOn: schedule.dueOn };
  });
}
