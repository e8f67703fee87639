import { getAvatar, getLearner, listAvatars, putAvatar } from '@rounds/contract/rewards/store.avatar';
import { avatarsAtOnce } from '@rounds/contract/rewards/store.avatar.rules';
import { equip, listRewards, purchase } from '@rounds/contract/rewards/store';
import { beforeAll, describe, expect, it } from 'vitest';
import { onServer } from '../../../testing/app.ts';
import type { Client } from '../../../testing/client.ts';
import { buildUser } from '../../../testing/factories.ts';
import { givePoints, storeItem } from '../../../testing/rewards.ts';

onServer('avatars and their owners', (server) => {
  const learner = async (points = 0) => {
    const { id, token } = await buildUser(server.db, server.clock.now());
    if (points > 0) await givePoints(server.db, id, points, server.clock.now());
    return { id, client: server.client.as(token) };
  };
  const get = (client: Client, path: string) => client.send('GET', path);

  describe('an avatar', () => {
    const choice = {
      skinTone: 'dark',
      hairStyle: 'braided',
      hairColor: 'red',
      eyeColor: 'green',
      accessories: ['mask', 'pen'],
      outfit: 'lab_coat',
    } as const;

    it('starts with the defaults, and then has what was chosen', async () => {
      const { id, client } = await learner();
      const params = { userId: id };
      expect((await client.call(getAvatar, { params })).body).toEqual({
        userId: id,
        skinTone: 'light',
        hairStyle: 'short',
        hairColor: 'brown',
        eyeColor: 'brown',
        accessories: [],
        outfit: 'scrubs_basic',
        equipped: [],
        badges: [],
      });
      const body = { ...choice, accessories: [...choice.accessories] };
      expect((await client.call(putAvatar, { params, body })).body).toMatchObject(choice);
      const other = (await learner()).client;
      expect((await other.call(getAvatar, { params })).body).toMatchObject(choice);
      const second = { ...body, outfit: 'scrubs_premium', accessories: [] } as const;
      await client.call(putAvatar, { params, body: { ...second, accessories: [] } });
      expect((await client.call(getAvatar, { params })).body).toMatchObject(second);
    });

    it.each([
      { skinTone: 'green' },
      { hairStyle: null },
      { accessories: ['sword'] },
      { accessories: ['pen', 'pen'] },
      { outfit: undefined },
    ])('rejects %j', async (change) => {
      const { id, client } = await learner();
      expect((await client.send('PUT', `/api/avatar/${id}`, { body: { ...choice, ...change } })).status).toBe(
        400,
      );
    });
  });

  describe('avatars of several learners', () => {
    const list = (client: Client, ids: readonly number[]) =>
      client.call(listAvatars, { query: { ids: ids.join(',') } });

    it('come in one answer, each as it is drawn, without hidden, deleted or unknown learners', async () => {
      const [one, two, hidden, gone] = [
        await learner(100),
        await learner(),
        await learner(),
        await learner(),
      ];
      const pen = await storeItem(one.client, 'pen-coral');
      await one.client.call(purchase, { body: { itemId: pen.id } });
      await one.client.call(equip, { body: { itemId: pen.id } });
      await server.db.run('insert into user_settings (user_id, profile_visible) values ($1, false)', [
        hidden.id,
      ]);
      await server.db.run('update users set deleted_at = created_at where id = $1', [gone.id]);
      const asked = [two.id, one.id, hidden.id, gone.id, one.id, 2_147_483_647];
      const { status, body } = await list(two.client, asked);
      expect(status).toBe(200);
      expect(body.map(({ userId }) => userId).sort((a, b) => a - b)).toEqual([one.id, two.id]);
      const { badges: _, ...alone } = (await one.client.call(getAvatar, { params: { userId: one.id } })).body;
      expect(body.find(({ userId }) => userId === one.id)).toEqual(alone);
      expect(alone.equipped).toHaveLength(1);
      expect((await list(hidden.client, [hidden.id])).body).toHaveLength(1);
    });

    it('require a session', async () => {
      expect((await list(server.client, [1])).status).toBe(401);
    });

    it('are limited to a number of ids', async () => {
      const { client } = await learner();
      const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
      expect((await list(client, ids(avatarsAtOnce))).status).toBe(200);
      expect((await list(client, ids(avatarsAtOnce + 1))).status).toBe(400);
    });

    it.each(['', 'x', '1,', '0', '-1', '1;2', '1.5', '2147483648', '01', '1e3', '9'.repeat(16)])(
      'cannot be requested by "%s"',
      async (ids) => {
        const { client } = await learner();
        expect((await get(client, `/api/avatars?ids=${ids}`)).status).toBe(400);
      },
    );
  });

  describe('who may see what', () => {
    let own: Awaited<ReturnType<typeof learner>>, other: Awaited<ReturnType<typeof learner>>;
    beforeAll(async () => {
      own = await learner(100);
      other = await learner(100);
    });
    const lists = ['/api/inventory/:id', '/api/points/:id', '/api/points/:id/totals'];
    const profiles = ['/api/avatar/:id', '/api/users/:id'];
    const avatar = {
      skinTone: 'dark',
      hairStyle: 'long',
      hairColor: 'red',
      eyeColor: 'blue',
      accessories: [],
      outfit: 'lab_coat',
    };

    it('inventory and points: only the learner', async () => {
      for (const path of lists) {
        const at = (id: number) => path.replace(':id', String(id));
        expect((await get(own.client, at(own.id))).status).toBe(200);
        expect((await get(other.client, at(own.id))).failure).toMatchObject({ code: 'not_yours' });
        expect((await get(other.client, at(own.id))).status).toBe(403);
        expect((await get(other.client, at(999_999_999_999))).status).toBe(403);
        expect((await get(server.client, at(own.id))).status).toBe(401);
        expect((await get(own.client, path.replace(':id', 'me'))).status).toBe(400);
      }
    });

    it('avatars and names: anybody signed in, unless the profile is hidden', async () => {
      for (const path of profiles) {
        const at = (id: number) => path.replace(':id', String(id));
        expect((await get(other.client, at(own.id))).status).toBe(200);
        expect((await get(server.client, at(own.id))).status).toBe(401);
        expect((await get(other.client, at(999_999))).status).toBe(404);
        expect((await get(other.client, at(999_999_999_999))).status).toBe(404);
      }
      const { body } = await other.client.call(getLearner, { params: { userId: own.id } });
      expect(Object.keys(body).sort()).toEqual(['careerPath', 'id', 'level', 'username']);
      const hidden = await learner();
      await server.db.run('insert into user_settings (user_id, profile_visible) values ($1, false)', [
        hidden.id,
      ]);
      for (const path of profiles) {
        expect((await get(other.client, path.replace(':id', String(hidden.id)))).status).toBe(404);
        expect((await get(hidden.client, path.replace(':id', String(hidden.id)))).status).toBe(200);
      }
    });

    it('changes: only the learner', async () => {
      const at = `/api/avatar/${own.id}`;
      expect((await other.client.send('PUT', at, { body: avatar })).status).toBe(403);
      expect((await server.client.send('PUT', at, { body: avatar })).status).toBe(401);
      expect(
        (await own.client.send('PUT', at, { body: { ...avatar, userId: other.id, xp: 9 } })).status,
      ).toBe(200);
      for (const path of ['/api/purchase', '/api/equip', '/api/unequip']) {
        expect((await server.client.send('POST', path, { body: { itemId: 1 } })).status).toBe(401);
      }
      expect((await server.client.call(listRewards)).status).toBe(401);
    });

    it('another learner’s item cannot be worn', async () => {
      const pen = await storeItem(own.client, 'pen-coral');
      await own.client.call(purchase, { body: { itemId: pen.id } });
      expect((await other.client.call(equip, { body: { itemId: pen.id } })).status).toBe(404);
    });
  });
});
