import { GroupTest } from '@rounds/contract/community/group-tests';
import { Id } from '@rounds/contract/common';
import { NoteAttempt, type NoteAttemptAnswer } from '@rounds/contract/learning/notes.attempts';
import { NoteItem } from '@rounds/contract/learning/notes.generated';
import { z } from 'zod';
import { type Sql, queryOptionalRow, queryRow } from '../../platform/db/database.ts';
import { type Json, jsonOf } from '../../platform/db/json.ts';
import { exportPart } from '../../platform/db/personal-data.ts';
import { statement } from '../../platform/db/statement.ts';
import { copiesOfOthers, personJson } from '../../identity/accounts/people.fragments.ts';
import { blocked } from '../moderation/blocks.fragments.ts';

/** A shared test `s` with the test itself, its group and the member who shares it. */
const sharedTests = `
  group_tests s
  join note_based_tests t on t.id = s.test_id
  join study_groups g on g.id = s.group_id
  join users o on o.id = s.user_id and o.deleted_at is null` as const;

/** Whether $viewerId may see a shared test: both are in the group, and neither has blocked the other. */
const visible = `(
  s.hidden_at is null and g.hidden_at is null and o.id <> all (${blocked})
  and exists (select from study_group_members m where m.group_id = g.id and m.user_id = $viewerId)
  and exists (select from study_group_members m where m.group_id = g.id and m.user_id = o.id))` as const;

const testJson = `
  json_build_object(
    'id', s.id, 'groupId', g.id, 'group', g.name, 'owner', ${personJson('o')}, 'own', o.id = $viewerId, 'title', t.title,
    'totalQuestions', t.total_questions, 'timeLimit', t.time_limit,
    'writtenBy', (select coalesce(json_agg(distinct q ->> 'writtenBy'), '[]') from json_array_elements(t.questions) q),
    'showsSource', s.shows_source,
    'attempts', (select count(*)::int from group_test_attempts a where a.group_test_id = s.id and a.user_id = $viewerId),
    'bestScore', (select max(a.score) from group_test_attempts a where a.group_test_id = s.id and a.user_id = $viewerId),
    'createdAt', iso_instant(s.created_at))` as const;

const ofGroup = statement({
  name: 'group_tests_of_group',
  text: `
    select coalesce(json_agg(${testJson} order by s.id desc), '[]')::text as json
    from ${sharedTests} where s.group_id = $groupId and ${visible}`,
  row: z.object({ json: jsonOf(z.array(GroupTest)) }),
});

/** What is shared with a group, for a member; latest first. */
export async function selectOfGroup(sql: Sql, viewerId: number, groupId: number): Promise<Json<GroupTest[]>> {
  const { json } = await queryRow(sql, ofGroup, { viewerId, groupId });
  return json;
}

const ofTest = statement({
  name: 'group_tests_of_test',
  text: `
    select coalesce(json_agg(${testJson} order by s.id desc), '[]')::text as json
    from ${sharedTests} where s.test_id = $testId and s.user_id = $viewerId and ${visible}`,
  row: z.object({ json: jsonOf(z.array(GroupTest)) }),
});

/** Where one of the learner's tests is shared. */
export async function selectOfTest(sql: Sql, viewerId: number, testId: number): Promise<Json<GroupTest[]>> {
  const { json } = await queryRow(sql, ofTest, { viewerId, testId });
  return json;
}

const testById = statement({
  name: 'group_test_by_id',
  text: `select ${testJson}::text as json from ${sharedTests} where s.id = $id::bigint and ${visible}`,
  row: z.object({ json: jsonOf(GroupTest) }),
});

export async function selectOptionalOne(
  sql: Sql,
  viewerId: number,
  id: number,
): Promise<Json<GroupTest> | null> {
  const [row] = await sql.query(testById, { viewerId, id });
  return row?.json ?? null;
}

const Opened = z.object({
  shared: GroupTest,
  ownerId: Id,
  leaderId: Id,
  questions: z.array(NoteItem),
  passingScore: z.int(),
  revision: z.int(),
});
export type Opened = z.infer<typeof Opened>;

const opened = statement({
  name: 'group_test_open',
  text: `
    select ${testJson} as shared, s.user_id as "ownerId", g.created_by as "leaderId", t.questions,
      t.passing_score as "passingScore", t.revision
    from ${sharedTests} where s.id = $id::bigint and ${visible}`,
  row: Opened,
});

/** A shared test with its questions; null if the learner may not see it. */
export function selectOptionalOpened(sql: Sql, viewerId: number, id: number) {
  return queryOptionalRow(sql, opened, { viewerId, id });
}

const membership = statement({
  name: 'group_tests_membership',
  text: `
    select (
      select count(*)::int from group_tests s
      join study_group_members o on o.group_id = s.group_id and o.user_id = s.user_id
      where s.group_id = g.id and s.user_id not in (${copiesOfOthers})) as shared
    from study_groups g join study_group_members m on m.group_id = g.id and m.user_id = $viewerId
    where g.id = $groupId::bigint and g.hidden_at is null`,
  row: z.object({ shared: z.int() }),
});

/**
 * How many tests the members of a group share with it; null if the learner isn't a member. Former members' tests don't
 * count: nobody sees them, and nobody could stop sharing them. Nor do those of other visitors' copies of the demo learner.
 */
export async function selectOptionalCount(sql: Sql, userId: number, groupId: number): Promise<number | null> {
  const [row] = await sql.query(membership, { viewerId: userId, groupId });
  return row?.shared ?? null;
}

const lockedGroup = statement({
  name: 'group_tests_lock_group',
  text: 'select id from study_groups where id = $groupId::bigint for update',
  row: z.object({ id: Id }),
});

/** Lets only one member at a time share with a group. */
export const lockGroup = (tx: Sql, groupId: number) => tx.query(lockedGroup, { groupId });

const shared = statement({
  name: 'group_test_share',
  text: `
    insert into group_tests as s (group_id, test_id, user_id, shows_source, created_at)
    select $groupId, t.id, $userId, $showsSource, $now from note_based_tests t
    where t.id = $testId and t.user_id = $userId
    on conflict (group_id, test_id) do update set shows_source = excluded.shows_source
    returning s.id`,
  row: z.object({ id: Id }),
});

/** Shares one of the learner's tests, or changes how much of it is shown; null if they have no such test. */
export async function share(
  tx: Sql,
  userId: number,
  groupId: number,
  { testId, showsSource }: { readonly testId: number; readonly showsSource: boolean },
  now: Date,
): Promise<number | null> {
  const [row] = await tx.query(shared, { userId, groupId, testId, showsSource, now });
  return row?.id ?? null;
}

const unshared = statement({ name: 'group_test_delete', text: 'delete from group_tests where id = $id' });
export const unshare = (tx: Sql, id: number) => tx.query(unshared, { id });

const known = statement({
  name: 'group_test_attempt_by_id',
  text: `
    select user_id = $userId and group_test_id = $id as same, answers, questions, json_build_object('id', id, 'score', score,
      'correct', correct, 'total', total, 'xp', 0, 'timeSpent', time_spent,
      'createdAt', iso_instant(created_at)) as attempt
    from group_test_attempts where id = $attemptId`,
  row: z.object({
    same: z.boolean(),
    answers: z.unknown(),
    questions: z.array(NoteItem),
    attempt: NoteAttempt.omit({ passed: true }),
  }),
});

export async function selectOptionalAttempt(tx: Sql, userId: number, id: number, attemptId: string) {
  return queryOptionalRow(tx, known, { userId, id, attemptId });
}

const newAttempt = statement({
  name: 'group_test_attempt_insert',
  text: `
    insert into group_test_attempts
      (id, group_test_id, user_id, title, questions, answers, score, correct, total, time_spent, created_at)
    values ($attemptId, $id, $userId, $title, $questions::json, $answers::json, $score, $correct, $total, $timeSpent, $now)
    on conflict (id) do nothing
    returning id`,
  row: z.object({ id: z.string() }),
});

/** @returns false if an attempt already has this id */
export async function insertAttempt(
  tx: Sql,
  userId: number,
  id: number,
  { id: attemptId, score, correct, total, timeSpent }: NoteAttempt,
  { title, questions }: { readonly title: string; readonly questions: readonly NoteItem[] },
  answers: readonly NoteAttemptAnswer[],
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(newAttempt, {
    userId,
    id,
    attemptId,
    title,
    score,
    correct,
    total,
    timeSpent,
    now,
    questions: JSON.stringify(questions),
    answers: JSON.stringify(answers),
  });
  return rows.length > 0;
}

export const exportGroupTests = exportPart({
  group_tests: `
    select id, group_id as "groupId", test_id as "testId", shows_source as "showsSource",
      iso_instant(created_at) as "createdAt", iso_instant(hidden_at) as "hiddenAt"
    from group_tests where user_id = $userId order by id`,
  group_test_attempts: `
    select id, group_test_id as "groupTestId", title, questions, answers, score, correct, total, time_spent as "timeSpent",
      iso_instant(created_at) as "createdAt"
    from group_test_attempts where user_id = $userId order by created_at, id`,
});
