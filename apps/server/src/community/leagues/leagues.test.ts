import { getLeague, joinLeague, leaveLeague } from '@rounds/contract/community/leagues';
import { blockPerson } from '@rounds/contract/community/moderation';
import { beforeEach, expect, it } from 'vitest';
import { type TestServer, onBothServers } from '../../../testing/app.ts';
import { onTwoServers } from '../../../testing/two-servers.ts';
import { buildUser, completeScenario, scenarios } from '../../../testing/factories.ts';
import { beginWeek } from './leagues.service.ts';

/** A learner who takes part and answers this many questions of the third scenario correctly, 250 XP each. */
async function learner(server: TestServer, right?: number, { joins = true } = {}) {
  const { id, token } = await buildUser(server.db, server.clock.now());
  const client = server.client.as(token);
  const week = async () => (await client.call(getLeague)).body.week;
  const work = async (count: number) =>
    completeScenario(client, (await scenarios(client)).third, { right: count });
  if (joins) await client.call(joinLeague);
  if (right !== undefined) await work(right);
  return { id, client, week, work };
}

type Learner = Awaited<ReturnType<typeof learner>>;

async function learners(server: TestServer, ...right: number[]): Promise<Learner[]> {
  const all = [];
  for (const count of right) all.push(await learner(server, count));
  return all;
}

const monday = '2026-03-02T00:00:00Z';
const nextMonday = '2026-03-09T00:00:00Z';

const clear = async ({ db, clock }: TestServer) => {
  for (const table of ['league_places', 'league_members', 'league_weeks'])
    await db.run(`delete from ${table}`);
  clock.set(monday);
};

onBothServers('leagues', (server) => {
  beforeEach(() => clear(server));
  const endWeek = async () => {
    server.clock.set(nextMonday);
    await server.jobs.run('leagues.week');
  };

  it('are opt-in', async () => {
    const { client, week } = await learner(server, 1, { joins: false });
    expect(await week()).toBeNull();
    const { status, body } = await client.call(joinLeague);
    expect(status).toBe(200);
    expect(body.week).toEqual({
      league: 'bronze',
      startsAt: '2026-03-02T00:00:00.000Z',
      endsAt: '2026-03-09T00:00:00.000Z',
      xp: 250,
      isFilling: true,
      places: [],
      xpToRise: null,
      last: null,
      isHidden: false,
    });
    expect((await client.call(leaveLeague)).body).toEqual({ week: null });
    expect(await week()).toBeNull();
    expect((await server.client.call(getLeague)).status).toBe(401);
  });

  it('name the upper half and, below that, only the learner', async () => {
    const [, , , low, lowest] = await learners(server, 5, 4, 3, 2, 1);
    for (const { client } of [low!, lowest!]) {
      const text = JSON.stringify((await client.call(getLeague)).body);
      const { places, xp } = (JSON.parse(text) as { week: NonNullable<Awaited<ReturnType<Learner['week']>>> })
        .week;
      expect(places.map(({ rank, xp: amount, isRising }) => [rank, amount, isRising])).toEqual([
        [1, 1250, true],
        [2, 1000, false],
        [3, 750, false],
      ]);
      expect(places.some(({ isMine }) => isMine)).toBe(false);
      expect([500, 250]).toContain(xp);
    }
    expect((await lowest!.week())?.xpToRise).toBe(1000);
  });

  it('count the graded XP of the week, from Monday 00:00 UTC, and no claims', async () => {
    const one = await learner(server, 1);
    server.clock.set('2026-03-08T23:59:59Z');
    const { first } = await scenarios(one.client);
    await one.client.send('POST', '/api/progress', {
      body: { scenarioId: first.id, completed: true, score: 100, attempts: 1, timeSpent: 60 },
    });
    const [totals] = await server.db.run<{ xp: number }>('select xp from learner_totals where user_id = $1', [
      one.id,
    ]);
    expect(totals!.xp).toBeGreaterThan(250);
    expect((await one.week())?.xp).toBe(250);
    await endWeek();
    expect((await one.week())?.xp).toBe(0);
  });

  it('move learners up and down at the end of the week, once', async () => {
    const all = await learners(server, 5, 4, 3, 2, 1, 0);
    const [first, , , , , last] = all;
    await server.db.run('update league_members set league = 1');
    await server.db.run('update league_places set league = 1, joined_late = false');
    await endWeek();
    expect(await first!.week()).toMatchObject({ league: 'gold', last: { outcome: 'promoted', xp: 1250 } });
    expect(await last!.week()).toMatchObject({ league: 'bronze', last: { outcome: 'demoted', xp: 0 } });
    expect(await all[1]!.week()).toMatchObject({ league: 'silver', last: { outcome: 'stayed', xp: 1000 } });
    await server.jobs.run('leagues.week');
    expect((await first!.week())?.league).toBe('gold');
    // Too few learners in each league, so they share a division.
    expect((await first!.week())?.isFilling).toBe(false);
  });

  it('do not move down learners who joined during the week', async () => {
    const all = await learners(server, 5, 4, 3, 2, 1, 0);
    await server.db.run('update league_members set league = 1');
    await server.db.run('update league_places set league = 1');
    await endWeek();
    expect((await all[5]!.week())?.last?.outcome).toBe('stayed');
  });

  it('start the week at the first request, before any job does', async () => {
    const [first, , last] = await learners(server, 5, 4, 3, 2, 1);
    server.clock.set(nextMonday);
    expect(await first!.week()).toMatchObject({ league: 'silver', isFilling: false, last: { xp: 1250 } });
    expect(await last!.week()).toMatchObject({ league: 'bronze', isFilling: false, last: { xp: 750 } });
  });

  it('make up for weeks missed while the server was down', async () => {
    const [first] = await learners(server, 5, 4, 3, 2, 1);
    server.clock.set('2026-03-23T10:00:00Z');
    await server.jobs.run('leagues.week');
    expect(await first!.week()).toMatchObject({ league: 'silver', xp: 0, last: null });
  });

  it('start returning learners in the lowest league, without earlier places', async () => {
    const [first] = await learners(server, 5, 4, 3, 2, 1);
    await endWeek();
    expect((await first!.week())?.league).toBe('silver');
    await first!.client.call(leaveLeague);
    const left = await server.db.run('select 1 from league_places where user_id = $1', [first!.id]);
    expect(left).toEqual([]);
    expect((await first!.client.call(joinLeague)).body.week).toMatchObject({ league: 'bronze', last: null });
  });

  it('keep hidden learners hidden, in their place', async () => {
    const [hidden, other] = await learners(server, 5, 4, 3, 2, 1);
    await server.db.run('update users set leaderboard_visible = false where id = $1', [hidden!.id]);
    const places = (await other!.week())?.places;
    expect(places?.[0]).toEqual({ rank: 1, xp: 1250, isMine: false, isRising: true, learner: null });
    const own = await hidden!.week();
    expect(own?.isHidden).toBe(true);
    expect(own?.places[0]).toMatchObject({ isMine: true, learner: { id: hidden!.id } });
  });

  it('do not name learners to those they blocked or who blocked them', async () => {
    const [one, two, three] = await learners(server, 5, 4, 3, 2, 1);
    await one!.client.call(blockPerson, { params: { id: two!.id } });
    const namedTo = async ({ week }: Learner) =>
      (await week())?.places.map(({ learner: named }) => named?.id);
    expect(await namedTo(one!)).toEqual([one!.id, undefined, three!.id]);
    expect(await namedTo(two!)).toEqual([undefined, two!.id, three!.id]);
    expect(await namedTo(three!)).toEqual([one!.id, two!.id, three!.id]);
  });

  it('remove learners who delete their account', async () => {
    const [gone, other] = await learners(server, 5, 4, 3, 2, 1, 1);
    await server.db.run('update users set deleted_at = $2 where id = $1', [gone!.id, server.clock.now()]);
    expect((await other!.week())?.places[0]).toMatchObject({ rank: 1, isMine: true });
    await server.db.run('delete from users where id = $1', [gone!.id]);
    await endWeek();
    expect((await other!.week())?.last?.outcome).toBe('promoted');
  });

  it('keep sample learners and demo visitors among themselves', async () => {
    const people = await learners(server, 4, 3, 2, 1, 0);
    const visitor = await learner(server, 5, { joins: false });
    await server.db.run("update users set demo_until = '2027-01-01' where id = $1", [visitor.id]);
    await visitor.client.call(joinLeague);
    expect(await visitor.week()).toMatchObject({ isFilling: true, places: [] });
    expect((await people[0]!.week())?.places[0]).toMatchObject({ rank: 1, isMine: true });
    await endWeek();
    expect(await visitor.week()).toMatchObject({ league: 'bronze', last: { outcome: 'stayed' } });
  });

  it('fill a division up to its size, and then open another', async () => {
    for (let n = 0; n < 31; n += 1) await learner(server);
    const sizes = await server.db.run<{ size: number }>(
      'select count(*)::int as size from league_places group by division order by division',
    );
    expect(sizes.map(({ size }) => size)).toEqual([30, 1]);
  });
});

onTwoServers('the end of a league’s week', (both) => {
  it('is settled once by many processes at the same time', async () => {
    const { one, two } = both();
    await clear(one);
    const [first] = await learners(one, 5, 4, 3, 2, 1);
    one.clock.set(nextMonday);
    two.clock.set(nextMonday);
    await Promise.all([one, two, one, two, one, two].map((server) => beginWeek(server)));
    expect(await first!.week()).toMatchObject({ league: 'silver', last: { outcome: 'promoted' } });
    const [counts] = await one.db.run<object>(
      `select count(*)::int as places, count(distinct division)::int as divisions from league_places
       where week = '2026-03-09'`,
    );
    expect(counts).toEqual({ places: 5, divisions: 1 });
  });

  it('begins once for many who join at the same time, without overfull divisions', async () => {
    const { one, two } = both();
    await clear(one);
    two.clock.set(monday);
    const newcomers = [];
    for (let n = 0; n < 34; n += 1) newcomers.push(await buildUser(one.db, one.clock.now()));
    const joined = await Promise.all(
      newcomers.map(({ token }, n) => (n % 2 === 0 ? one : two).client.as(token).call(joinLeague)),
    );
    expect(new Set(joined.map(({ status }) => status))).toEqual(new Set([200]));
    const sizes = await one.db.run<{ size: number }>(
      'select count(*)::int as size from league_places group by division order by division',
    );
    expect(sizes.map(({ size }) => size)).toEqual([30, 4]);
  });
});
