import { countUnread, listNotifications, readNotifications } from '@rounds/contract/messages/notifications';
import { expect, it } from 'vitest';
import { writeCursor } from '../../platform/pagination.ts';
import { onServer } from '../../../testing/app.ts';
import type { Client } from '../../../testing/client.ts';
import { buildUser } from '../../../testing/factories.ts';
import { notify } from './index.ts';

onServer('notifications', (server) => {
  /** A learner with this many notifications, a second apart. */
  async function learner(count = 0) {
    const { id, token } = await buildUser(server.db, server.clock.now());
    for (let n = 1; n <= count; n += 1) {
      server.clock.advance({ seconds: 1 });
      const data = { achievementId: n, title: `Badge ${n}`, icon: 'first-steps', xp: 50 };
      await notify(server.db, id, 'badge_unlocked', data, server.clock.now());
    }
    return { id, client: server.client.as(token) };
  }
  const list = async (client: Client) => (await client.call(listNotifications)).body;
  const unread = async (client: Client) => (await client.call(countUnread)).body.count;
  const titles = (entries: Awaited<ReturnType<typeof list>>) => entries.map(({ data }) => data['title']);

  it('are listed newest first, with everything their sentences need', async () => {
    const { client } = await learner(2);
    expect(await list(client)).toEqual([
      {
        id: expect.any(Number) as number,
        kind: 'badge_unlocked',
        data: { achievementId: 2, title: 'Badge 2', icon: 'first-steps', xp: 50 },
        createdAt: server.clock.now().toISOString(),
        readAt: null,
      },
      expect.objectContaining({ data: { achievementId: 1, title: 'Badge 1', icon: 'first-steps', xp: 50 } }),
    ]);
    expect(await unread(client)).toBe(2);
  });

  it('come in pages, each once', async () => {
    const { client } = await learner(7);
    const seen: unknown[] = [];
    let url: string | undefined = '/api/notifications?limit=3';
    for (let page = 0; url !== undefined; page += 1) {
      expect(page).toBeLessThan(4);
      const reply: Awaited<ReturnType<typeof client.send<{ data: { title: string } }[]>>> = await client.send(
        'GET',
        url,
      );
      seen.push(...reply.body.map(({ data }) => data.title));
      url = /^<([^>]+)>; rel="next"$/.exec(reply.headers['link'] ?? '')?.[1];
    }
    expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1].map((n) => `Badge ${n}`));
  });

  it('are marked as read by id; repeating it does no harm', async () => {
    const { client } = await learner(3);
    const [third, , first] = await list(client);
    const body = { ids: [first!.id, third!.id] };
    expect((await client.call(readNotifications, { body })).body).toEqual({ count: 1 });
    const readAt = server.clock.now().toISOString();
    server.clock.advance({ minutes: 1 });
    expect((await client.call(readNotifications, { body })).body).toEqual({ count: 1 });
    expect((await list(client)).map((entry) => entry.readAt)).toEqual([readAt, null, readAt]);
    expect(await unread(client)).toBe(1);
  });

  it('are marked as read up to the newest that was seen; later ones stay unread', async () => {
    const { id, client } = await learner(3);
    const [newest] = await list(client);
    await notify(
      server.db,
      id,
      'giveaway_won',
      { giveawayId: 1, title: 'Week 10', prize: 'A stethoscope' },
      server.clock.now(),
    );
    const body = { upTo: newest!.id };
    expect((await client.call(readNotifications, { body })).body).toEqual({ count: 1 });
    expect((await client.call(readNotifications, { body })).body).toEqual({ count: 1 });
    expect(titles(await list(client))[0]).toBe('Week 10');
  });

  it('are private: nobody else sees or marks them', async () => {
    const [owner, stranger] = [await learner(2), await learner(1)];
    const [newest] = await list(owner.client);
    expect(titles(await list(stranger.client))).toEqual(['Badge 1']);
    await stranger.client.call(readNotifications, { body: { ids: [newest!.id] } });
    await stranger.client.call(readNotifications, { body: { upTo: newest!.id + 1000 } });
    expect(await unread(owner.client)).toBe(2);
    expect(await unread(stranger.client)).toBe(0);
  });

  it('of a kind that only a newer release knows are left out', async () => {
    const { id, client } = await learner(1);
    await server.db.run(
      `insert into notifications (user_id, kind, data, created_at) values ($1, 'of_tomorrow', '{}', $2)`,
      [id, server.clock.now()],
    );
    expect(titles(await list(client))).toEqual(['Badge 1']);
    expect(await unread(client)).toBe(1);
  });

  it.each([
    ['GET', '?limit=0', undefined],
    ['GET', '?limit=201', undefined],
    ['GET', '?cursor=nonsense', undefined],
    ['GET', `?cursor=${writeCursor(['1; drop'])}`, undefined],
    ['POST', '/read', {}],
    ['POST', '/read', { ids: [] }],
    ['POST', '/read', { ids: ['1'] }],
    ['POST', '/read', { ids: [-1] }],
    ['POST', '/read', { upTo: 0 }],
    ['POST', '/read', { ids: Array.from({ length: 201 }, (_, n) => n + 1) }],
  ])('reject %s %s %j', async (method, rest, body) => {
    const { client } = await learner();
    expect((await client.send(method, `/api/notifications${rest}`, { body })).status).toBe(400);
  });

  it('require a session', async () => {
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/unread'],
      ['GET', '/push-key'],
      ['POST', '/read'],
      ['POST', '/subscriptions'],
      ['DELETE', '/subscriptions'],
    ] as const) {
      expect((await server.client.send(method, `/api/notifications${path}`)).status).toBe(401);
    }
  });

  it('are deleted after half a year', async () => {
    const { id } = await learner(1);
    server.clock.advance({ days: 181 });
    const data = { giveawayId: 1, title: 'New', prize: 'x' };
    await notify(server.db, id, 'giveaway_won', data, server.clock.now());
    await server.jobs.run('notifications.clean');
    const left = await server.db.run('select kind from notifications where user_id = $1', [id]);
    expect(left).toEqual([{ kind: 'giveaway_won' }]);
  });
});
