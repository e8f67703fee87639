import net from 'node:net';
import type { FastifyInstance } from 'fastify';
import { logout } from '@rounds/contract/identity/accounts';
import { defineErrors } from '@rounds/contract/errors';
import { Ok, PathId } from '@rounds/contract/common';
import { endpoint } from '@rounds/contract/endpoint';
import { expect, it } from 'vitest';
import { z } from 'zod';
import {
  type AppOptions,
  type TestServer,
  listen,
  onBothServers,
  onServerOf,
  startServer,
} from '../../../testing/app.ts';
import { fail as failTest } from '../../../testing/prepared-databases.ts';
import { onDatabase } from '../../../testing/databases.ts';
import { buildUser } from '../../../testing/factories.ts';
import { type EventStream, openStream } from '../../../testing/streams.ts';
import { publishChange } from '../db/changes.ts';
import { openPostgres } from '../db/engines/postgres.ts';
import { liveLimits, serveChanges } from './live.ts';
import { okAnswer, serve } from './serve.ts';

const { room_not_found } = defineErrors({
  room_not_found: { status: 404, message: 'That room does not exist.' },
});
const closed = new Set<number>();
const knock = endpoint({
  method: 'POST',
  path: '/api/rooms/:id/knock',
  summary: 'For these tests.',
  tag: 'Tests',
  auth: 'required',
  params: z.object({ id: PathId }),
  answer: Ok,
});
const extend = (app: FastifyInstance) => {
  serve(app, knock, async ({ params }) => {
    await app.db.transaction((tx) => publishChange(tx, `room:${params.id}`, { knock: 1 }));
    return okAnswer;
  });
  serveChanges(app, {
    path: '/api/rooms/:id/events',
    of: { params: z.object({ id: PathId }), errors: [room_not_found] },
    authorize: async ({ params: { id }, fail }) => {
      if (closed.has(id)) throw fail('room_not_found');
      return `room:${id}`;
    },
  });
};
const options: AppOptions = { extend, beatMs: 100 };

onBothServers(
  'a stream of changes',
  (server) => {
    let origin = '';
    const address = async () => (origin ||= (await listen(server)).origin);
    const learner = () => buildUser(server.db, server.clock.now());
    const open = async (room: number, token: string): Promise<EventStream> =>
      openStream(`${await address()}/api/rooms/${room}/events`, token);

    it("reports committed changes to the topic's listeners, and keeps its headers", async () => {
      const { token } = await learner();
      const [one, other] = [await open(1, token), await open(2, token)];
      expect(one.status).toBe(200);
      expect(one.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
      expect(one.headers.get('cache-control')).toBe('no-store');
      expect(one.headers.get('content-encoding')).toBeNull();
      expect(one.headers.get('content-security-policy')).toContain("default-src 'none'");
      await publishChange(server.db, 'room:1', { replyId: 7 });
      const failing = server.db.transaction(async (tx) => {
        await publishChange(tx, 'room:1', { replyId: 8 });
        throw new RangeError('no');
      });
      await expect(failing).rejects.toThrow(RangeError);
      await server.db.transaction((tx) => publishChange(tx, 'room:2', { name: 'line\nend' }));
      await publishChange(server.db, 'room:1', { replyId: 9 });
      expect(await one.next(2)).toEqual([
        { replyId: 7, topic: 'room:1' },
        { replyId: 9, topic: 'room:1' },
      ]);
      expect(await other.next(1)).toEqual([{ name: 'line\nend', topic: 'room:2' }]);
      expect(one.text()).toContain('event: change\ndata: {"replyId":7,"topic":"room:1"}\n\n');
      one.close();
      other.close();
    });

    it("tells a page which changes are its own, and reveals no page's id", async () => {
      const [ann, eve] = [await learner(), await learner()];
      const url = `${await address()}/api/rooms/3/events`;
      const page = (name: string) => ({ 'X-Page-Id': name });
      const [own, secondTab, unnamed, copied] = await Promise.all([
        openStream(url, ann.token, page('tab-1')),
        openStream(url, ann.token, page('tab-2')),
        openStream(url, ann.token),
        openStream(url, eve.token, page('tab-1')),
      ]);
      const send = (token: string, headers: Record<string, string> = {}) =>
        server.client.as(token).send('POST', '/api/rooms/3/knock', { headers });
      await send(ann.token, page('tab-1'));
      // Another learner's page with the same id, a page without one, and an invalid id.
      await send(eve.token, page('tab-1'));
      await send(ann.token);
      await send(ann.token, page('tab 1'));
      const told = (...mine: boolean[]) =>
        mine.map((isMine) => ({ knock: 1, topic: 'room:3', ...(isMine && { own: true }) }));
      expect(await own.next(4)).toEqual(told(true, false, false, false));
      expect(await secondTab.next(4)).toEqual(told(false, false, false, false));
      expect(await unnamed.next(4)).toEqual(told(false, false, false, false));
      expect(await copied.next(4)).toEqual(told(false, true, false, false));
      for (const stream of [own, secondTab, unnamed, copied]) {
        expect(stream.text()).not.toContain('tab-1');
        stream.close();
      }
    });

    it('is only for signed-in learners who may follow the topic', async () => {
      const { token } = await learner();
      closed.add(4);
      const status = async (room: string, as?: string) =>
        (await server.client.as(as).send('GET', `/api/rooms/${room}/events`)).status;
      expect(await status('1')).toBe(401);
      expect(await status('1', 'nonsense')).toBe(401);
      expect(await status('4', token)).toBe(404);
      expect(await status('x', token)).toBe(400);
      expect((await server.client.as(token).send('HEAD', '/api/rooms/1/events')).status).toBe(404);
    });

    it('stays alive between changes, and ends with the session or the permission', async () => {
      const [one, other] = [await learner(), await learner()];
      const [signedIn, allowed] = [await open(5, one.token), await open(6, other.token)];
      await expect.poll(() => signedIn.text()).toContain(': still here\n\n');
      await server.client.as(one.token).call(logout);
      await signedIn.ended;
      await expect.poll(() => allowed.text()).toContain(': still here\n\n');
      closed.add(6);
      await allowed.ended;
      closed.delete(6);
    });

    it('can be opened ten times by a learner, and again once one is closed', async () => {
      const [one, other] = [await learner(), await learner()];
      const streams = await Promise.all(
        Array.from({ length: liveLimits.perLearner }, () => open(7, one.token)),
      );
      const refused = await server.client.as(one.token).send('GET', '/api/rooms/7/events');
      expect([refused.status, refused.failure.code]).toEqual([429, 'too_many_requests']);
      expect(refused.headers['retry-after']).toBe('60');
      const others = await open(7, other.token);
      streams[0]!.close();
      await expect
        .poll(async () => {
          const again = await open(7, one.token);
          again.close();
          return again.status;
        })
        .toBe(200);
      for (const stream of [...streams, others]) stream.close();
      await expect.poll(() => server.app.live.count).toBe(0);
    });

    it('disconnects a client that does not read', async () => {
      const { token } = await learner();
      const { hostname, port } = new URL(await address());
      const socket = net.connect(Number(port), hostname);
      socket.write(
        `GET /api/rooms/8/events HTTP/1.1\r\nhost: rounds\r\nauthorization: Bearer ${token}\r\n\r\n`,
      );
      await expect.poll(() => server.app.live.count).toBe(1);
      socket.pause();
      await server.db.run(
        `select pg_notify('live_changes', json_build_object('topic', 'room:8', 'n', n, 'padding', repeat('x', 1900))::text)
         from generate_series(1, 5000) n`,
      );
      await expect.poll(() => server.app.live.count).toBe(0);
      socket.destroy();
    });

    it('carries ids, not contents', async () => {
      const much = publishChange(server.db, 'room:1', { text: 'x'.repeat(2000) });
      await expect(much).rejects.toThrow('ids alone');
    });
  },
  options,
);

onServerOf(
  'pglite',
  'streams of a server that is told to stop',
  (server) => {
    it('end at once, even if a client is not reading, and no new ones begin', async () => {
      const draining: TestServer = await startServer(server.db, options);
      const { origin } = await listen(draining);
      const { token } = await buildUser(server.db, server.clock.now());
      const stream = await openStream(`${origin}/api/rooms/1/events`, token);
      const { hostname, port } = new URL(origin);
      const silent = net.connect(Number(port), hostname);
      silent.on('error', () => undefined).pause();
      silent.write(
        `GET /api/rooms/1/events HTTP/1.1\r\nhost: rounds\r\nauthorization: Bearer ${token}\r\n\r\n`,
      );
      await expect.poll(() => draining.app.live.count).toBe(2);
      // Like those browsers open in advance.
      const unused = net.connect(Number(port), hostname);
      await new Promise((resolve) => unused.once('connect', resolve));
      const began = performance.now();
      await draining.app.close();
      await stream.ended;
      // A client that doesn't read would keep it open forever.
      expect(performance.now() - began).toBeLessThan(10_000);
      expect(draining.app.live.count).toBe(0);
      silent.destroy();
      unused.destroy();
    });
  },
  options,
);

onDatabase('postgres', 'two servers on one database', (context) => {
  it('notify each other of changes, even after one has lost its connection', async () => {
    const databases = [1, 2].map(() => openPostgres({ url: context.url, pool: 3, onError: () => undefined }));
    const [writer, reader] = await Promise.all(databases.map((db) => startServer(db, { extend })));
    const { origin } = await listen(reader!);
    const { token } = await buildUser(writer!.db, writer!.clock.now());
    const stream = await openStream(`${origin}/api/rooms/1/events`, token);
    await publishChange(writer!.db, 'room:1', { replyId: 1 });
    expect(await stream.next(1)).toEqual([{ replyId: 1, topic: 'room:1' }]);

    const killer = openPostgres({ url: context.url, pool: 1, onError: failTest });
    await killer.run(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'rounds listener'`,
    );
    await killer.close();
    // It names only its topic: changes may have been missed.
    expect((await stream.next(2))[1]).toEqual({ topic: 'room:1' });
    await expect
      .poll(
        async () => {
          await publishChange(writer!.db, 'room:1', { replyId: 2 });
          return stream.text();
        },
        { timeout: 10_000 },
      )
      .toContain('"replyId":2');
    await Promise.all([writer!.app.close(), reader!.app.close()]);
    await stream.ended;
    await Promise.all(databases.map((db) => db.close()));
  });
});
