import { getAvatar } from '@rounds/contract/rewards/store.avatar';
import {
  equip,
  getPointsTotals,
  listInventory,
  listPoints,
  listRewards,
  purchase,
  unequip,
} from '@rounds/contract/rewards/store';
import { recordProgress } from '@rounds/contract/learning/progress';
import { describe, expect, it } from 'vitest';
import { onServer } from '../../../testing/app.ts';
import type { Client } from '../../../testing/client.ts';
import { buildUser, completeScenario, scenarios } from '../../../testing/factories.ts';
import { givePoints, holdingsOf, storeItem } from '../../../testing/rewards.ts';

onServer('rewards', (server) => {
  const learner = async (points = 0) => {
    const { id, token } = await buildUser(server.db, server.clock.now());
    if (points > 0) await givePoints(server.db, id, points, server.clock.now());
    return { id, client: server.client.as(token) };
  };
  const get = <T>(client: Client, path: string) => client.send<T>('GET', path);

  describe('the store', () => {
    it('has items of every category, in the order of the content', async () => {
      const { client } = await learner();
      const { body } = await client.call(listRewards);
      expect(body.length).toBeGreaterThanOrEqual(30);
      for (const category of ['apparel', 'equipment', 'accessories', 'trending'] as const) {
        const some = (await client.call(listRewards, { query: { category } })).body;
        expect(some).toEqual(body.filter((item) => item.category === category));
        expect(some.length).toBeGreaterThan(0);
      }
      const trending = (await client.call(listRewards, { query: { trending: 'true' } })).body;
      expect(trending).toEqual(body.filter(({ isTrending }) => isTrending));
      expect(trending.length).toBeGreaterThanOrEqual(4);
    });

    it('comes in pages', async () => {
      const { client } = await learner();
      const whole = (await client.call(listRewards, { query: { limit: 200 } })).body;
      const seen = [];
      let next: string | undefined = '/api/rewards?limit=15';
      while (next) {
        const page: Awaited<ReturnType<typeof get<unknown[]>>> = await get<unknown[]>(client, next);
        seen.push(...page.body);
        next = /<([^<>]+)>/.exec(page.headers['link'] ?? '')?.[1];
      }
      expect(seen).toEqual(whole);
    });

    it.each(['category=hats', 'trending=maybe', 'limit=0', 'cursor=bm8'])('rejects ?%s', async (query) => {
      const { client } = await learner();
      expect((await get(client, `/api/rewards?${query}`)).status).toBe(400);
    });
  });

  describe('a purchase', () => {
    it('takes the points, writes the ledger and adds the item to the inventory', async () => {
      const { id, client } = await learner(200);
      const item = await storeItem(client, 'watch-gold');
      expect((await client.call(purchase, { body: { itemId: item.id } })).failure.code).toBe(
        'not_enough_points',
      );
      const pen = await storeItem(client, 'pen-coral');
      const { status, body } = await client.call(purchase, { body: { itemId: pen.id } });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        points: 140,
        stockQuantity: null,
        entry: { itemId: pen.id, quantity: 1, isEquipped: false },
      });
      const inventory = (await client.call(listInventory, { params: { userId: id } })).body;
      expect(inventory).toEqual([body.entry]);
      expect(inventory[0]?.item).toMatchObject({ itemType: 'pen', name: 'Coral Pen', category: 'equipment' });
      const points = (await client.call(listPoints, { params: { userId: id } })).body;
      expect(points.map(({ amount, description }) => [amount, description])).toEqual([
        [-60, 'Coral Pen'],
        [200, 'A gift'],
      ]);
      expect(points[0]).toMatchObject({ type: 'spent', relatedType: 'reward_item', relatedId: pen.id });
      expect((await client.call(getPointsTotals, { params: { userId: id } })).body).toMatchObject({
        current: 140,
        earned: 200,
        spent: 60,
      });
    });

    it('of a limited item requires, the first time, a scenario that was graded here', async () => {
      const { id, client } = await learner(2000);
      const rare = await storeItem(client, 'watch-gold');
      const { first, second } = await scenarios(client);
      // A claim proves nothing.
      const claim = { scenarioId: first.id, completed: true, score: 100, attempts: 1, timeSpent: 60 };
      expect((await client.call(recordProgress, { body: claim })).status).toBe(200);
      const refused = await client.call(purchase, { body: { itemId: rare.id } });
      expect([refused.status, refused.failure.code]).toEqual([422, 'graded_scenario_needed']);
      await completeScenario(client, second);
      expect((await client.call(purchase, { body: { itemId: rare.id } })).status).toBe(200);
      // Old progress may be erased, but an earlier buyer may buy another.
      await server.db.run('delete from scenario_attempts where user_id = $1', [id]);
      const another = await storeItem(client, 'stethoscope-gold');
      expect(another.stockQuantity).not.toBeNull();
      expect((await client.call(purchase, { body: { itemId: another.id } })).status).toBe(200);
    });

    it('is rejected for owned, unknown or sold-out items, and then costs nothing', async () => {
      const { id, client } = await learner(2000);
      const pen = await storeItem(client, 'pen-coral');
      await client.call(purchase, { body: { itemId: pen.id } });
      const again = await client.call(purchase, { body: { itemId: pen.id } });
      expect([again.status, again.failure.code]).toEqual([409, 'already_owned']);
      for (const itemId of [999_999, 2_147_483_647]) {
        const unknown = await client.call(purchase, { body: { itemId } });
        expect([unknown.status, unknown.failure.code]).toEqual([404, 'item_not_found']);
      }
      const rare = await storeItem(client, 'stethoscope-gold');
      await server.db.run('update reward_items set stock_quantity = 0 where id = $1', [rare.id]);
      const gone = await client.call(purchase, { body: { itemId: rare.id } });
      expect([gone.status, gone.failure.code]).toEqual([409, 'sold_out']);
      expect(await holdingsOf(server.db, id)).toEqual({ points: 1940, ledger: 1940, items: 1 });
    });

    it.each([{}, { itemId: '1' }, { itemId: 0 }, { itemId: 1.5 }])('needs an item: %j', async (body) => {
      const { client } = await learner();
      expect((await client.send('POST', '/api/purchase', { body })).status).toBe(400);
    });

    it('sent again with its key gets the first answer, and the key is rejected for another item', async () => {
      const { id, client } = await learner(500);
      const [pen, watch] = [await storeItem(client, 'pen-coral'), await storeItem(client, 'watch-teal')];
      const headers = { 'idempotency-key': 'a-purchase' };
      const first = await client.call(purchase, { body: { itemId: pen.id }, headers });
      const second = await client.call(purchase, { body: { itemId: pen.id }, headers });
      expect([second.status, second.text]).toEqual([200, first.text]);
      expect((await client.call(purchase, { body: { itemId: watch.id }, headers })).status).toBe(409);
      expect(await holdingsOf(server.db, id)).toEqual({ points: 440, ledger: 440, items: 1 });
    });

    it('is paid for with what scenarios earned', async () => {
      const { id, client } = await learner();
      const { third } = await scenarios(client);
      const { user } = await completeScenario(client, third);
      const pen = await storeItem(client, 'pen-coral');
      const { body } = await client.call(purchase, { body: { itemId: pen.id } });
      expect(body.points).toBe(user.points - 60);
      expect(await holdingsOf(server.db, id)).toMatchObject({ points: body.points, ledger: body.points });
    });
  });

  describe('what is equipped', () => {
    it('is one item per type, and shows on the avatar', async () => {
      const { id, client } = await learner(1000);
      const slugs = ['scrubs-navy', 'scrubs-plum', 'badge-heart', 'badge-moon'];
      const [navy, plum, heart, moon] = await Promise.all(slugs.map((slug) => storeItem(client, slug)));
      for (const item of [navy, plum, heart, moon])
        await client.call(purchase, { body: { itemId: item!.id } });
      const worn = async () =>
        (await client.call(getAvatar, { params: { userId: id } })).body.equipped.map(({ slug }) => slug);
      expect(await worn()).toEqual([]);
      expect((await client.call(equip, { body: { itemId: navy!.id } })).body).toMatchObject({
        itemId: navy!.id,
        isEquipped: true,
      });
      await client.call(equip, { body: { itemId: heart!.id } });
      expect(await worn()).toEqual(['badge-heart', 'scrubs-navy']);
      await client.call(equip, { body: { itemId: plum!.id } });
      expect(await worn()).toEqual(['badge-heart', 'scrubs-plum']);
      const { badges } = (await client.call(getAvatar, { params: { userId: id } })).body;
      expect(badges.map(({ slug }) => slug)).toEqual(['badge-heart', 'badge-moon']);
      for (let twice = 0; twice < 2; twice += 1) {
        expect((await client.call(unequip, { body: { itemId: plum!.id } })).body.isEquipped).toBe(false);
      }
      expect(await worn()).toEqual(['badge-heart']);
    });

    it('must be owned and wearable', async () => {
      const { client } = await learner(500);
      const [pen, freeze] = [await storeItem(client, 'pen-coral'), await storeItem(client, 'streak-freeze')];
      for (const call of [equip, unequip]) {
        for (const itemId of [pen.id, 999_999, 2_147_483_647]) {
          const reply = await client.call(call, { body: { itemId } });
          expect([reply.status, reply.failure.code]).toEqual([404, 'not_owned']);
        }
      }
      await client.call(purchase, { body: { itemId: freeze.id } });
      const reply = await client.call(equip, { body: { itemId: freeze.id } });
      expect([reply.status, reply.failure.code]).toEqual([422, 'not_wearable']);
    });
  });

  it('the history of points has the balance at the end of each day', async () => {
    const { id, client } = await learner();
    const now = server.clock.now().getTime();
    const daysAgo = (days: number) => new Date(now - days * 86_400_000);
    await givePoints(server.db, id, 50, daysAgo(40));
    await givePoints(server.db, id, 30, daysAgo(3));
    await givePoints(server.db, id, 20, daysAgo(0));
    const { history, current } = (await client.call(getPointsTotals, { params: { userId: id } })).body;
    expect(current).toBe(100);
    expect(history).toHaveLength(30);
    expect(history.at(-1)).toEqual({ day: daysAgo(0).toISOString().slice(0, 10), balance: 100 });
    expect(history.map(({ balance }) => balance).slice(-5)).toEqual([50, 80, 80, 80, 100]);
    expect(history[0]?.balance).toBe(50);
  });
});
