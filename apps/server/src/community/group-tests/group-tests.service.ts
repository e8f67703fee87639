import { isDeepStrictEqual } from 'node:util';
import type { GroupTest, OpenGroupTest } from '@rounds/contract/community/group-tests';
import type { shareGroupTest, takeGroupTest } from '@rounds/contract/community/group-tests';
import { toGradedOrder, groupTestsMax } from '@rounds/contract/community/group-tests.rules';
import type { AnswerOf, BodyOf } from '@rounds/contract/endpoint';
import type { Json } from '../../platform/db/json.ts';
import type { Fail } from '../../platform/http/errors.ts';
import type { Requirements } from '../../platform/requirements.rules.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import { award, lockLearner, noAward } from '../../learning/awards/index.ts';
import { attemptEarning, gradedAttempt, readInTurn, selectOptionalTest } from '../../learning/notes/index.ts';
import * as queries from './group-tests.queries.ts';
import { asked, inNoOrder, shownTo } from './group-tests.rules.ts';

export interface GroupTestsDeps extends ServiceDeps {
  readonly requirements: Requirements;
}

type Missing = Fail<'group_test_not_found'>;

/** What is shared with a group. Non-members learn nothing about it. */
export async function listOfGroup(
  { db }: GroupTestsDeps,
  userId: number,
  groupId: number,
  fail: Fail<'group_not_found'>,
): Promise<Json<GroupTest[]>> {
  if ((await queries.selectOptionalCount(db, userId, groupId)) === null) throw fail('group_not_found');
  return readInTurn(userId, () => queries.selectOfGroup(db, userId, groupId));
}

export async function listShares(
  { db }: GroupTestsDeps,
  userId: number,
  testId: number,
  fail: Fail<'note_test_not_found'>,
): Promise<Json<GroupTest[]>> {
  if (!(await selectOptionalTest(db, userId, testId))) throw fail('note_test_not_found');
  return readInTurn(userId, () => queries.selectOfTest(db, userId, testId));
}

/** Shares one of the learner's tests with one of their groups. */
export function shareTest(
  { db, clock }: GroupTestsDeps,
  userId: number,
  groupId: number,
  body: BodyOf<typeof shareGroupTest>,
  fail: Fail<'group_not_found' | 'note_test_not_found' | 'group_tests_full'>,
): Promise<Json<GroupTest>> {
  return db.transaction(async (tx) => {
    await queries.lockGroup(tx, groupId);
    const count = await queries.selectOptionalCount(tx, userId, groupId);
    if (count === null) throw fail('group_not_found');
    const id = await queries.share(tx, userId, groupId, body, clock.now());
    if (id === null) throw fail('note_test_not_found');
    const after = await queries.selectOptionalCount(tx, userId, groupId);
    if ((after ?? 0) > groupTestsMax) throw fail('group_tests_full');
    const shared = await queries.selectOptionalOne(tx, userId, id);
    // A moderator has hidden it.
    if (!shared) throw fail('note_test_not_found');
    return shared;
  });
}

export async function openTest(
  { db }: GroupTestsDeps,
  userId: number,
  id: number,
  fail: Missing,
): Promise<OpenGroupTest> {
  const found = await queries.selectOptionalOpened(db, userId, id);
  if (!found) throw fail('group_test_not_found');
  const { shared, questions, passingScore, revision } = found;
  return {
    ...shared,
    questions: questions.map((item) => asked(inNoOrder(item))),
    passingScore,
    revision,
  };
}

/** Stops sharing a test: by the member who shares it, or the group's leader. */
export async function unshareTest(
  { db }: GroupTestsDeps,
  userId: number,
  id: number,
  fail: Fail<'group_test_not_found' | 'not_yours'>,
): Promise<void> {
  const found = await queries.selectOptionalOpened(db, userId, id);
  if (!found) throw fail('group_test_not_found');
  if (found.ownerId !== userId && found.leaderId !== userId) throw fail('not_yours');
  await queries.unshare(db, id);
}

/**
 * Grades an attempt, stores it and counts the day; the answers come with the grade. Sending the same attempt again
 * returns the stored one.
 */
export function takeTest(
  { db, clock, requirements }: GroupTestsDeps,
  userId: number,
  id: number,
  { attemptId, revision, answers, timeSpent }: BodyOf<typeof takeGroupTest>,
  fail: Fail<'group_test_not_found' | 'note_questions_changed' | 'note_attempt_known' | 'answer_unknown'>,
): Promise<AnswerOf<typeof takeGroupTest>> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const learner = await lockLearner(tx, userId);
    const found = await queries.selectOptionalOpened(tx, userId, id);
    if (!found) throw fail('group_test_not_found');
    const { shared, passingScore } = found;
    const known = await queries.selectOptionalAttempt(tx, userId, id, attemptId);
    if (known) {
      if (!known.same || !isDeepStrictEqual(known.answers, JSON.parse(JSON.stringify(answers))))
        throw fail('note_attempt_known');
      const attempt = { ...known.attempt, passed: known.attempt.score >= passingScore };
      return { ...noAward(learner, now), attempt, questions: known.questions };
    }
    if (found.revision !== revision) throw fail('note_questions_changed');
    const questions = found.questions.map(inNoOrder);
    const graded = gradedAttempt({ questions, passingScore }, toGradedOrder(questions, answers));
    if (!graded) throw fail('answer_unknown');
    const attempt = { id: attemptId, ...graded, timeSpent, createdAt: now.toISOString() };
    const seen = {
      title: shared.title,
      questions: questions.map((item) => shownTo(item, shared.showsSource)),
    };
    if (!(await queries.insertAttempt(tx, userId, id, attempt, seen, answers, now)))
      throw fail('note_attempt_known');
    const earning = attemptEarning('test', id, shared.title, 0, answers.length, now);
    const awarded =
      answers.length > 0 ? await award(tx, learner, earning, requirements) : noAward(learner, now);
    return { ...awarded, attempt, questions: seen.questions };
  });
}
