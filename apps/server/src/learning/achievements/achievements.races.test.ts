import { getProfile } from '@rounds/contract/identity/accounts';
import { checkAchievements, listUserAchievements } from '@rounds/contract/learning/achievements';
import { recordProgress } from '@rounds/contract/learning/progress';
import { beforeAll, expect, it } from 'vitest';
import { listen, onServerOf } from '../../../testing/app.ts';
import type { Client } from '../../../testing/client.ts';
import { present } from '../../../testing/databases.ts';
import {
  buildUser,
  completeScenario,
  completionOf,
  loadTestAchievements,
  scenarios,
} from '../../../testing/factories.ts';

const fifty = Array.from({ length: 50 }, (_, n) => n);

onServerOf('postgres', 'fifty requests at once, over real connections', (server) => {
  let open: (Client & { readonly origin: string }) | undefined;
  beforeAll(async () => {
    await loadTestAchievements(server.db);
    open = await listen(server);
  });

  async function learner() {
    const { id, token } = await buildUser(server.db, server.clock.now());
    const client = present(open).as(token);
    return { client, id, ...(await scenarios(client)) };
  }
  const rows = async (id: number) => {
    const [row] = await server.db.run(
      `select (select count(*) from user_achievements where user_id = $1)::int as held,
              (select count(*) from notifications where user_id = $1)::int as told,
              (select sum(amount) from xp_ledger where user_id = $1)::int as xp,
              (select sum(amount) from points_transactions where user_id = $1)::int as points`,
      [id],
    );
    return row;
  };

  it('complete one scenario, and its achievements are unlocked once', async () => {
    const { client, id, first } = await learner();
    const body = completionOf(first);
    const replies = await Promise.all(fifty.map(() => client.call(recordProgress, { body })));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(replies[0]?.body.unlocked).toHaveLength(4);
    expect(await rows(id)).toEqual({ held: 4, told: 4, xp: 260, points: 131 });
  });

  it('complete different attempts and check in between, and each unlocks once', async () => {
    const { client, id, first } = await learner();
    const done = await Promise.all(
      fifty.map((n) =>
        n % 2
          ? client.call(checkAchievements).then(({ body }) => body)
          : completeScenario(client, first).then(() => []),
      ),
    );
    const told = [...done.flat(), ...(await client.call(checkAchievements)).body];
    expect(told.map(({ achievementId }) => achievementId).sort()).toEqual(
      (await client.call(listUserAchievements)).body.map(({ achievementId }) => achievementId).sort(),
    );
    expect(told).toHaveLength(4);
    expect(await rows(id)).toEqual({ held: 4, told: 4, xp: 260, points: 131 });
  });

  it('check for an achievement that was reached before it existed: it unlocks once and is announced once', async () => {
    const { client, id, first } = await learner();
    await server.db.run('update achievements set is_active = false');
    try {
      await completeScenario(client, first);
    } finally {
      await loadTestAchievements(server.db);
    }
    const replies = await Promise.all(fifty.map(() => client.call(checkAchievements)));
    expect(replies.map(({ status }) => status)).toEqual(fifty.map(() => 200));
    expect(replies.flatMap(({ body }) => body)).toHaveLength(4);
    expect(replies.filter(({ body }) => body.length > 0)).toHaveLength(1);
    expect(await rows(id)).toEqual({ held: 4, told: 4, xp: 260, points: 131 });
    const { user } = (await client.call(getProfile)).body;
    expect(user).toMatchObject({ xp: 260, points: 131, level: 1 });
  });
});
