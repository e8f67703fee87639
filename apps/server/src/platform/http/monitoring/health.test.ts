import { request as nodeRequest, Agent } from 'node:http';
import { Registry } from 'prom-client';
import { expect, it, vi } from 'vitest';
import { listen, onServerOf, startServer } from '../../../../testing/app.ts';
import { buildUser } from '../../../../testing/factories.ts';

onServerOf(
  'pglite',
  'the state of a server',
  (server) => {
    it('is public: that the process runs, and that it can serve', async () => {
      const [health, ready] = [
        await server.client.send('GET', '/healthz'),
        await server.client.send('GET', '/readyz'),
      ];
      expect([health.status, health.body]).toEqual([200, { status: 'ok' }]);
      expect([ready.status, ready.body]).toEqual([200, { status: 'ready' }]);
    });

    it('is measured for Prometheus, by route and not by address', async () => {
      const client = server.client.as((await buildUser(server.db, server.clock.now())).token);
      await client.send('GET', '/api/scenarios?careerPath=nursing');
      await client.send('GET', '/api/nowhere/to-be-found');
      await client.send('GET', '/boom');
      const { status, text, headers } = await server.client.send('GET', '/metrics');
      expect(status).toBe(200);
      expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
      expect(text).toMatch(
        /http_request_duration_seconds_count\{method="GET",route="\/api\/scenarios",status="200"\} [1-9]/,
      );
      expect(text).toContain('route="none",status="404"');
      expect(text).toMatch(/http_server_errors_total [1-9]/);
      expect(text).toContain('process_resident_memory_bytes');
      expect(text).not.toContain('to-be-found');
      expect(text).not.toContain('careerPath');
    });

    it('requires the token, if there is one', async () => {
      const metricsToken = 'a-token-for-prometheus';
      const { app, client } = await startServer(server.db, { config: { metricsToken } });
      const learner = await buildUser(server.db, server.clock.now());
      for (const token of [undefined, 'wrong', `${metricsToken}x`, learner.token]) {
        expect((await client.as(token).send('GET', '/metrics')).status).toBe(401);
      }
      expect((await client.as(metricsToken).send('GET', '/metrics')).status).toBe(200);
      expect((await client.send('GET', '/healthz')).status).toBe(200);
      await app.close();
    });

    it('is not public in production, unless there is a token', async () => {
      const production = { databaseUrl: 'postgres://localhost/rounds' };
      const closed = await startServer(server.db, { config: production });
      for (const from of ['127.0.0.1', '::1', '203.0.113.7']) {
        const reply = await closed.client.send('GET', '/metrics', { from });
        expect([reply.status, reply.failure.code]).toEqual([404, 'metrics_off']);
        expect(reply.text).not.toContain('process_');
      }
      await closed.app.close();
      const metricsToken = 'a-token-for-prometheus';
      const open = await startServer(server.db, { config: { ...production, metricsToken } });
      expect((await open.client.send('GET', '/metrics')).status).toBe(401);
      expect((await open.client.as(metricsToken).send('GET', '/metrics')).status).toBe(200);
      await open.app.close();
    });

    it('is rendered once a second, however often it is requested', async () => {
      const { app, client } = await startServer(server.db);
      const write = vi.spyOn(Registry.prototype, 'metrics');
      const texts = await Promise.all(
        Array.from({ length: 200 }, async () => (await client.send('GET', '/metrics')).text),
      );
      // A slow machine may need more than a second for these.
      expect(new Set(texts).size).toBeLessThan(5);
      expect(write.mock.calls.length).toBeLessThan(5);
      write.mockRestore();
      await app.close();
    });

    it('counts towards the request limit of an address, like anything else', async () => {
      const { app, client } = await startServer(server.db, { requestsPerMinute: 3 });
      const from = '203.0.113.9';
      for (const url of ['/metrics', '/api/docs', '/api/openapi.json'])
        expect((await client.send('GET', url, { from })).status).toBe(200);
      for (const url of ['/metrics', '/api/docs', '/api/docs/swagger-ui-bundle.js', '/api/openapi.json'])
        expect((await client.send('GET', url, { from })).status).toBe(429);
      expect((await client.send('GET', '/healthz', { from })).status).toBe(200);
      await app.close();
    });
  },
  {
    extend(app) {
      app.get('/boom', () => {
        throw new Error('boom');
      });
    },
  },
);

onServerOf('pglite', 'a server that is told to stop', (server) => {
  it('finishes what is in flight, and accepts nothing new', async () => {
    let goOn: (() => void) | undefined;
    const draining = await startServer(server.db, {
      extend(app) {
        app.get('/slow', async () => {
          await new Promise<void>((resolve) => (goOn = resolve));
          return { done: true };
        });
      },
    });
    const { origin } = await listen(draining);
    const agent = new Agent({ keepAlive: true, maxSockets: 2 });
    const get = (path: string) =>
      new Promise<{ status: number; text: string }>((resolve, reject) => {
        const call = nodeRequest(origin + path, { agent }, (reply) => {
          let text = '';
          reply.on('data', (chunk: Buffer) => (text += chunk.toString()));
          reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text }));
        });
        call.on('error', reject).end();
      });

    expect((await get('/readyz')).status).toBe(200);
    const slow = get('/slow');
    await expect.poll(() => goOn).toBeDefined();
    const closed = draining.app.close();
    await new Promise((resolve) => setTimeout(resolve, 50));
    const late = await get('/readyz').catch(() => ({ status: 503, text: '' }));
    expect(late.status).toBe(503);
    goOn?.();
    expect(await slow).toEqual({ status: 200, text: '{"done":true}' });
    await closed;
    await expect(get('/readyz')).rejects.toThrow('ECONNREFUSED');
    agent.destroy();
  });
});
