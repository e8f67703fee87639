import { randomUUID } from 'node:crypto';
import { listProgress } from '@rounds/contract/learning/progress';
import type { Scenario } from '@rounds/contract/learning/scenarios';
import { expect, it } from 'vitest';
import { onServer } from '../../../testing/app.ts';
import type { Client } from '../../../testing/client.ts';
import {
  answersWith,
  buildUser,
  completeScenario,
  completionOf,
  scenarios,
} from '../../../testing/factories.ts';

onServer('an attempt', (server) => {
  async function learner(): Promise<
    { client: Client; id: number } & Record<'first' | 'second' | 'third', Scenario>
  > {
    const { id, token } = await buildUser(server.db, server.clock.now());
    const client = server.client.as(token);
    return { client, id, ...(await scenarios(client)) };
  }
  const post = (client: Client, body: object) =>
    client.send<Awaited<ReturnType<typeof completeScenario>>>('POST', '/api/progress', { body });
  const rows = async (client: Client) => (await client.call(listProgress)).body;
  const ledger = (id: number) =>
    server.db.run('select amount, self_reported from xp_ledger where user_id = $1', [id]);

  it('is answered question by question, then completed', async () => {
    const { client, id, first } = await learner();
    const attemptId = randomUUID();
    for (const [place, answer] of answersWith(first, 3).entries()) {
      server.clock.advance({ seconds: 20 });
      const timeSpent = 20 * (place + 1);
      const { status, body } = await post(client, {
        scenarioId: first.id,
        attemptId,
        version: first.version,
        ...answer,
        completed: false,
        score: 100,
        attempts: 1,
        timeSpent,
      });
      expect(status).toBe(200);
      expect(body).toEqual({
        progress: {
          id: expect.any(Number) as number,
          scenarioId: first.id,
          completed: false,
          score: null,
          attempts: 1,
          timeSpent,
          lastAttempt: server.clock.now().toISOString(),
          reviewId: null,
          open: { attemptId, mode: 'tutor', answered: place + 1, questions: 5 },
        },
        xpAwarded: 0,
        pointsAwarded: 0,
        leveledUp: false,
        unlocked: [],
        goal: { questions: null, answered: place + 1, met: false },
        goalReached: false,
        user: { xp: 0, level: 1, points: 0, streak: 1 },
      });
    }
    server.clock.advance({ seconds: 5 });
    const done = await post(client, {
      scenarioId: first.id,
      attemptId,
      completed: true,
      score: 12,
      timeSpent: 105,
    });
    expect(done.body).toMatchObject({
      progress: { completed: true, score: 60, attempts: 1, timeSpent: 105, open: null, reviewId: attemptId },
      xpAwarded: 60,
      pointsAwarded: 30,
      user: { xp: 60, level: 1, points: 30, streak: 1 },
    });
    expect(await rows(client)).toEqual([done.body.progress]);
    expect(await ledger(id)).toEqual([{ amount: 60, self_reported: false }]);
    const answers = await server.db.run(
      'select question_index as q, selected_option as o, correct, seconds from attempt_answers where attempt_id = $1 order by q',
      [attemptId],
    );
    expect(answers).toEqual(
      answersWith(first, 3).map(({ questionIndex: q, selectedOption: o }) => ({
        q,
        o,
        correct: q < 3,
        seconds: 20 * (q + 1),
      })),
    );
  });

  it('counts what the server grades, whatever score is claimed', async () => {
    const { client, first, third } = await learner();
    const forged = await completeScenario(client, first, { right: 0, score: 100 });
    expect(forged).toMatchObject({ xpAwarded: 0, progress: { score: 0, completed: true } });
    const modest = await completeScenario(client, third, { right: 5, score: 0 });
    expect(modest).toMatchObject({
      xpAwarded: 1250,
      leveledUp: true,
      user: { xp: 1250, level: 2, points: 625 },
    });
  });

  it('counts unanswered questions as wrong', async () => {
    const { client, first } = await learner();
    const some = await completeScenario(client, first, { answers: answersWith(first, 5).slice(0, 2) });
    expect(some.progress.score).toBe(40);
    const none = await completeScenario(client, first, { answers: answersWith(first, 0).slice(0, 1) });
    expect(none.progress).toMatchObject({ score: 40, attempts: 2 });
  });

  it('gets a byte-identical response when its completion is sent again, and changes nothing', async () => {
    const { client, id, first, second } = await learner();
    const body = completionOf(first, { right: 4 });
    const original = await post(client, body);
    server.clock.advance({ hours: 30 });
    await completeScenario(client, second);
    const before = [await rows(client), await ledger(id)];
    server.clock.advance({ days: 3 });
    const again = await post(client, body);
    expect(again.status).toBe(200);
    expect(again.text).toBe(original.text);
    expect([await rows(client), await ledger(id)]).toEqual(before);
  });

  it('keeps the first answer: another one for the same question is 409, before and after completion', async () => {
    const { client, first } = await learner();
    const attemptId = randomUUID();
    const base = { scenarioId: first.id, attemptId, completed: false, score: 0, timeSpent: 5 };
    expect((await post(client, { ...base, questionIndex: 0, selectedOption: 0 })).status).toBe(200);
    expect((await post(client, { ...base, questionIndex: 0, selectedOption: 0 })).status).toBe(200);
    const other = await post(client, { ...base, questionIndex: 0, selectedOption: 1 });
    expect(other.status).toBe(409);
    expect(other.failure.code).toBe('answer_recorded');
    const change = completionOf(first, {
      attemptId,
      right: 5,
      answers: [{ questionIndex: 0, selectedOption: 2 }],
    });
    expect((await post(client, change)).status).toBe(409);
    expect((await rows(client))[0]?.completed).toBe(false);

    expect((await post(client, completionOf(first, { attemptId }))).body.progress.score).toBe(100);
    expect((await post(client, change)).status).toBe(409);
  });

  it('belongs to one scenario', async () => {
    const { client, first, second } = await learner();
    const { attemptId } = completionOf(first);
    await completeScenario(client, first, { attemptId });
    const elsewhere = await post(client, completionOf(second, { attemptId }));
    expect(elsewhere.status).toBe(409);
    expect(await rows(client)).toHaveLength(1);
  });

  it('belongs to one learner: for others it is 403, and nothing changes', async () => {
    const [one, other] = [await learner(), await learner()];
    const body = completionOf(one.first, { right: 1 });
    await post(one.client, body);
    const { status, failure } = await post(other.client, body);
    expect(status).toBe(403);
    expect(failure.code).toBe('attempt_of_another');
    expect(await rows(other.client)).toEqual([]);
    expect(await ledger(other.id)).toEqual([]);
    expect((await post(other.client, { ...body, completed: false })).status).toBe(403);
  });

  it.each([999_999, 2_147_483_647])('of scenario %i, which does not exist, is 404', async (scenarioId) => {
    const { client, first } = await learner();
    const { status, failure } = await post(client, { ...completionOf(first), scenarioId });
    expect(status).toBe(404);
    expect(failure.code).toBe('scenario_not_found');
    const claim = { scenarioId, completed: true, score: 100, timeSpent: 1 };
    expect((await post(client, claim)).status).toBe(404);
  });

  it.each([
    ['an option', { questionIndex: 0, selectedOption: 4 }],
    ['a question', { questionIndex: 5, selectedOption: 0 }],
  ])('with %s that does not exist is 422, and nothing is kept', async (_what, answer) => {
    const { client, first } = await learner();
    const base = { scenarioId: first.id, attemptId: randomUUID(), score: 0, timeSpent: 5 };
    const single = await post(client, { ...base, completed: false, ...answer });
    expect(single.status).toBe(422);
    expect(single.failure.code).toBe('answer_unknown');
    expect((await post(client, { ...base, completed: true, answers: [answer] })).status).toBe(422);
    const twice = [0, 0].map((questionIndex) => ({ questionIndex, selectedOption: 0 }));
    expect((await post(client, { ...base, completed: true, answers: twice })).status).toBe(422);
    expect(await rows(client)).toEqual([]);
  });

  it('that is better earns the difference, one that is not earns nothing, and the best score stays', async () => {
    const { client, second } = await learner();
    const results = [];
    for (const right of [2, 4, 3, 5, 5]) results.push(await completeScenario(client, second, { right }));
    expect(results.map(({ xpAwarded }) => xpAwarded)).toEqual([62, 62, 0, 31, 0]);
    expect(results.map(({ pointsAwarded }) => pointsAwarded)).toEqual([31, 31, 0, 16, 0]);
    expect(results.map(({ progress }) => progress.score)).toEqual([40, 80, 80, 100, 100]);
    expect(results.map(({ progress }) => progress.attempts)).toEqual([1, 2, 3, 4, 5]);
    expect(results.at(-1)?.user).toMatchObject({ xp: 155, points: 78 });
  });

  it("adds each attempt's longest time, and caps it at 300 seconds", async () => {
    const { client, first } = await learner();
    const attemptId = randomUUID();
    const base = { scenarioId: first.id, attemptId, completed: false, score: 0 };
    const spent = async (body: object) => (await post(client, body)).body.progress.timeSpent;
    expect(await spent({ ...base, questionIndex: 1, selectedOption: 0, timeSpent: 80 })).toBe(80);
    expect(await spent({ ...base, questionIndex: 0, selectedOption: 0, timeSpent: 30 })).toBe(80);
    expect(await spent({ ...base, completed: true, timeSpent: 200 })).toBe(200);
    expect(await spent({ ...base, questionIndex: 2, selectedOption: 0, timeSpent: 300 })).toBe(200);
    expect(await spent(completionOf(first, { timeSpent: 5000 }))).toBe(500);
  });

  it('reports a new level only when it is reached', async () => {
    const { client, third } = await learner();
    const leveled = [];
    for (const right of [3, 4, 5]) leveled.push((await completeScenario(client, third, { right })).leveledUp);
    expect(leveled).toEqual([false, true, false]);
  });
});
