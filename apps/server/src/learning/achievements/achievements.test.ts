import { getProfile } from '@rounds/contract/identity/accounts';
import {
  checkAchievements,
  listAchievements,
  listUserAchievements,
} from '@rounds/contract/learning/achievements';
import { getLeaderboard } from '@rounds/contract/learning/leaderboard';
import { recordProgress } from '@rounds/contract/learning/progress';
import { beforeAll, describe, expect, it } from 'vitest';
import { onServer } from '../../../testing/app.ts';
import {
  buildUser,
  completeScenario,
  completionOf,
  loadTestAchievements,
  scenarios,
} from '../../../testing/factories.ts';

onServer('achievements', (server) => {
  beforeAll(() => loadTestAchievements(server.db));

  async function learner() {
    const { id, token } = await buildUser(server.db, server.clock.now());
    const client = server.client.as(token);
    return { id, client, ...(await scenarios(client)) };
  }
  const titles = (list: readonly { achievement: { title: string } }[]) =>
    list.map(({ achievement }) => achievement.title);

  it('are listed in the order of the content', async () => {
    const { client } = await learner();
    const { body } = await client.call(listAchievements);
    expect(body).toHaveLength(10);
    expect(body[0]).toMatchObject({
      title: 'The first',
      icon: 'first-steps',
      xpReward: 50,
      requirement: { type: 'first_completion', value: 1 },
    });
  });

  it('require a session', async () => {
    for (const endpoint of [listAchievements, listUserAchievements, checkAchievements]) {
      expect((await server.client.call(endpoint)).status).toBe(401);
    }
  });

  it('unlock with the progress that earns them, cascading, with points, ledgers and notifications', async () => {
    const { id, client, first } = await learner();
    const reply = await completeScenario(client, first, { right: 5 });
    // 100 from the scenario; 50 + 25 + 10 at once; 185 reach the next 75.
    expect(reply).toMatchObject({ xpAwarded: 100, pointsAwarded: 50, leveledUp: false });
    expect(titles(reply.unlocked)).toEqual([
      'The first',
      'A hundred',
      'A perfect score',
      'A hundred and sixty',
    ]);
    expect(reply.user).toMatchObject({ xp: 260, level: 1, points: 50 + 25 + 13 + 5 + 38 });
    expect((await client.call(getProfile)).body.user).toMatchObject({ xp: 260, points: 131 });
    const [sums] = await server.db.run(
      `select (select sum(amount) from xp_ledger where user_id = $1)::int as xp,
              (select sum(amount) from points_transactions where user_id = $1)::int as points,
              (select count(*) from xp_ledger where user_id = $1 and source = 'achievement')::int as rows`,
      [id],
    );
    expect(sums).toEqual({ xp: 260, points: 131, rows: 4 });
    const bell = await server.db.run<{ kind: string; data: object }>(
      'select kind, data from notifications where user_id = $1 order by id',
      [id],
    );
    expect(bell).toHaveLength(4);
    expect(bell[0]).toEqual({
      kind: 'badge_unlocked',
      data: {
        achievementId: reply.unlocked[0]?.achievementId,
        title: 'The first',
        icon: 'first-steps',
        xp: 50,
      },
    });
  });

  it('count toward a new level', async () => {
    const { client, third } = await learner();
    const reply = await completeScenario(client, third, { right: 3 });
    expect(reply).toMatchObject({ xpAwarded: 750, leveledUp: false });
    const second = await completeScenario(client, (await scenarios(client)).second, { right: 3 });
    expect(second.leveledUp).toBe(true);
    expect(second.xpAwarded).toBeLessThan(1000 - reply.user.xp + 100);
  });

  it('are announced once, by the check, whatever unlocked them', async () => {
    const { client, first } = await learner();
    const { unlocked } = await completeScenario(client, first, { right: 1 });
    expect(titles(unlocked)).toEqual(['The first']);
    expect((await client.call(checkAchievements)).body).toEqual(unlocked);
    expect((await client.call(checkAchievements)).body).toEqual([]);
    const held = (await client.call(listUserAchievements)).body;
    expect(held).toEqual(unlocked);
    for (const { title, icon, achievement } of held) {
      expect([title, icon]).toEqual([achievement.title, achievement.icon]);
    }
  });

  it('are unlocked by the check if they were reached before they existed', async () => {
    const { id, client, first } = await learner();
    await server.db.run('update achievements set is_active = false');
    try {
      const { unlocked, user } = await completeScenario(client, first, { right: 1 });
      expect(unlocked).toEqual([]);
      expect(user.xp).toBe(20);
      expect((await client.call(listAchievements)).body).toEqual([]);
    } finally {
      await loadTestAchievements(server.db);
    }
    expect(titles((await client.call(checkAchievements)).body)).toEqual(['The first']);
    expect((await client.call(getProfile)).body.user).toMatchObject({ xp: 70, points: 35 });
    const ledger = 'select self_reported as claimed from xp_ledger where user_id = $1 order by id';
    expect(await server.db.run(ledger, [id])).toEqual([{ claimed: false }, { claimed: false }]);
  });

  it('stay with their holders when they are no longer offered', async () => {
    const { client, first } = await learner();
    await completeScenario(client, first, { right: 1 });
    await server.db.run(`update achievements set is_active = false where slug = 'first'`);
    try {
      expect(titles((await client.call(listUserAchievements)).body)).toEqual(['The first']);
      expect((await client.call(listAchievements)).body).toHaveLength(9);
    } finally {
      await loadTestAchievements(server.db);
    }
    expect((await client.call(listAchievements)).body).toHaveLength(10);
  });

  it('come back unchanged when a completion is sent again', async () => {
    const { client, first } = await learner();
    const body = completionOf(first);
    const [one, two] = [
      await client.call(recordProgress, { body }),
      await client.call(recordProgress, { body }),
    ];
    expect(two.text).toBe(one.text);
  });

  it('come in pages, latest first', async () => {
    const { client, first } = await learner();
    const { unlocked } = await completeScenario(client, first);
    const page = await client.call(listUserAchievements, { query: { limit: 3 } });
    expect(page.body).toEqual(unlocked.toReversed().slice(0, 3));
    const next = /<([^<>]+)>; rel="next"/.exec(page.headers['link'] ?? '')?.[1] ?? '';
    const last = await client.send<unknown[]>('GET', next);
    expect(last.body).toEqual(unlocked.slice(0, 1));
    expect(last.headers['link']).toBeUndefined();
    const foreign = await client.call(listUserAchievements, { query: { cursor: 'bm8' } });
    expect(foreign).toMatchObject({ status: 400, failure: { code: 'invalid_input' } });
  });

  describe('and claims', () => {
    const claim = (scenarioId: number, score: number) => ({
      scenarioId,
      completed: true,
      score,
      timeSpent: 9,
    });

    it('unlock, but add nothing to the week', async () => {
      const { id, client, first } = await learner();
      const { body } = await client.call(recordProgress, { body: claim(first.id, 100) });
      // A claimed 100 is not a perfect score.
      expect(titles(body.unlocked)).toEqual(['The first', 'A hundred', 'A hundred and sixty']);
      const { stats } = (await client.call(getProfile)).body;
      expect(stats).toMatchObject({ totalXP: 250, perfectScores: 0 });
      const week = await client.call(getLeaderboard, { query: { period: 'week' } });
      expect(week.body.map((entry) => entry.id)).not.toContain(id);
    });

    it('yield to graded work: an equal graded score is perfect', async () => {
      const { client, first } = await learner();
      await client.call(recordProgress, { body: claim(first.id, 100) });
      const { unlocked, xpAwarded } = await completeScenario(client, first, { right: 5 });
      expect(xpAwarded).toBe(0);
      expect(titles(unlocked)).toEqual(['A perfect score']);
    });
  });
});
