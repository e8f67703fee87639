import { getLeaderboard, getMyRank } from '@rounds/contract/learning/leaderboard';
import { listProgress, recordProgress } from '@rounds/contract/learning/progress';
import { expect, it } from 'vitest';
import { onServer } from '../../../testing/app.ts';
import type { Client } from '../../../testing/client.ts';
import { buildUser, completeScenario, completionOf, scenarios } from '../../../testing/factories.ts';
import { idempotencyDays } from '../../platform/http/idempotency.ts';

onServer('progress without an attempt', (server) => {
  async function learner() {
    const { id, token } = await buildUser(server.db, server.clock.now());
    const client = server.client.as(token);
    return { client, id, ...(await scenarios(client)) };
  }
  const claim = (scenarioId: number, changes: object = {}) => ({
    scenarioId,
    completed: true,
    score: 80,
    attempts: 1,
    timeSpent: 100,
    ...changes,
  });
  const post = (client: Client, body: object, key?: string) =>
    client.send<Awaited<ReturnType<typeof completeScenario>>>('POST', '/api/progress', {
      body,
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    });
  const ledger = (id: number) =>
    server.db.run('select amount, self_reported as claimed from xp_ledger where user_id = $1 order by id', [
      id,
    ]);

  it('awards the claimed score at the first completion, and no more afterwards', async () => {
    const { client, id, first } = await learner();
    const begun = await post(client, claim(first.id, { completed: false, score: 100 }));
    expect(begun.body).toMatchObject({
      xpAwarded: 0,
      progress: { completed: false, score: null, attempts: 1, timeSpent: 0 },
    });
    const done = await post(client, claim(first.id));
    expect(done.body).toMatchObject({
      xpAwarded: 80,
      pointsAwarded: 40,
      progress: { score: 80, attempts: 1, timeSpent: 100 },
    });
    const better = await post(client, claim(first.id, { score: 100 }));
    expect(better.body).toMatchObject({
      xpAwarded: 0,
      progress: { score: 100, attempts: 2, timeSpent: 200 },
    });
    expect(await ledger(id)).toEqual([{ amount: 80, claimed: true }]);
  });

  it('awards nothing after a graded completion, and an attempt earns the difference to a claim', async () => {
    const { client, id, first, second } = await learner();
    await completeScenario(client, first, { right: 2 });
    expect((await post(client, claim(first.id, { score: 100 }))).body.xpAwarded).toBe(0);
    await post(client, claim(second.id, { score: 20 }));
    expect((await completeScenario(client, second, { right: 5 })).xpAwarded).toBe(124);
    expect(await ledger(id)).toEqual([
      { amount: 40, claimed: false },
      { amount: 31, claimed: true },
      { amount: 124, claimed: false },
    ]);
  });

  it('ignores answers sent with it', async () => {
    const { client, first } = await learner();
    const { attemptId: _none, ...body } = completionOf(first, { right: 5, score: 40 });
    expect((await post(client, body)).body.progress.score).toBe(40);
    const [row] = await server.db.run<{ n: number }>('select count(*)::int as n from attempt_answers');
    expect(row?.n).toBe(
      await countOf('attempt_answers where attempt_id in (select id from scenario_attempts)'),
    );
  });
  const countOf = async (what: string) =>
    (await server.db.run<{ n: number }>(`select count(*)::int as n from ${what}`))[0]?.n;

  it.each([
    ['a score above 100', { score: 101 }],
    ['a negative score', { score: -0.1 }],
    ['a negative time', { timeSpent: -1 }],
    ['no score', { score: undefined }],
    ['no time', { timeSpent: undefined }],
    ['no word on completion', { completed: undefined }],
    ['a text for a score', { score: '80' }],
  ])('is rejected with %s', async (_what, change) => {
    const { client, first } = await learner();
    expect((await post(client, claim(first.id, change))).status).toBe(400);
    expect((await client.call(listProgress)).body).toEqual([]);
  });

  it('counts on the all-time leaderboard, but not on the week’s', async () => {
    const { client, id, third } = await learner();
    server.clock.advance({ seconds: 2 });
    await post(client, claim(third.id, { score: 100 }));
    const listed = async (period: 'all' | 'week') =>
      (await client.call(getLeaderboard, { query: { period } })).body.map((entry) => entry.id);
    expect(await listed('all')).toContain(id);
    expect(await listed('week')).not.toContain(id);
    expect((await client.call(getMyRank, { query: { period: 'week' } })).body.xp).toBe(0);
  });

  it('takes effect once per Idempotency-Key, sent twenty times at once, with one answer', async () => {
    const { client, id, first } = await learner();
    const body = claim(first.id, { score: 50 });
    const replies = await Promise.all(Array.from({ length: 20 }, () => post(client, body, 'one-key')));
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(await ledger(id)).toEqual([{ amount: 50, claimed: true }]);
    const [row] = (await client.call(listProgress)).body;
    expect(row).toMatchObject({ attempts: 1, timeSpent: 100 });

    const other = await post(client, { ...body, score: 60 }, 'one-key');
    expect(other.status).toBe(409);
    expect(other.failure.code).toBe('key_reused');
    expect((await post(client, body, 'another-key')).body.progress.attempts).toBe(2);
  });

  it('keeps the keys of learners apart', async () => {
    const [one, other] = [await learner(), await learner()];
    expect((await post(one.client, claim(one.first.id), 'shared')).body.xpAwarded).toBe(80);
    expect((await post(other.client, claim(other.first.id, { score: 100 }), 'shared')).body.xpAwarded).toBe(
      100,
    );
  });

  it('frees a key whose request failed, and forgets keys after a week', async () => {
    const { client, first } = await learner();
    expect((await post(client, claim(999_999), 'try')).status).toBe(404);
    expect((await post(client, claim(first.id), 'try')).status).toBe(200);
    server.clock.advance({ days: idempotencyDays, seconds: 1 });
    await server.jobs.run('platform.clean');
    expect((await post(client, claim(first.id, { score: 1 }), 'try')).status).toBe(200);
  });

  it('rejects a key that is too long', async () => {
    const { client, first } = await learner();
    expect((await post(client, claim(first.id), 'k'.repeat(201))).status).toBe(400);
  });

  it('requires a session', async () => {
    expect((await server.client.call(recordProgress, { body: claim(1) })).status).toBe(401);
    expect((await server.client.call(listProgress)).status).toBe(401);
  });
});
