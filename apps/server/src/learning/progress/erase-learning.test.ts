import { setDailyGoal } from '@rounds/contract/learning/goals';
import { getDashboard } from '@rounds/contract/learning/progress.dashboard';
import { purchase } from '@rounds/contract/rewards/store';
import { beforeAll, expect, it } from 'vitest';
import { onServer } from '../../../testing/app.ts';
import {
  buildUser,
  completeScenario,
  learnerEvents,
  loadTestAchievements,
  scenarios,
} from '../../../testing/factories.ts';
import { columnsOf } from '../../../testing/personal-data.ts';
import { givePoints, storeItem } from '../../../testing/rewards.ts';

/** The expected value of each total after all learning is erased, counted from the remaining rows. */
const expectations: Readonly<Record<string, string>> = {
  xp: '(select coalesce(sum(amount), 0)::int from xp_ledger where user_id = $1)',
  gradedXp: '(select coalesce(sum(amount), 0)::int from xp_ledger where user_id = $1 and not self_reported)',
  level: '(select coalesce(sum(amount), 0)::int / 1000 + 1 from xp_ledger where user_id = $1)',
  points: '(select coalesce(sum(amount), 0)::int from points_transactions where user_id = $1)',
  xpReachedAt: '$2::timestamptz',
  streak: '(select count(*)::int from activity_days where user_id = $1)',
  streakDay: '(select max(day) from activity_days where user_id = $1)',
  streakUntil: '(select max(day) + 1 from activity_days where user_id = $1)',
  seenStreak: '(select count(*)::int from activity_days where user_id = $1 and seen)',
  lastActiveAt: '(select max(last_attempt) from user_progress where user_id = $1)',
  freezesHeld: `(
    select count(*)::int from points_transactions t join reward_items r on r.id = t.related_id and t.related_type = 'reward_item'
    where t.user_id = $1 and r.item_type = 'streak_freeze')`,
  freezeBoughtAt: `(
    select max(t.created_at) from points_transactions t join reward_items r on r.id = t.related_id and t.related_type = 'reward_item'
    where t.user_id = $1 and r.item_type = 'streak_freeze')`,
  scenariosCompleted: '(select count(*)::int from user_progress where user_id = $1 and completed)',
  gradedScenarios: '(select count(*)::int from user_progress where user_id = $1 and graded)',
  perfectScores: '(select count(*)::int from user_progress where user_id = $1 and score = 100)',
  dailyGoal: '7',
  answeredDay: 'null',
  answeredCount: '0',
  goalMetDay: 'null',
  scoreTotal: '(select coalesce(sum(score), 0)::float8 from user_progress where user_id = $1)',
};

onServer('erasing learning', (server) => {
  beforeAll(() => loadTestAchievements(server.db));

  async function studious() {
    const { id, token } = await buildUser(server.db, server.clock.now());
    const client = server.client.as(token);
    const { first, second, third } = await scenarios(client);
    await client.call(setDailyGoal, { body: { questions: 7 } });
    await completeScenario(client, first, { right: 5 });
    server.clock.advance({ days: 1 });
    await completeScenario(client, second, { right: 3 });
    await givePoints(server.db, id, 500, server.clock.now());
    const { id: itemId } = await storeItem(client, 'streak-freeze');
    expect((await client.call(purchase, { body: { itemId } })).status).toBe(200);
    server.clock.advance({ days: 20 });
    const now = server.clock.now();
    await server.db.transaction((tx) => learnerEvents.learningExpired(tx, id, now));
    return { id, client, third, now };
  }

  it('leaves every figure as its rows say', async () => {
    const columns = (await columnsOf(server.db, 'learner_totals')).filter((name) => name !== 'userId');
    // A new total needs its expectation here, and must be handled by the erasure.
    expect(columns.sort()).toEqual(Object.keys(expectations).sort());
    const { id, now } = await studious();
    const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const checks = Object.entries(expectations).map(
      ([name, expected]) => `t.${snake(name)} is not distinct from ${expected} as "${name}"`,
    );
    const text = `select $2::timestamptz is not null as used, ${checks.join(', ')} from learner_totals t where t.user_id = $1`;
    const [row] = await server.db.run(text, [id, now]);
    expect(row).toEqual({ used: true, ...Object.fromEntries(columns.map((name) => [name, true])) });
    const [left] = await server.db.run<{ xp: number; freezes: number }>(
      'select xp, freezes_held as freezes from learner_totals where user_id = $1',
      [id],
    );
    expect(left?.freezes).toBe(1);
    expect(left?.xp).toBeGreaterThan(0);
  });

  it('leaves no traces: the next completion counts as the first, and unlocks only what it reached', async () => {
    const { client, third, id } = await studious();
    const held = async () =>
      (
        await server.db.run<{ slug: string }>(
          'select slug from user_achievements join achievements a on a.id = achievement_id where user_id = $1',
          [id],
        )
      ).map(({ slug }) => slug);
    const before = await held();
    expect(before).toContain('two-scenarios');
    const { unlocked, user, progress } = await completeScenario(client, third, { right: 1 });
    expect(progress).toMatchObject({ attempts: 1, score: 20 });
    expect(unlocked.map(({ achievement }) => achievement.title)).not.toContain('Three scenarios');
    expect(user.streak).toBe(1);
    expect((await client.call(getDashboard)).body.stats).toMatchObject({
      scenariosCompleted: 1,
      averageScore: 20,
      currentStreak: 1,
      perfectScores: 0,
    });
    expect(await held()).not.toContain('three-scenarios');
  });
});
