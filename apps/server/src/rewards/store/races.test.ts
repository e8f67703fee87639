import { equip, purchase } from '@rounds/contract/rewards/store';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { listen, onBothServers, onServerOf } from '../../../testing/app.ts';
import type { Client } from '../../../testing/client.ts';
import { present } from '../../../testing/databases.ts';
import { buildUser, completeScenario, scenarios } from '../../../testing/factories.ts';
import { givePoints, recordGradedAttempt, holdingsOf, storeItem } from '../../../testing/rewards.ts';

const times = (count: number) => Array.from({ length: count }, (_, n) => n);

onServerOf('postgres', 'at once, over real connections', (server) => {
  let open: (Client & { readonly origin: string }) | undefined;
  beforeAll(async () => {
    open = await listen(server);
  });
  const learner = async (points: number) => {
    const { id, token } = await buildUser(server.db, server.clock.now());
    await givePoints(server.db, id, points, server.clock.now());
    return { id, client: present(open).as(token) };
  };
  const statuses = (replies: readonly { status: number }[]) =>
    Object.fromEntries(
      [...Map.groupBy(replies, ({ status }) => status)].map(([status, all]) => [status, all.length]),
    );

  it('fifty purchases of one item with points for one: one succeeds', async () => {
    const { id, client } = await learner(60);
    const { id: itemId } = await storeItem(client, 'pen-coral');
    const replies = await Promise.all(times(50).map(() => client.call(purchase, { body: { itemId } })));
    expect(statuses(replies)).toEqual({ 200: 1, 409: 49 });
    expect(await holdingsOf(server.db, id)).toEqual({ points: 0, ledger: 0, items: 1 });
  });

  it('fifty purchases of different items with points for one: one succeeds', async () => {
    const { id, client } = await learner(100);
    const slugs = ['shoes-teal', 'watch-teal', 'watch-coral'];
    const ids = await Promise.all(slugs.map(async (slug) => (await storeItem(client, slug)).id));
    const replies = await Promise.all(
      times(50).map((n) => client.call(purchase, { body: { itemId: ids[n % ids.length]! } })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await holdingsOf(server.db, id)).toEqual({ points: 0, ledger: 0, items: 1 });
  });

  it('one purchase with one key twenty times: one succeeds, and all get the same answer', async () => {
    const { id, client } = await learner(1000);
    const { id: itemId } = await storeItem(client, 'pen-coral');
    const headers = { 'idempotency-key': 'twenty-times' };
    const replies = await Promise.all(
      times(20).map(() => client.call(purchase, { body: { itemId }, headers })),
    );
    expect(statuses(replies)).toEqual({ 200: 20 });
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(await holdingsOf(server.db, id)).toEqual({ points: 940, ledger: 940, items: 1 });
  });

  it('a hundred buyers of five: five are sold, none is left', async () => {
    const buyers = await Promise.all(times(100).map(() => learner(500)));
    for (const { id } of buyers) await recordGradedAttempt(server.db, id, server.clock.now());
    const { id: itemId } = await storeItem(buyers[0]!.client, 'watch-gold');
    await server.db.run('update reward_items set stock_quantity = 5 where id = $1', [itemId]);
    const replies = await Promise.all(
      buyers.map(({ client }) => client.call(purchase, { body: { itemId } })),
    );
    expect(statuses(replies)).toEqual({ 200: 5, 409: 95 });
    const [left] = await server.db.run('select stock_quantity as stock from reward_items where id = $1', [
      itemId,
    ]);
    expect(left).toEqual({ stock: 0 });
    for (const { id } of buyers) {
      const { points, ledger } = await holdingsOf(server.db, id);
      expect(points).toBe(ledger);
    }
  });

  it('thirty of three items of one type put on: one is worn', async () => {
    const { id, client } = await learner(1000);
    const slugs = ['scrubs-navy', 'scrubs-plum', 'scrubs-forest'];
    const ids = await Promise.all(slugs.map(async (slug) => (await storeItem(client, slug)).id));
    for (const itemId of ids) await client.call(purchase, { body: { itemId } });
    const replies = await Promise.all(
      times(30).map((n) => client.call(equip, { body: { itemId: ids[n % 3]! } })),
    );
    expect(statuses(replies)).toEqual({ 200: 30 });
    const [row] = await server.db.run<{ worn: number }>(
      'select count(*)::int as worn from user_inventory where user_id = $1 and is_equipped',
      [id],
    );
    expect(row).toEqual({ worn: 1 });
  });

  it('earning and spending at once: nothing is lost', async () => {
    const { id, client } = await learner(300);
    const { first, second, third } = await scenarios(client);
    const slugs = ['pen-coral', 'watch-teal', 'shoes-white'];
    const ids = await Promise.all(slugs.map(async (slug) => (await storeItem(client, slug)).id));
    await Promise.all([
      ...[first, second, third].map((scenario) => completeScenario(client, scenario)),
      ...ids.map((itemId) => client.call(purchase, { body: { itemId } })),
    ]);
    const { points, ledger, items } = await holdingsOf(server.db, id);
    expect(points).toBe(ledger);
    expect(items).toBe(3);
  });
});

onBothServers('points', (server) => {
  describe('whatever is earned and bought', () => {
    it('are the sum of the ledger, and never below 0', { timeout: 60_000 }, async () => {
      const slugs = [
        'pen-coral',
        'badge-heart',
        'watch-teal',
        'scrubs-navy',
        'stethoscope-coral',
        'streak-freeze',
      ];
      const step = fc.oneof(
        fc.record({ kind: fc.constant('earn' as const), scenario: fc.nat(2), right: fc.nat(5) }),
        fc.record({ kind: fc.constant('buy' as const), item: fc.nat(slugs.length - 1) }),
      );
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 15 }), async (steps) => {
          const { id, token } = await buildUser(server.db, server.clock.now());
          const client = server.client.as(token);
          const { first, second, third } = await scenarios(client);
          const items = await Promise.all(slugs.map((slug) => storeItem(client, slug)));
          const owned = new Set<number>();
          let points = 0;
          for (const action of steps) {
            if (action.kind === 'earn') {
              const scenario = [first, second, third][action.scenario]!;
              points += (await completeScenario(client, scenario, { right: action.right })).pointsAwarded;
            } else {
              const item = items[action.item]!;
              const { status } = await client.call(purchase, { body: { itemId: item.id } });
              const expected = owned.has(item.id) ? 409 : points < item.pointsCost ? 402 : 200;
              expect(status).toBe(expected);
              if (status === 200) {
                points -= item.pointsCost;
                owned.add(item.id);
              }
            }
            expect(await holdingsOf(server.db, id)).toEqual({ points, ledger: points, items: owned.size });
            expect(points).toBeGreaterThanOrEqual(0);
          }
        }),
        { numRuns: 15 },
      );
    });
  });
});
