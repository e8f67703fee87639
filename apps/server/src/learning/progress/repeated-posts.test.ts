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
  loadTestAchievements,
  scenarios,
} from '../../../testing/factories.ts';

onServer('a post with nothing new', (server) => {
  async function learner() {
    const { id, token } = await buildUser(server.db, server.clock.now());
    const client = server.client.as(token);
    return { client, id, ...(await scenarios(client)) };
  }
  const post = (client: Client, body: object) =>
    client.send<Awaited<ReturnType<typeof completeScenario>>>('POST', '/api/progress', { body });
  const rows = async (client: Client) => (await client.call(listProgress)).body;
  const ledger = (id: number) =>
    server.db.run('select amount, self_reported from xp_ledger where user_id = $1', [id]);

  it('keeps an attempt open that ended without any answer: nothing is earned', async () => {
    await loadTestAchievements(server.db);
    const { client, id, first } = await learner();
    const body = completionOf(first, { answers: [], timeSpent: 50 });
    const left = await post(client, body);
    expect(left.status).toBe(200);
    expect(left.body).toMatchObject({
      progress: { completed: false, score: null, attempts: 1, timeSpent: 50 },
      xpAwarded: 0,
      pointsAwarded: 0,
      leveledUp: false,
      unlocked: [],
      user: { xp: 0, level: 1, points: 0, streak: 0 },
    });
    server.clock.advance({ days: 1 });
    expect((await post(client, body)).text).toBe(left.text);
    expect(await ledger(id)).toEqual([]);
    const tables = ['activity_days', 'user_achievements', 'notifications', 'points_transactions'];
    for (const table of tables)
      expect(await server.db.run(`select 1 from ${table} where user_id = $1`, [id]), table).toEqual([]);

    const done = await post(client, { ...body, answers: answersWith(first, 5), timeSpent: 90 });
    expect(done.body).toMatchObject({
      progress: { completed: true, score: 100, attempts: 1, timeSpent: 90 },
      xpAwarded: 100,
    });
    expect(done.body.unlocked.length).toBeGreaterThan(0);
    await server.db.run('update achievements set is_active = false');
  });

  it('leaves earlier completions unchanged', async () => {
    const { client, first } = await learner();
    await completeScenario(client, first, { right: 4 });
    const { progress, xpAwarded } = await completeScenario(client, first, { answers: [] });
    expect(progress).toMatchObject({ completed: true, score: 80, attempts: 1 });
    expect(xpAwarded).toBe(0);
  });

  it('gets its first response again, and changes nothing, even the next day', async () => {
    const { client, id, first, second } = await learner();
    const [one, two] = answersWith(first, 5);
    const base = { scenarioId: first.id, attemptId: randomUUID(), completed: false, score: 0 };
    const body = { ...base, ...one, timeSpent: 12 };
    const original = await post(client, body);
    server.clock.advance({ minutes: 1 });
    await post(client, { ...base, ...two, timeSpent: 30 });
    await completeScenario(client, second, { right: 5 });
    const everything = async () => {
      const tables = ['learner_totals', 'user_progress', 'scenario_attempts', 'activity_days', 'xp_ledger'];
      return Promise.all(
        tables.map((table) => server.db.run(`select * from ${table} where user_id = $1 order by 1, 2`, [id])),
      );
    };
    const before = await everything();
    for (const again of [body, { ...body, timeSpent: 200 }]) {
      server.clock.advance({ days: 1 });
      expect((await post(client, again)).text).toBe(original.text);
    }
    expect(await everything()).toEqual(before);
    // The same after the end.
    await completeScenario(client, first, { attemptId: base.attemptId });
    expect((await post(client, body)).text).toBe(original.text);
  });

  it.each([
    ['further answers', (first: Scenario) => ({ answers: answersWith(first, 5) })],
    ['another answer', (first: Scenario) => ({ answers: answersWith(first, 1).slice(0, 2) })],
  ])('is not a repetition but a 409 when the end is sent again with %s', async (_what, other) => {
    const { client, id, first } = await learner();
    const body = completionOf(first, { answers: answersWith(first, 5).slice(0, 2) });
    const original = await post(client, body);
    const changed = await post(client, { ...body, ...other(first) });
    expect([changed.status, changed.failure.code]).toEqual([409, 'answer_recorded']);
    expect(await ledger(id)).toEqual([{ amount: 40, self_reported: false }]);
    expect((await post(client, body)).text).toBe(original.text);
  });

  it('is 400 as an answer without the chosen option', async () => {
    const { client, first } = await learner();
    const base = { scenarioId: first.id, attemptId: randomUUID(), score: 0, timeSpent: 5, questionIndex: 0 };
    const { status, failure } = await post(client, { ...base, completed: false });
    expect(status).toBe(400);
    expect(failure).toMatchObject({
      code: 'invalid_input',
      issues: [{ path: 'selectedOption', message: 'Required' }],
    });
    expect(await rows(client)).toEqual([]);
    expect((await post(client, { ...base, completed: false, selectedOption: 0 })).status).toBe(200);
  });
});
