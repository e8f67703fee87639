import { beforeAll, expect, it } from 'vitest';
import { onServerOf } from '../../../testing/app.ts';
import { buildUser, completeScenario, scenarios } from '../../../testing/factories.ts';
import { giveaway, prepareGiveaways } from '../../../testing/giveaways.ts';
import { drawDue, drawGiveaway } from './giveaways.service.ts';
import { verifyGiveaway } from './giveaways.service.ts';

const twenty = Array.from({ length: 20 }, (_, n) => n);

onServerOf('postgres', 'twenty draws at once', (server) => {
  beforeAll(async () => {
    await prepareGiveaways(server, { ...giveaway, until: '2026-03-09' });
    for (let n = 0; n < 8; n += 1) {
      const { token } = await buildUser(server.db, server.clock.now());
      const client = server.client.as(token);
      await completeScenario(client, (await scenarios(client)).first);
    }
    server.clock.set('2026-03-09T00:00:00.000Z');
  });

  it('of one giveaway have one winner, who is told once', async () => {
    const [row] = await server.db.run<{ id: number }>(
      "select id from weekly_giveaways where week_start = '2026-03-02T00:00:00Z'",
    );
    const { id } = row!;
    const seeds = twenty.map((n) => n.toString(16).padStart(64, '0'));
    const results = await Promise.all([
      ...seeds.map((seed) => drawGiveaway(server, id, seed)),
      ...twenty.map(() => drawDue(server).then(() => false)),
    ]);
    expect(results.filter(Boolean).length).toBeLessThanOrEqual(1);
    const [facts] = await server.db.run<object>(
      `select count(*)::int as told, (select count(*)::int from giveaway_entries) as entries,
         bool_and(user_id = (select winner_id from weekly_giveaways where id = $1)) as same
       from notifications where kind = 'giveaway_won'`,
      [id],
    );
    expect(facts).toEqual({ told: 1, entries: 8, same: true });
    expect(await verifyGiveaway(server.db, id)).toMatchObject({ ok: true });
  });
});
