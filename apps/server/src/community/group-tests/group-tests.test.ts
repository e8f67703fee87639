import { randomUUID } from 'node:crypto';
import { heartFailureNote } from '@rounds/clinical-text/testing/sample-notes';
import * as contract from '@rounds/contract/community/group-tests';
import {
  createStudyGroup,
  deleteStudyGroup,
  joinStudyGroup,
  leaveStudyGroup,
} from '@rounds/contract/community/study-groups';
import { groupTestsMax } from '@rounds/contract/community/group-tests.rules';
import { blockPerson } from '@rounds/contract/community/moderation';
import { takeNoteTest } from '@rounds/contract/learning/notes.attempts';
import {
  deleteNoteTest,
  generateNoteTest,
  getNoteTest,
  type NoteItem,
} from '@rounds/contract/learning/notes.generated';
import { deleteNote } from '@rounds/contract/learning/notes';
import { expect, it } from 'vitest';
import { onServer } from '../../../testing/app.ts';
import { newGroup, person, type Person } from '../../../testing/community.ts';
import { succeeded } from '../../../testing/factories.ts';
import { attemptLimits } from '../../learning/notes/attempt-limits.ts';
import { uploadNote } from '../../../testing/notes.ts';

onServer('a shared test in a study group', (server) => {
  /** A group that a second learner has joined, and a test by the first. */
  const setUp = async (showsSource = false) => {
    const [owner, member, stranger] = [await person(server), await person(server), await person(server)];
    const { id: groupId } = succeeded(await owner.client.call(createStudyGroup, { body: newGroup })).body;
    succeeded(await member.client.call(joinStudyGroup, { params: { id: groupId }, body: {} }));
    const noteId = await uploadNote(owner.client);
    const asked = { testType: 'multiple_choice', questionCount: 5 } as const;
    const test = succeeded(
      await owner.client.call(generateNoteTest, { params: { id: noteId }, body: asked }),
    ).body;
    const body = { testId: test.id, showsSource };
    const shared = succeeded(
      await owner.client.call(contract.shareGroupTest, { params: { id: groupId }, body }),
    ).body;
    const open = ({ client }: Person) => client.call(contract.getGroupTest, { params: { id: shared.id } });
    const list = ({ client }: Person) => client.call(contract.listGroupTests, { params: { id: groupId } });
    const take = ({ client }: Person, answers: object[], attemptId: string = randomUUID()) =>
      client.send<{ attempt: { score: number; correct: number }; questions: NoteItem[] }>(
        'POST',
        `/api/group-tests/${shared.id}/attempts`,
        { body: { attemptId, revision: 0, answers, timeSpent: 30 } },
      );
    return { owner, member, stranger, groupId, noteId, test, shared, open, list, take };
  };

  it('is listed for members with who shares it and who wrote it, and opens for them', async () => {
    const { owner, member, stranger, shared, test, open, list } = await setUp();
    const [listed] = (await list(member)).body;
    expect(listed).toMatchObject({ id: shared.id, own: false, writtenBy: ['built_in'], attempts: 0 });
    expect(listed?.owner?.username).toBe(owner.username);
    expect((await open(member)).body.questions.map(({ stem }) => stem)).toEqual(
      test.questions.map(({ stem }) => stem),
    );
    expect((await list(stranger)).failure.code).toBe('group_not_found');
    expect((await open(stranger)).failure.code).toBe('group_test_not_found');
  });

  it('shows as much of the note as its owner agreed to', async () => {
    const { owner, member, groupId, test, take } = await setUp(false);
    for (const { source, rationales } of (await take(member, [])).body.questions) {
      expect(source).toEqual({ start: 0, end: 0, text: '' });
      expect(rationales.join('')).toBe('');
    }
    const again = { params: { id: groupId }, body: { testId: test.id, showsSource: true } };
    await owner.client.call(contract.shareGroupTest, again);
    const { questions } = (await take(member, [])).body;
    for (const { source } of questions) expect(heartFailureNote).toContain(source.text);
    expect(JSON.stringify(questions)).toContain(test.questions[0]?.source.text);
  });

  it('reveals no answers, or where to read them, before it is handed in', async () => {
    const { owner, member, test, open, take } = await setUp(true);
    for (const person of [owner, member]) {
      const { questions } = (await open(person)).body;
      expect(questions).toEqual(
        test.questions.map(({ kind, stem, options, writtenBy }) => ({ kind, stem, options, writtenBy })),
      );
    }
    const id = randomUUID();
    const told = test.questions.map(({ key, rationales }) => ({ key, rationales }));
    expect((await take(member, [], id)).body.questions).toMatchObject(told);
    // Sent again, it gets the first answer.
    expect((await take(member, [], id)).body.questions).toMatchObject(told);
  });

  it('shows steps in neutral order, and grades them by the right one', async () => {
    const { member, test, open, take } = await setUp();
    const steps = ['Wet', 'Apply soap', 'Rinse', 'Dry'];
    const ordering = { ...test.questions[0], kind: 'ordering', options: steps, key: [0, 1, 2, 3] };
    await server.db.run(
      'update note_based_tests set questions = $2::json, total_questions = 1 where id = $1',
      [test.id, JSON.stringify([{ ...ordering, rationales: [] }])],
    );
    const [question] = (await open(member)).body.questions;
    expect(question?.options).toEqual(['Apply soap', 'Dry', 'Rinse', 'Wet']);
    const handIn = (picked: readonly string[]) => {
      const picks = [picked.map((step) => question?.options.indexOf(step))];
      return take(member, [{ questionIndex: 0, response: { picks } }]);
    };
    const right = (await handIn(steps)).body;
    expect(right.attempt).toMatchObject({ score: 100, correct: 1 });
    expect(right.questions[0]).toMatchObject({ options: question?.options, key: [3, 0, 2, 1] });
    expect((await handIn(steps.toReversed())).body.attempt).toMatchObject({ score: 0 });
    const unknown = [{ questionIndex: 0, response: { picks: [[0, 1, 2, 4]] } }];
    expect((await take(member, unknown)).failure.code).toBe('answer_unknown');
  });

  it('is taken by each member separately; sending an attempt again counts once', async () => {
    const { owner, member, test, take, list } = await setUp();
    const answers = test.questions.map(({ key }, questionIndex) => ({
      questionIndex,
      selectedOption: Number(key),
    }));
    const id = randomUUID();
    expect((await take(member, answers, id)).body.attempt).toMatchObject({ score: 100, passed: true });
    expect((await take(member, answers, id)).body.attempt).toMatchObject({ score: 100, passed: true });
    expect((await take(member, [], id)).failure.code).toBe('note_attempt_known');
    expect((await list(member)).body[0]).toMatchObject({ attempts: 1, bestScore: 100 });
    expect((await list(owner)).body[0]).toMatchObject({ attempts: 0, bestScore: null, own: true });
    const own = await owner.client.call(getNoteTest, { params: { id: test.id } });
    expect(own.body).toMatchObject({ attempts: 0, bestScore: null });
  });

  it('is graded by its own passing score, however often the attempt is sent', async () => {
    const { member, test, take } = await setUp();
    await server.db.run('update note_based_tests set passing_score = 90 where id = $1', [test.id]);
    const answers = test.questions
      .slice(1)
      .map(({ key }, index) => ({ questionIndex: index + 1, selectedOption: Number(key) }));
    const id = randomUUID();
    for (const attempt of [await take(member, answers, id), await take(member, answers, id)])
      expect(attempt.body.attempt).toMatchObject({ score: 80, passed: false });
  });

  it('by a former member takes up no room', async () => {
    const { owner, member, groupId, list } = await setUp();
    await server.db.run(
      `with more as (
         insert into note_based_tests (user_id, note_id, title, description, test_type, questions, total_questions, passing_score, created_at)
         select t.user_id, t.note_id, t.title, t.description, t.test_type, t.questions, t.total_questions, t.passing_score, t.created_at
         from note_based_tests t, generate_series(2, $2::int) where t.user_id = $1::int returning id)
       insert into group_tests (group_id, test_id, user_id, shows_source, created_at)
       select $3::int, id, $1::int, false, now() from more`,
      [owner.id, groupTestsMax, groupId],
    );
    const noteId = await uploadNote(member.client);
    const body = { testType: 'multiple_choice', questionCount: 3 } as const;
    const { id: testId } = succeeded(
      await member.client.call(generateNoteTest, { params: { id: noteId }, body }),
    ).body;
    const share = () =>
      member.client.call(contract.shareGroupTest, {
        params: { id: groupId },
        body: { testId, showsSource: false },
      });
    expect((await share()).failure.code).toBe('group_tests_full');
    await owner.client.call(leaveStudyGroup, { params: { id: groupId } });
    expect((await share()).status).toBe(201);
    expect((await list(member)).body).toHaveLength(1);
  });

  it('can be taken only so often, or attempts could fill the database', async () => {
    const { member, take, list } = await setUp();
    const [hourly] = attemptLimits;
    await take(member, []);
    await server.db.run('update rate_limits set used = $2 where key = $1', [
      `${hourly?.name}:${member.id}`,
      hourly?.max,
    ]);
    expect((await take(member, [])).status).toBe(429);
    expect((await list(member)).body[0]?.attempts).toBe(1);
  });

  it('can be taken over, changed or reshared by nobody else', async () => {
    const { member, test, groupId } = await setUp();
    const params = { id: test.id };
    const attempt = { attemptId: randomUUID(), revision: 0, answers: [], timeSpent: 0 };
    expect((await member.client.call(takeNoteTest, { params, body: attempt })).status).toBe(404);
    const body = { testId: test.id, showsSource: true };
    const on = await member.client.call(contract.shareGroupTest, { params: { id: groupId }, body });
    expect(on.failure.code).toBe('note_test_not_found');
  });

  it('is gone when its owner withdraws it, deletes it or its note, or the group ends', async () => {
    const ways = [
      ({ owner, shared }: Awaited<ReturnType<typeof setUp>>) =>
        owner.client.call(contract.unshareGroupTest, { params: { id: shared.id } }),
      ({ owner, test }: Awaited<ReturnType<typeof setUp>>) =>
        owner.client.call(deleteNoteTest, { params: { id: test.id } }),
      ({ owner, noteId }: Awaited<ReturnType<typeof setUp>>) =>
        owner.client.call(deleteNote, { params: { id: noteId } }),
      ({ owner, groupId }: Awaited<ReturnType<typeof setUp>>) =>
        owner.client.call(deleteStudyGroup, { params: { id: groupId } }),
    ];
    for (const end of ways) {
      const made = await setUp();
      await made.take(made.member, []);
      succeeded(await end(made));
      expect((await made.open(made.member)).failure.code).toBe('group_test_not_found');
    }
  });

  it('can be withdrawn only by its owner and the group’s leader', async () => {
    const { member, shared } = await setUp();
    const params = { id: shared.id };
    expect((await member.client.call(contract.unshareGroupTest, { params })).failure.code).toBe('not_yours');
  });

  it('is inaccessible to members who leave, and to everybody when its owner leaves', async () => {
    const { owner, member, groupId, open, list, take } = await setUp();
    const params = { id: groupId };
    succeeded(await member.client.call(leaveStudyGroup, { params }));
    expect((await open(member)).failure.code).toBe('group_test_not_found');
    expect((await take(member, [])).status).toBe(404);
    succeeded(await member.client.call(joinStudyGroup, { params, body: {} }));
    expect((await open(member)).status).toBe(200);
    succeeded(await owner.client.call(leaveStudyGroup, { params }));
    expect((await open(member)).status).toBe(404);
    expect((await list(member)).body).toEqual([]);
  });

  it('is hidden between learners who blocked each other', async () => {
    const { owner, member, open } = await setUp();
    await member.client.call(blockPerson, { params: { id: owner.id } });
    expect((await open(member)).status).toBe(404);
  });
});
