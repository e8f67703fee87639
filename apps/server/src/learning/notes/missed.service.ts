import { createHash } from 'node:crypto';
import type { AnswerOf, BodyOf } from '@rounds/contract/endpoint';
import type { NoteItem } from '@rounds/contract/learning/notes.generated';
import { type NoteAnswer, questionOf } from '@rounds/contract/learning/notes.questions.rules';
import type { NoteReview, answerNoteReview } from '@rounds/contract/learning/notes.review';
import { gradeOf } from '@rounds/contract/learning/progress.answers.rules';
import type { Sql } from '../../platform/db/database.ts';
import type { Fail } from '../../platform/http/errors.ts';
import { localDay } from '../../platform/local-day.rules.ts';
import { award, lockLearner } from '../awards/index.ts';
import { recallOn, scheduleOf, selectSettings } from '../review/index.ts';
import { answeredIn, askedBy } from './missed.rules.ts';
import * as queries from './missed.queries.ts';
import type { NotesDeps } from './notes.service.ts';

/** What a review offers at a time. */
const atOnce = 20;

const hashOf = (question: NoteItem) => createHash('sha256').update(askedBy(question)).digest('base64url');

/** When a question comes back, by all its answers; nothing where it was never missed. */
function scheduled(question: NoteItem, answers: queries.Answers, examOn: string | null): queries.Scheduled[] {
  const schedule = scheduleOf(
    answers.map((answer) => ({ ...answer, confidence: null })),
    { examOn },
  );
  if (!schedule) return [];
  const { dueOn, reviewedOn, stability } = schedule;
  return [{ hash: hashOf(question), question, answers, dueOn, reviewedOn, stability }];
}

/** Puts what was missed in a test into review; what is in review already counts this answer too. */
export async function scheduleMissed(
  tx: Sql,
  userId: number,
  testId: number,
  questions: readonly NoteItem[],
  given: readonly NoteAnswer[],
  now: Date,
): Promise<void> {
  // Who opens a test and hands in nothing hasn't missed anything.
  if (given.length === 0) return;
  const { examOn, timeZone } = await selectSettings(tx, userId);
  const known = new Map(
    (await queries.selectMissed(tx, userId, testId)).map((one) => [one.hash, one.answers]),
  );
  const day = localDay(now, timeZone);
  const items = answeredIn(questions, given).flatMap(({ question, credit }) =>
    scheduled(question, [...(known.get(hashOf(question)) ?? []), { day, credit }], examOn),
  );
  await queries.upsertMissed(tx, userId, testId, items);
}

/** After questions were changed: what is no longer asked doesn't come back. */
export const dropChanged = (tx: Sql, testId: number, questions: readonly NoteItem[]): Promise<void> =>
  queries.deleteChanged(tx, testId, questions.map(hashOf));

/** What is due today, most at risk first. */
export async function readMissed({ db, clock }: NotesDeps, userId: number): Promise<NoteReview> {
  const { timeZone } = await selectSettings(db, userId);
  const today = localDay(clock.now(), timeZone);
  const due = await queries.selectDue(db, userId, today);
  const items = due
    .toSorted((one, other) => recallOn(today, one) - recallOn(today, other))
    .slice(0, atOnce)
    .map(({ id, noteId, title, question }) => ({ id, noteId, title, question }));
  return { due: due.length, scheduled: await queries.selectCount(db, userId), items };
}

/** Grades an answer in a review and puts off the question accordingly. It counts for the day, and earns no XP. */
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
    const { testId, title, question } = missed;
    const grade = gradeOf(questionOf(question), given);
    if (!grade) throw fail('answer_unknown');
    const { examOn } = await selectSettings(tx, userId);
    const day = localDay(now, learner.timeZone);
    const [schedule] = scheduled(question, [...missed.answers, { day, credit: grade.credit }], examOn);
    if (!schedule) throw new Error(`A question in review was missed once: ${id}`);
    await queries.upsertMissed(tx, userId, testId, [schedule]);
    const counted = { source: 'note_test', sourceId: testId, description: title, xp: 0, points: 0 } as const;
    const honest = { selfReported: true, graded: false } as const;
    await award(tx, learner, { ...counted, ...honest, answers: 1, occurredAt: now, now }, requirements);
    return { correct: grade.correct, dueOn: schedule.dueOn };
  });
}
