import { randomUUID } from 'node:crypto';
import { getDashboard } from '@rounds/contract/learning/progress.dashboard';
import { listProgress, recordProgress } from '@rounds/contract/learning/progress';
import { expect, it } from 'vitest';
import { onServer } from '../../../testing/app.ts';
import { writeCursor } from '../../platform/pagination.ts';
import {
  buildUser,
  completeScenario,
  changeTimeZone,
  registerLearner,
  scenarios,
} from '../../../testing/factories.ts';

onServer('reading progress', (server) => {
  async function learner() {
    const { id, token } = await buildUser(server.db, server.clock.now());
    const client = server.client.as(token);
    return { client, id, ...(await scenarios(client)) };
  }
  /** Gives the learner this many rows, each with its own scenario; some at the same moment. */
  const fill = async (userId: number, count: number) => {
    await server.db.run(
      `with made as (
         insert into learning_scenarios (slug, title, description, difficulty, career_path, scenario, is_active, content_hash)
         select 'filler/' || $1::int || '/' || n, 'Filler', '', 'beginner', 'tech', '{}', false, '' from generate_series(1, $2::int) n
         returning id)
       insert into user_progress (user_id, scenario_id, completed, last_attempt)
       select $1, id, false, $3::timestamptz - make_interval(secs => id / 3) from made`,
      [userId, count, server.clock.now()],
    );
  };

  it('comes in pages, each row once, latest first', async () => {
    const { client, id } = await learner();
    await fill(id, 23);
    const seen: { id: number; lastAttempt: string | null }[] = [];
    let url: string | undefined = '/api/progress?limit=5';
    for (let page = 0; url !== undefined; page += 1) {
      expect(page).toBeLessThan(6);
      const reply: Awaited<ReturnType<typeof client.send<typeof seen>>> = await client.send('GET', url);
      expect(reply.status).toBe(200);
      seen.push(...reply.body);
      const [, next] = /^<(\/api\/progress\?[^>]+)>; rel="next"$/.exec(reply.headers['link'] ?? '') ?? [];
      if (reply.body.length < 5) expect(next).toBeUndefined();
      url = next;
    }
    expect(new Set(seen.map((row) => row.id)).size).toBe(23);
    const inOrder = seen.toSorted((a, b) => b.lastAttempt!.localeCompare(a.lastAttempt!) || b.id - a.id);
    expect(seen).toEqual(inOrder);
  });

  it('returns fifty rows by default, and keeps the rest of the address in the link', async () => {
    const { client, id } = await learner();
    await fill(id, 51);
    const reply = await client.send<unknown[]>('GET', '/api/progress?extra=1');
    expect(reply.body).toHaveLength(50);
    expect(reply.headers['link']).toMatch(/^<\/api\/progress\?extra=1&cursor=[\w-]+>; rel="next"$/);
    expect((await client.send<unknown[]>('GET', '/api/progress?limit=200')).body).toHaveLength(51);
  });

  it('shows a row on the dashboard as in the list', async () => {
    const { client, first } = await learner();
    await completeScenario(client, first);
    const { progress } = (await client.call(getDashboard)).body;
    expect(progress).toHaveLength(1);
    expect(progress).toEqual((await client.call(listProgress)).body);
  });

  it('has no link when there is no more', async () => {
    const { client, first } = await learner();
    expect((await client.send('GET', '/api/progress')).headers['link']).toBeUndefined();
    await completeScenario(client, first);
    expect((await client.send('GET', '/api/progress')).headers['link']).toBeUndefined();
  });

  it('shows nothing of others', async () => {
    const [one, other] = [await learner(), await learner()];
    await completeScenario(one.client, one.first);
    expect((await other.client.call(listProgress)).body).toEqual([]);
    const cursor = writeCursor(['2030-01-01T00:00:00.000Z', 99_999]);
    expect((await other.client.call(listProgress, { query: { cursor } })).body).toEqual([]);
  });

  it.each([
    ['no base64', '!!!'],
    ['nothing in it', ''],
    ['half of it', writeCursor(['2026-03-04T09:00:00.000Z'])],
    ['a word for a time', writeCursor(['yesterday', 5])],
    ['a number for a time', writeCursor([1, 5])],
    ['a year for a time', writeCursor(['2026', 5])],
    ['a time far away', writeCursor(['+275760-09-13T00:00:00.000Z', 5])],
    ['a day that does not exist', writeCursor(['2026-02-30T09:00:00.000Z', 5])],
    ['SQL', writeCursor(['2026-03-04T09:00:00.000Z', "5'; drop table users; --"])],
    ['a broken id', writeCursor(['2026-03-04T09:00:00.000Z', 1.5])],
    ['a zero byte', writeCursor(['2026-03-04T09:00:00.000Z\u0000', 5])],
    ['too much', 'x'.repeat(201)],
  ])('answers 400 to a cursor with %s', async (_what, cursor) => {
    const { client } = await learner();
    const { status, failure } = await client.send('GET', `/api/progress?cursor=${cursor}`);
    expect(status).toBe(400);
    expect(failure.issues?.[0]?.path).toBe('cursor');
  });

  it.each(['0', '201', '-1', 'x', '', '1.5', '5&limit=6'])(
    'answers 400 to a limit of "%s"',
    async (limit) => {
      const { client } = await learner();
      expect((await client.send('GET', `/api/progress?limit=${limit}`)).status).toBe(400);
    },
  );

  it('returns the dashboard in one response', async () => {
    server.clock.set('2026-02-28T09:00:00Z');
    const { client, user } = await registerLearner(server, { timeZone: 'Asia/Tokyo' });
    server.clock.set('2026-03-04T20:00:00Z');
    const empty = (await client.call(getDashboard)).body;
    const days = ['02-27', '02-28', '03-01', '03-02', '03-03', '03-04', '03-05'].map((day) => `2026-${day}`);
    expect(empty).toEqual({
      user,
      stats: { totalXP: 0, scenariosCompleted: 0, averageScore: 0, currentStreak: 0, perfectScores: 0 },
      progress: [],
      week: days.map((day) => ({ day, active: false })),
      scores: [],
      goal: { questions: null, answered: 0, met: false },
      practice: null,
      preferences: null,
    });

    const { first, second } = await scenarios(client);
    const base = { completed: false, score: 0, timeSpent: 1 };
    await client.call(recordProgress, {
      body: { ...base, scenarioId: second.id, occurredAt: '2026-03-01T10:00:00Z' },
    });
    const [one, other] = [randomUUID(), randomUUID()];
    await completeScenario(client, first, { right: 1, attemptId: one });
    server.clock.advance({ hours: 1 });
    await completeScenario(client, first, { right: 4, attemptId: other });
    const { user: now, stats, progress, week, scores } = (await client.call(getDashboard)).body;
    expect(now).toEqual({ ...user, xp: 80, points: 40, streak: 1 });
    expect(stats).toEqual({
      totalXP: 80,
      scenariosCompleted: 1,
      averageScore: 80,
      currentStreak: 1,
      perfectScores: 0,
    });
    expect(progress.map(({ scenarioId, attempts }) => [scenarioId, attempts])).toEqual([
      [first.id, 2],
      [second.id, 1],
    ]);
    expect(week.filter(({ active }) => active).map(({ day }) => day)).toEqual(['2026-03-01', '2026-03-05']);
    expect(scores).toEqual([
      { completedAt: '2026-03-04T20:00:00.000Z', scenarioId: first.id, score: 20, attemptId: one },
      { completedAt: '2026-03-04T21:00:00.000Z', scenarioId: first.id, score: 80, attemptId: other },
    ]);
  });

  it('limits the dashboard to five rows, seven days and twenty scores', async () => {
    server.clock.set('2026-05-01T09:00:00Z');
    const { client, id, first } = await learner();
    await fill(id, 8);
    for (let n = 0; n < 22; n += 1) {
      server.clock.advance({ minutes: 1 });
      await completeScenario(client, first, { right: n % 6 });
    }
    const { progress, week, scores } = (await client.call(getDashboard)).body;
    expect(progress).toHaveLength(5);
    expect(progress[0]?.scenarioId).toBe(first.id);
    expect(week).toHaveLength(7);
    expect(scores).toHaveLength(20);
    expect(scores.at(-1)).toMatchObject({ completedAt: server.clock.now().toISOString(), score: 60 });
  });

  it('does not show days skipped by traveling as active', async () => {
    server.clock.set('2026-06-02T10:30:00Z');
    const { client, token } = await registerLearner(server, { timeZone: 'Pacific/Pago_Pago' });
    expect(token).toBeDefined();
    const { first } = await scenarios(client);
    await client.call(recordProgress, {
      body: { scenarioId: first.id, completed: false, score: 0, timeSpent: 1 },
    });
    const { id } = (await client.call(getDashboard)).body.user;
    await server.db.transaction((tx) => changeTimeZone(tx, id, 'Pacific/Kiritimati'));
    const { week, user } = (await client.call(getDashboard)).body;
    expect(week.filter(({ active }) => active).map(({ day }) => day)).toEqual(['2026-06-01']);
    expect(week.at(-1)?.day).toBe('2026-06-03');
    expect(user.streak).toBe(1);
  });
});
