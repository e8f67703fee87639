import { randomUUID } from 'node:crypto';
import { getLeaderboard } from '@rounds/contract/learning/leaderboard';
import * as generated from '@rounds/contract/learning/notes.generated';
import type { NoteItem } from '@rounds/contract/learning/notes.generated';
import { deleteNote } from '@rounds/contract/learning/notes';
import * as taking from '@rounds/contract/learning/notes.attempts';
import { hyperkalemiaNote } from '@rounds/clinical-text/testing/sample-notes';
import { expect, it } from 'vitest';
import { onServer } from '../../../testing/app.ts';
import { registerLearner } from '../../../testing/factories.ts';
import { uploadNote } from '../../../testing/notes.ts';

/** A right answer, or a wrong one. */
function answerTo(item: NoteItem, questionIndex: number, right = true) {
  if (item.kind === 'ordering') {
    const steps = item.key.map((_, index) => index);
    return { questionIndex, response: { picks: [right ? steps : steps.toReversed()] } };
  }
  return { questionIndex, selectedOption: right ? item.key : (item.key + 1) % item.options.length };
}

onServer('what was generated from a note', (server) => {
  async function withTest() {
    const learner = await registerLearner(server);
    const params = { id: await uploadNote(learner.client) };
    const body = { testType: 'multiple_choice', questionCount: 5 } as const;
    const { body: test } = await learner.client.call(generated.generateNoteTest, { params, body });
    return { ...learner, noteId: params.id, test };
  }
  async function withScenario() {
    const learner = await registerLearner(server);
    const params = { id: await uploadNote(learner.client) };
    const { body: scenario } = await learner.client.call(generated.generateNoteScenario, {
      params,
      body: {},
    });
    return { ...learner, scenario };
  }
  const handIn = (revision: number, answers: object[]) => ({
    attemptId: randomUUID(),
    revision,
    answers,
    timeSpent: 60,
  });

  it('is graded on the server: wrong and missing answers lower the score, and 70 percent passes', async () => {
    const { client, test } = await withTest();
    const params = { id: test.id };
    const send = (answers: object[]) =>
      client.send('POST', `/api/note-tests/${test.id}/attempts`, { body: handIn(0, answers) });
    const all = test.questions.map((question, index) => answerTo(question, index, index > 0));
    const most = (await send(all)).body as { attempt: taking.NoteAttempt };
    expect(most.attempt).toMatchObject({ score: 80, correct: 4, total: 5, passed: true, xp: 0 });
    const few = (await send(all.slice(1, 4))).body as { attempt: taking.NoteAttempt };
    expect(few.attempt).toMatchObject({ score: 60, correct: 3, passed: false });
    const { body } = await client.call(generated.getNoteTest, { params });
    expect(body).toMatchObject({ attempts: 2, bestScore: 80 });
    await server.db.run('update note_based_tests set passing_score = 90 where id = $1', [test.id]);
    const stricter = (await send(all)).body as { attempt: taking.NoteAttempt };
    expect(stricter.attempt).toMatchObject({ score: 80, passed: false });
  });

  it('counts once, however often it is sent, and never accepts other answers under the same id', async () => {
    const { client, scenario, user } = await withScenario();
    const answers = scenario.questions.map((question, index) => answerTo(question, index));
    const sent = handIn(0, answers);
    const send = (body: object) =>
      client.send('POST', `/api/note-scenarios/${scenario.id}/attempts`, { body });
    const replies = await Promise.all([send(sent), send(sent), send(sent)]);
    const [first] = replies.map(({ body }) => body as { attempt: object; user: { xp: number } });
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(first?.attempt).toMatchObject({ score: 100, passed: true, xp: 50 });
    for (const { body } of replies) expect(body).toMatchObject({ attempt: first?.attempt });
    const other = await send({ ...sent, answers: answers.slice(1) });
    expect([other.status, other.failure.code]).toEqual([409, 'note_attempt_known']);

    const again = await send(handIn(0, answers));
    expect(again.body).toMatchObject({ attempt: { xp: 0 }, user: { xp: 50, points: 25 } });
    const points = await server.db.run(
      `select amount, description, related_id as id from points_transactions where user_id = $1 and related_type = 'note_scenario'`,
      [user.id],
    );
    expect(points).toEqual([{ amount: 25, description: scenario.title, id: scenario.id }]);
    const [ledger] = await server.db.run(
      `select count(*)::int as count, sum(amount)::int as sum, bool_and(self_reported) as own
       from xp_ledger where user_id = $1 and source = 'note_scenario'`,
      [user.id],
    );
    expect(ledger).toEqual({ count: 1, sum: 50, own: true });
  });

  it('asks hands-on learners to put the steps in order, and grades the order', async () => {
    const learner = await registerLearner(server);
    const params = { id: await uploadNote(learner.client, { content: hyperkalemiaNote }) };
    const { body: scenario } = await learner.client.call(generated.generateNoteScenario, {
      params,
      body: { learningStyle: 'kinesthetic' },
    });
    expect(scenario.questions.map(({ kind }) => kind)).toContain('ordering');
    const answers = scenario.questions.map((question, index) => answerTo(question, index));
    const { body } = await learner.client.send('POST', `/api/note-scenarios/${scenario.id}/attempts`, {
      body: handIn(0, answers),
    });
    expect(body).toMatchObject({ attempt: { score: 100, xp: 50 } });
  });

  it('earns nothing on the leaderboard, since learners can change the key', async () => {
    const { client, scenario, user } = await withScenario();
    const answers = scenario.questions.map((question, index) => answerTo(question, index));
    await client.send('POST', `/api/note-scenarios/${scenario.id}/attempts`, { body: handIn(0, answers) });
    const { body } = await client.call(getLeaderboard, { query: { limit: 100 } });
    expect(JSON.stringify(body)).not.toContain(`"username":"${user.username}"`);
    const [totals] = await server.db.run(
      'select xp, graded_xp as graded from learner_totals where user_id = $1',
      [user.id],
    );
    expect(totals).toEqual({ xp: 50, graded: 0 });
  });

  it('accepts no answer to a question that it does not have, and none twice', async () => {
    const { client, test } = await withTest();
    const send = async (answers: object[]) =>
      (await client.send('POST', `/api/note-tests/${test.id}/attempts`, { body: handIn(0, answers) })).failure
        .code;
    expect(await send([{ questionIndex: 50, selectedOption: 0 }])).toBe('answer_unknown');
    expect(await send([{ questionIndex: 0, selectedOption: 20 }])).toBe('answer_unknown');
    expect(
      await send([
        { questionIndex: 0, selectedOption: 0 },
        { questionIndex: 0, selectedOption: 1 },
      ]),
    ).toBe('answer_unknown');
  });

  it('can be edited before it is used, and is graded as edited', async () => {
    const { client, test } = await withTest();
    const options = ['The left ventricle', 'The right atrium', 'The mitral valve', 'The pulmonary vein'];
    const body = { revision: 0, stem: 'Which chamber does your instructor ask for?', options, key: 2 };
    const params = { id: test.id, position: 0 };
    const { body: changed } = await client.call(taking.editTestQuestion, { params, body });
    expect(changed).toMatchObject({
      revision: 1,
      questions: [{ key: 2, options, writtenBy: 'learner' }, {}, {}, {}, {}],
    });
    expect(changed.questions[0]?.source).toEqual(test.questions[0]?.source);
    const late = await client.send('PUT', `/api/note-tests/${test.id}/questions/0`, { body });
    expect([late.status, late.failure.code]).toEqual([409, 'note_questions_changed']);
    const stale = await client.send('POST', `/api/note-tests/${test.id}/attempts`, { body: handIn(0, []) });
    expect(stale.failure.code).toBe('note_questions_changed');
    const graded = await client.send('POST', `/api/note-tests/${test.id}/attempts`, {
      body: handIn(1, [{ questionIndex: 0, selectedOption: 2 }]),
    });
    expect(graded.body).toMatchObject({ attempt: { correct: 1 } });
  });

  it('is refused when the gate finds an edited question that would not work', async () => {
    const { client, test } = await withTest();
    const stem = 'Which chamber does your instructor ask for?';
    const change = async (options: string[], key = 0, wanted = stem) => {
      const body = { revision: 0, stem: wanted, options, key };
      const reply = await client.send('PUT', `/api/note-tests/${test.id}/questions/0`, { body });
      return [reply.status, reply.failure.code];
    };
    const flawed = [422, 'note_item_flawed'];
    expect(await change(['Aorta', 'aorta ', 'Atrium', 'Valve'])).toEqual(flawed);
    expect(await change(['Aorta', 'Vena cava', 'Atrium'])).toEqual(flawed);
    expect(await change(['Aorta', 'Vena cava', 'Atrium', 'Valve'], 7)).toEqual(flawed);
    expect(await change(['Aorta', 'Vena cava', 'Atrium', 'All of the above'])).toEqual(flawed);
  });

  it('loses a deleted question, but never the last one', async () => {
    const { client, test } = await withTest();
    const remove = (revision: number) =>
      client.send('DELETE', `/api/note-tests/${test.id}/questions/0?revision=${revision}`);
    expect((await remove(0)).body).toMatchObject({ totalQuestions: 4, revision: 1 });
    expect((await remove(0)).failure.code).toBe('note_questions_changed');
    for (const revision of [1, 2, 3]) expect((await remove(revision)).status).toBe(200);
    const last = await remove(4);
    expect([last.status, last.failure.code]).toEqual([409, 'note_last_item']);
  });

  it('is deleted with the note, attempts included', async () => {
    const { client, test, noteId, user } = await withTest();
    await client.send('POST', `/api/note-tests/${test.id}/attempts`, { body: handIn(0, []) });
    await client.call(deleteNote, { params: { id: noteId } });
    expect(await server.db.run('select id from note_attempts where user_id = $1', [user.id])).toEqual([]);
  });
});
