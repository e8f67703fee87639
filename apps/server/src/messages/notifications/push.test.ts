import { getPushKey, subscribeToPush, unsubscribeFromPush } from '@rounds/contract/messages/notifications';
import { expect, it } from 'vitest';
import { onServer } from '../../../testing/app.ts';
import { buildUser } from '../../../testing/factories.ts';
import { newBrowser } from '../../../testing/push-service.ts';

onServer('push subscriptions', (server) => {
  async function learner(changes = {}) {
    const { id, token } = await buildUser(server.db, server.clock.now(), changes);
    return { id, client: server.client.as(token) };
  }
  const kept = async (userId: number) =>
    (
      await server.db.run<{ endpoint: string }>(
        'select endpoint from push_subscriptions where user_id = $1 order by id',
        [userId],
      )
    ).map(({ endpoint }) => endpoint);
  const bodyOf = ({ endpoint, keys }: ReturnType<typeof newBrowser>) => ({ endpoint, keys });

  it('are stored once per browser, and ended by it', async () => {
    const { id, client } = await learner();
    const [one, two] = [bodyOf(newBrowser()), bodyOf(newBrowser('web.push.apple.com'))];
    for (const body of [one, two, one]) {
      expect((await client.call(subscribeToPush, { body })).status).toBe(201);
    }
    expect((await kept(id)).sort()).toEqual([one.endpoint, two.endpoint].sort());
    for (const _again of [1, 2]) {
      const { status } = await client.call(unsubscribeFromPush, { body: { endpoint: one.endpoint } });
      expect(status).toBe(200);
    }
    expect(await kept(id)).toEqual([two.endpoint]);
  });

  it('belong to whoever subscribed the browser last; nobody else can end them', async () => {
    const [first, second] = [await learner(), await learner()];
    const body = bodyOf(newBrowser());
    await first.client.call(subscribeToPush, { body });
    await second.client.call(subscribeToPush, { body });
    expect([await kept(first.id), await kept(second.id)]).toEqual([[], [body.endpoint]]);
    await first.client.call(unsubscribeFromPush, { body: { endpoint: body.endpoint } });
    expect(await kept(second.id)).toEqual([body.endpoint]);
  });

  it('are limited to the ten newest per learner', async () => {
    const { id, client } = await learner();
    const browsers = Array.from({ length: 12 }, () => bodyOf(newBrowser()));
    for (const body of browsers) {
      server.clock.advance({ seconds: 1 });
      await client.call(subscribeToPush, { body });
    }
    expect(await kept(id)).toEqual(browsers.slice(2).map(({ endpoint }) => endpoint));
  });

  const { keys } = newBrowser();
  it.each([
    ['another host', { endpoint: 'https://example.org/push', keys }, 422, 'push_service_unknown'],
    ['this machine', { endpoint: 'https://127.0.0.1/push', keys }, 422, 'push_service_unknown'],
    [
      'a key that is no point of the curve',
      { endpoint: newBrowser().endpoint, keys: { ...keys, p256dh: 'B'.repeat(87) } },
      422,
      'push_key_invalid',
    ],
    ['http', { endpoint: 'http://fcm.googleapis.com/x', keys }, 400, 'invalid_input'],
    ['no key', { endpoint: newBrowser().endpoint }, 400, 'invalid_input'],
    [
      'a short secret',
      { endpoint: newBrowser().endpoint, keys: { ...keys, auth: 'abc' } },
      400,
      'invalid_input',
    ],
  ])('are rejected for %s', async (_what, body, status, code) => {
    const { id, client } = await learner();
    const reply = await client.send('POST', '/api/notifications/subscriptions', { body });
    expect([reply.status, reply.failure.code]).toEqual([status, code]);
    expect(await kept(id)).toEqual([]);
  });

  it('are not for the shared demo account', async () => {
    const { client } = await learner({ isDemo: true });
    const reply = await client.call(subscribeToPush, { body: bodyOf(newBrowser()) });
    expect([reply.status, reply.failure.code]).toEqual([403, 'demo_account']);
  });

  it('are made with this installation’s key', async () => {
    const { client } = await learner();
    const { key } = (await client.call(getPushKey)).body;
    expect(Buffer.from(key, 'base64url')).toHaveLength(65);
    expect((await client.call(getPushKey)).body).toEqual({ key });
  });
});
