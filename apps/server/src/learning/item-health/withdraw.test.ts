import { randomUUID } from 'node:crypto';
import { getUser } from '@rounds/contract/identity/accounts';
import {
  getQuestionFigures,
  listQuestionHealth,
  restoreQuestion,
  withdrawQuestion,
} from '@rounds/contract/learning/item-health';
import {
  answerPractice,
  countPractice,
  createPractice,
  getPractice,
} from '@rounds/contract/learning/practice';
import { recordProgress } from '@rounds/contract/learning/progress';
import { getReview } from '@rounds/contract/learning/review';
import type { Scenario } from '@rounds/contract/learning/scenarios';
import { afterEach, expect, it } from 'vitest';
import { onServer } from '../../../testing/app.ts';
import type { Client } from '../../../testing/client.ts';
import {
  answersWith,
  buildUser,
  completeScenario,
  completionOf,
  scenarios,
} from '../../../testing/factories.ts';
import { setInUseBySlug } from './withdraw.service.ts';

onServer('a withdrawn question', (server) => {
  async function learner(account: Parameters<typeof buildUser>[2] = {}): Promise<Client & { id: number }> {
    const { id, token } = await buildUser(server.db, server.clock.now(), account);
    return Object.assign(server.client.as(token), { id });
  }
  async function staff() {
    const client = await learner();
    const grant = 'insert into platform_staff (user_id, granted_at) values ($1, $2)';
    await server.db.run(grant, [client.id, server.clock.now()]);
    return client;
  }
  const firstOf = async (client: Client): Promise<Scenario> => (await scenarios(client)).first;
  const places = async (client: Client) =>
    (await firstOf(client)).scenario.questions.flatMap(({ withdrawn }, index) => (withdrawn ? [index] : []));
  const change = async (endpoint: typeof withdrawQuestion | typeof restoreQuestion, index = 0) => {
    const client = await staff();
    const { id } = await firstOf(client);
    const params = { scenarioId: id, questionIndex: index };
    return client.call(endpoint, { params, body: { reason: 'Two keys.' } });
  };
  /** Withdraws a question, and waits until the server has heard of it. */
  async function withdraw(...indices: number[]) {
    for (const index of indices) expect((await change(withdrawQuestion, index)).status).toBe(200);
    const client = await learner();
    await expect.poll(() => places(client)).toEqual(indices);
  }
  afterEach(async () => {
    const client = await learner();
    for (const index of await places(client)) await change(restoreQuestion, index);
    await expect.poll(() => places(client)).toEqual([]);
  });

  it('is withdrawn by staff only, with a reason, and once', async () => {
    const client = await staff();
    const { id } = await firstOf(client);
    const at = (questionIndex: number, scenarioId = id) => ({ scenarioId, questionIndex });
    const body = { reason: 'Two keys.' };
    const status = async (who: Client, params: object, sent: object = body) =>
      (await who.call(withdrawQuestion, { params, body: sent } as never)).status;
    expect(await status(server.client, at(1))).toBe(401);
    expect(await status(await learner(), at(1))).toBe(403);
    expect(await status(await learner({ isDemo: true }), at(1))).toBe(403);
    expect(await status(client, at(1), { reason: ' ' })).toBe(400);
    expect(await status(client, at(99))).toBe(404);
    expect(await status(client, at(0, 999_999))).toBe(404);
    const race = await Promise.all([status(client, at(1)), status(client, at(1)), status(client, at(1))]);
    expect(race.sort()).toEqual([200, 409, 409]);

    const { body: figures } = await client.call(getQuestionFigures, { params: at(1) });
    expect(figures.withdrawnAt).toBe(server.clock.now().toISOString());
    expect(figures.history[0]).toMatchObject({ reason: 'Two keys.', restoredAt: null });
    expect(figures.history[0]?.withdrawnBy).toBe((await client.call(getUser)).body.username);
    const listed = await client.call(listQuestionHealth, { query: { use: 'withdrawn' } });
    expect(listed.body).toMatchObject([at(1)]);

    const restored = await client.call(restoreQuestion, { params: at(1), body: { reason: 'Looked at.' } });
    expect(restored.status).toBe(200);
    expect((await client.call(restoreQuestion, { params: at(1), body })).status).toBe(409);
    const { history } = (await client.call(getQuestionFigures, { params: at(1) })).body;
    expect(history[0]).toMatchObject({ restoreReason: 'Looked at.' });
    expect((await client.call(getQuestionFigures, { params: at(99) })).status).toBe(404);

    await server.db.run('delete from platform_staff where user_id = $1', [client.id]);
    expect((await client.call(listQuestionHealth, { query: {} })).status).toBe(403);
  });

  it('shows the demo account the demo data, and nobody’s reasons', async () => {
    await withdraw(1);
    const demo = await learner({ isDemo: true });
    const { id } = await firstOf(demo);
    const { status, body } = await demo.call(getQuestionFigures, {
      params: { scenarioId: id, questionIndex: 1 },
    });
    expect([status, body.history, body.learners]).toEqual([200, [], 0]);
    expect(body.withdrawnAt).not.toBeNull();
  });

  it('counts in an open attempt only if that helps', async () => {
    const client = await learner();
    const scenario = await firstOf(client);
    const attempt = { scenarioId: scenario.id, attemptId: randomUUID(), version: scenario.version };
    const [wrong] = answersWith(scenario, 0);
    const first = { ...attempt, ...wrong!, completed: false, score: 0, timeSpent: 5 };
    await client.call(recordProgress, { body: first });
    await withdraw(0, 4);
    // Of the five, one was answered wrong before it was withdrawn, and another is skipped.
    const rest = answersWith(scenario, 5).slice(1, 4);
    const completion = { ...attempt, completed: true, score: 0, timeSpent: 60, answers: rest };
    const { body } = await client.call(recordProgress, { body: completion });
    expect(body.progress).toMatchObject({ score: 100, completed: true });
    expect(body.xpAwarded).toBe(scenario.xpReward);

    // Right before it was withdrawn, it helps: three of four instead of two of three.
    const other = await learner();
    const [right, second, third, fourth] = answersWith(scenario, 3);
    const sent = completionOf(scenario, { answers: [right!, second!, third!, fourth!] });
    expect((await other.call(recordProgress, { body: sent })).body.progress.score).toBe(75);
  });

  it('takes back nothing that was earned', async () => {
    const client = await learner();
    const scenario = await firstOf(client);
    await completeScenario(client, scenario, { right: 4 });
    const xp = async () => (await client.call(getUser)).body.xp;
    const before = await xp();
    await withdraw(0);
    expect(await xp()).toBe(before);
    const again = await completeScenario(client, scenario, { right: 0 });
    expect(again.progress.score).toBe(80);
  });

  it('is left out of practice and review, and ends a session with nothing else left', async () => {
    const client = await learner();
    const scenario = await firstOf(client);
    await completeScenario(client, scenario, { right: 4 });
    server.clock.advance({ days: 3 });
    const due = async () => (await client.call(getReview)).body.due;
    expect(await due()).toBe(1);
    const filters = { scenarioIds: [scenario.id] };
    const count = async () => (await client.call(countPractice, { body: { filters } })).body.matching;
    const all = scenario.scenario.questions.length;
    const id = randomUUID();
    await client.call(createPractice, { body: { id, filters, count: all, mixed: false } });
    const { items } = (await client.call(getPractice, { params: { id } })).body;
    for (const [position, { questionIndex }] of items.entries()) {
      if (questionIndex === 4) continue;
      const { correct } = scenario.scenario.questions[questionIndex]!;
      const body = { position, selectedOption: correct, seconds: 3 };
      expect((await client.call(answerPractice, { params: { id }, body })).status).toBe(200);
    }
    await withdraw(4);
    expect((await client.call(getPractice, { params: { id } })).body.completedAt).not.toBeNull();
    expect(await due()).toBe(0);
    const begun = { id: randomUUID(), filters, count: all, mixed: false };
    const { body: session } = await client.call(createPractice, { body: begun });
    expect(session.items).toHaveLength(all - 1);
    expect(await count()).toBe(all - 1);
  });

  it('is withdrawn and restored by commands too', async () => {
    const at = { scenario: 'nursing/beginner/first-steps', question: '2' };
    const run = (options: Record<string, string>, use: boolean) => setInUseBySlug(server, options, use);
    expect(await run(at, false)).toMatchObject({ ok: false });
    expect(await run({ ...at, scenario: 'nursing/none', reason: 'x' }, false)).toMatchObject({ ok: false });
    expect(await run({ ...at, question: '9', reason: 'x' }, false)).toMatchObject({ ok: false });
    expect(await run({ ...at, reason: 'Wrong dose' }, false)).toMatchObject({ ok: true });
    expect(await run({ ...at, reason: 'Wrong dose' }, false)).toMatchObject({ ok: false });
    const client = await learner();
    await expect.poll(() => places(client)).toEqual([1]);
    expect(await run({ ...at, reason: 'Corrected' }, true)).toMatchObject({ ok: true });
  });
});
