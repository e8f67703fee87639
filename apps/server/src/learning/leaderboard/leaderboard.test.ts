import type { CareerPath } from '@rounds/contract/common';
import { getLeaderboard, getMyRank } from '@rounds/contract/learning/leaderboard';
import { expect, it } from 'vitest';
import { type TestServer, onBothServers } from '../../../testing/app.ts';
import type { Client } from '../../../testing/client.ts';
import { buildUser, completeScenario, scenarios } from '../../../testing/factories.ts';

interface Learner {
  readonly id: number;
  readonly client: Client;
}

const aWhile = { seconds: 31 };

/** A learner who answers this many questions of the third scenario correctly (250 XP each); none if absent. */
async function learner(
  server: TestServer,
  right?: number,
  careerPath: CareerPath = 'nursing',
): Promise<Learner> {
  const { id, token } = await buildUser(server.db, server.clock.now(), { careerPath });
  const client = server.client.as(token);
  if (right !== undefined) await completeScenario(client, (await scenarios(client)).third, { right });
  server.clock.advance({ seconds: 1 });
  return { id, client };
}

/** Empties the list, so that a test knows who is on it. */
const clear = async ({ db, clock }: TestServer) => {
  await db.run('update users set leaderboard_visible = false');
  clock.advance(aWhile);
};

let crowds = 0;
/** This many learners at once; `xp` is SQL for the XP of number n. */
async function crowd({ db, clock }: TestServer, { count, xp }: { count: number; xp: string }) {
  const insert = `
    with made as (
      insert into users (username, email, password_hash, created_at)
      select $3 || '.' || n, $3 || '.' || n || '@example.org', '', $2 from generate_series(1, $1::int) n
      returning id, split_part(username, '.', 2)::int as n)
    insert into learner_totals (user_id, xp, xp_reached_at) select id, ${xp}, $2 from made`;
  await db.run(insert, [count, clock.now(), `crowd${(crowds += 1)}`]);
}

onBothServers('the leaderboard', (server) => {
  interface Query {
    readonly careerPath?: CareerPath;
    readonly period?: 'all' | 'week';
    readonly limit?: number;
  }
  const list = async ({ client }: Learner, query: Query = {}) =>
    (await client.call(getLeaderboard, { query })).body.map(({ id }) => id);
  const rank = async ({ client }: Learner, query: Query = {}) =>
    (await client.call(getMyRank, { query })).body.rank;
  const hide = ({ id }: Learner) =>
    server.db.run('update users set leaderboard_visible = false where id = $1', [id]);

  it('lists and ranks no demo account: its copies would appear beside it', async () => {
    await clear(server);
    const [demo, other] = [await learner(server, 5), await learner(server, 1)];
    await server.db.run('update users set is_demo = true where id = $1', [demo.id]);
    server.clock.advance(aWhile);
    for (const query of [{}, { careerPath: 'nursing' }, { period: 'week' }] as const) {
      expect(await list(demo, query)).toEqual([other.id]);
      expect([await rank(demo, query), await rank(other, query)]).toEqual([null, 1]);
    }
  });

  it('ranks learners by XP, with whoever reached it first ahead', async () => {
    await clear(server);
    const [low, early, late, high] = [
      await learner(server, 1),
      await learner(server, 3),
      await learner(server, 3),
      await learner(server, 5),
    ];
    expect(await list(low)).toEqual([high.id, early.id, late.id, low.id]);
    const { body } = await low.client.call(getLeaderboard);
    expect(body[0]).toEqual({
      id: high.id,
      username: expect.any(String) as string,
      careerPath: 'nursing',
      xp: 1250,
      level: 2,
    });
    // A learner who reaches the same XP later ranks lower, however early they registered.
    await completeScenario(low.client, (await scenarios(low.client)).third, { right: 3 });
    server.clock.advance({ seconds: 1 });
    expect(await list(low)).toEqual([high.id, early.id, late.id, low.id]);
    expect([await rank(high), await rank(early), await rank(late), await rank(low)]).toEqual([1, 2, 3, 4]);
  });

  it('filters by career path, and limits the number', async () => {
    await clear(server);
    const [a, b, c] = [
      await learner(server, 1, 'doctor'),
      await learner(server, 2, 'tech'),
      await learner(server, 3, 'doctor'),
    ];
    expect(await list(a, { careerPath: 'doctor' })).toEqual([c.id, a.id]);
    expect(await list(a, { careerPath: 'pharmacy' })).toEqual([]);
    expect(await list(a, { limit: 2 })).toEqual([c.id, b.id]);
    expect([
      await rank(a),
      await rank(a, { careerPath: 'doctor' }),
      await rank(a, { careerPath: 'tech' }),
    ]).toEqual([3, 2, null]);
  });

  it('counts the XP of this week from Monday 00:00 UTC, by when it was earned', async () => {
    server.clock.set('2026-04-05T23:00:00Z');
    await clear(server);
    const before = await learner(server, 5);
    const offline = await learner(server);
    server.clock.set('2026-04-06T00:00:00Z');
    const after = await learner(server, 1);
    await completeScenario(before.client, (await scenarios(before.client)).first, { right: 1 });
    const occurredAt = '2026-04-05T23:59:59Z';
    await completeScenario(offline.client, (await scenarios(offline.client)).third, { right: 5, occurredAt });
    server.clock.advance({ seconds: 2 });

    expect(await list(before)).toEqual([before.id, offline.id, after.id]);
    expect(await list(before, { period: 'week' })).toEqual([after.id, before.id]);
    const { body } = await before.client.call(getLeaderboard, { query: { period: 'week' } });
    expect(body.map(({ xp, level }) => [xp, level])).toEqual([
      [250, 1],
      [20, 2],
    ]);
    expect((await before.client.call(getMyRank, { query: { period: 'week' } })).body).toEqual({
      rank: 2,
      xp: 20,
      level: 2,
    });
    expect(await rank(offline, { period: 'week' })).toBe(3);
    server.clock.set('2026-04-13T00:00:00Z');
    expect(await list(before, { period: 'week' })).toEqual([]);
    expect([await rank(before, { period: 'week' }), await rank(offline, { period: 'week' })]).toEqual([1, 1]);
    server.clock.set('2026-04-12T23:59:59Z');
    expect(await list(before, { period: 'week' })).toEqual([after.id, before.id]);
  });

  it('leaves out learners who are hidden', async () => {
    await clear(server);
    const [seen, hidden] = [await learner(server, 1), await learner(server, 5)];
    expect(await rank(hidden)).toBe(1);
    await hide(hidden);
    server.clock.advance(aWhile);
    expect(await list(seen)).toEqual([seen.id]);
    expect(await list(seen, { period: 'week' })).toEqual([seen.id]);
    expect([await rank(seen), await rank(hidden), await rank(hidden, { period: 'week' })]).toEqual([
      1,
      null,
      null,
    ]);
    expect((await hidden.client.call(getMyRank)).body).toMatchObject({ xp: 1250, level: 2 });
  });

  it('gives all those without XP the last place, listed or not', async () => {
    await clear(server);
    const [busy, idle, other] = [await learner(server, 1), await learner(server), await learner(server)];
    expect((await idle.client.call(getMyRank)).body).toEqual({ rank: 2, xp: 0, level: 1 });
    expect([await rank(busy), await rank(other)]).toEqual([1, 2]);
    expect(await list(idle)).toEqual([busy.id, idle.id, other.id]);
    expect(await rank(idle, { careerPath: 'nursing' })).toBe(2);
    expect(await rank(idle, { careerPath: 'doctor' })).toBeNull();
    await crowd(server, { count: 60, xp: '300 + n' });
    server.clock.advance(aWhile);
    expect([await rank(idle), await rank(other)]).toEqual([62, 62]);
    expect(await list(idle)).not.toContain(idle.id);
  });

  it('ends at fifty, and shows learners below that their place', async () => {
    await clear(server);
    await crowd(server, { count: 58, xp: '300 + n / 2' });
    const [below, top, level] = [await learner(server, 1), await learner(server, 5), await learner(server)];
    await server.db.run('update learner_totals set xp = 305, xp_reached_at = $2 where user_id = $1', [
      level.id,
      server.clock.now(),
    ]);
    server.clock.advance(aWhile);
    const ids = await list(below);
    expect(ids).toHaveLength(50);
    expect(ids[0]).toBe(top.id);
    expect(await rank(below)).toBe(61);
    // Fifty of the crowd and the leader have 305 or more; those with exactly 305 reached it earlier.
    expect(ids).not.toContain(level.id);
    expect(await rank(level)).toBeGreaterThan(50);
  });

  it('never gives an unlisted learner a place among the listed', async () => {
    await clear(server);
    await crowd(server, { count: 55, xp: '400' });
    const late = await learner(server);
    await server.db.run('update learner_totals set xp = 400, xp_reached_at = $2 where user_id = $1', [
      late.id,
      server.clock.now(),
    ]);
    server.clock.advance(aWhile);
    expect(await list(late)).not.toContain(late.id);
    expect(await rank(late)).toBeGreaterThan(50);
  });

  it.each(['period=day', 'careerPath=surgery', 'limit=0', 'limit=51', 'limit=all'])(
    'rejects ?%s',
    async (query) => {
      const { client } = await learner(server);
      expect((await client.send('GET', `/api/leaderboard?${query}`)).status).toBe(400);
    },
  );

  it('requires a session', async () => {
    expect((await server.client.call(getLeaderboard)).status).toBe(401);
    expect((await server.client.call(getMyRank)).status).toBe(401);
  });
});
