import http from 'node:http';
import { gzipSync } from 'node:zlib';
import { register } from '@rounds/contract/identity/accounts';
import { ErrorBody } from '@rounds/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, listen, onServerOf, startServer } from '../../../testing/app.ts';
import { type TestDatabase, openPrepared, present } from '../../../testing/databases.ts';
import { buildUser, newAccount } from '../../../testing/factories.ts';
import { type Proxy, proxyTo } from '../../../testing/proxy.ts';
import { type Database, notify } from '../db/database.ts';
import { openPostgres } from '../db/engines/postgres.ts';

const secret = 'select secret_column from hidden_table';

onServerOf(
  'pglite',
  'a failing call',
  (server) => {
    const post = (body: unknown, headers: Record<string, string> = {}) =>
      server.client.send('POST', '/api/auth/login', { body, headers });

    it.each([
      ['an unknown address', 'GET', '/api/nowhere', 404, 'not_found'],
      ['the root of the API', 'GET', '/api', 404, 'not_found'],
      ['another method', 'DELETE', '/api/auth/login', 404, 'not_found'],
      ['another method on a list', 'POST', '/api/scenarios', 404, 'not_found'],
      ['OPTIONS', 'OPTIONS', '/api/scenarios', 404, 'not_found'],
      ['an address that is no address', 'GET', '/api/%E0%A4%A', 400, 'invalid_input'],
      ['an address that is too long', 'POST', `/api/scenarios/${'1'.repeat(300)}/report`, 404, 'not_found'],
      ['an address with a zero byte', 'GET', '/api/%00', 404, 'not_found'],
      ['no token', 'GET', '/api/progress', 401, 'not_signed_in'],
    ])('to %s has the body of the contract', async (_what, method, url, status, code) => {
      const reply = await server.client.send(method, url);
      expect(reply.status).toBe(status);
      expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(ErrorBody.strict().parse(reply.body).code).toBe(code);
      expect(reply.failure.message).toMatch(/^[A-Z].+\.$/);
      expect(reply.headers['x-request-id']).toBeDefined();
      expect(reply.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    });

    it('with an invalid body says where, in words and by code', async () => {
      const body = { username: 'ab', email: 'nobody', role: 'admin' };
      const { status, failure } = await server.client.send('POST', '/api/auth/register', { body });
      expect(status).toBe(400);
      expect(failure).toEqual({
        message: 'Please check what you entered.',
        code: 'invalid_input',
        issues: [
          {
            path: 'username',
            message: 'String must contain at least 3 character(s)',
            problem: { kind: 'tooShort', min: 3 },
          },
          { path: 'email', message: 'Invalid input', problem: { kind: 'invalid' } },
          { path: 'password', message: 'Required', problem: { kind: 'required' } },
          { path: 'role', message: 'Invalid input', problem: { kind: 'invalid' } },
        ],
      });
    });

    it('points into lists and objects', async () => {
      const { token } = await buildUser(server.db, server.clock.now());
      const body = {
        scenarioId: 1,
        completed: true,
        score: 1,
        timeSpent: 1,
        answers: [{ questionIndex: 0 }, { questionIndex: 'x', selectedOption: 'y' }],
      };
      const { failure } = await server.client.as(token).send('POST', '/api/progress', { body });
      expect(failure.issues?.map(({ path }) => path)).toEqual([
        'answers.0.selectedOption',
        'answers.1.questionIndex',
        'answers.1.selectedOption',
      ]);
    });

    it.each([
      ['half a body', '{"email": "a'],
      ['no JSON', 'email=a&password=b'],
      ['nothing where something is announced', ''],
      ['a list', '[]'],
      ['a number', '42'],
      ['null', 'null'],
      ['a prototype to poison', '{"email":"a@b.co","password":"x","__proto__":{"isDemo":true}}'],
      [
        'a constructor to poison',
        '{"email":"a@b.co","password":"x","constructor":{"prototype":{"isDemo":true}}}',
      ],
      ['a deep prototype', '{"email":{"a":{"__proto__":{"x":1}}},"password":"x"}'],
    ])('is 400 for %s', async (_what, text) => {
      const { status, failure } = await post(text);
      expect(status).toBe(400);
      expect(failure.code).toBe('invalid_input');
      expect(({} as { isDemo?: boolean }).isDemo).toBeUndefined();
    });

    it('copes with deep nesting and many fields', async () => {
      const depth = 60_000;
      const deep = `{"email":${'['.repeat(depth)}${']'.repeat(depth)},"password":"x"}`;
      expect((await post(deep)).status).toBe(400);
      const wide = JSON.stringify(
        Object.fromEntries(Array.from({ length: 9000 }, (_, n) => [`field${n}`, n])),
      );
      expect((await post(wide)).status).toBe(400);
    });

    it('is 413 for more than 256 KiB, however it is sent', async () => {
      const body = JSON.stringify({ email: 'a@example.org', password: 'x'.repeat(256 * 1024) });
      const { status, failure } = await post(body);
      expect(status).toBe(413);
      expect(failure).toEqual({ message: 'That’s too large.', code: 'too_large' });
    });

    it.each([
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/xml',
      'nonsense',
    ])('is 415 for %s', async (type) => {
      const { status, failure } = await post('{"email":"a@example.org","password":"x"}', {
        'content-type': type,
      });
      expect(status).toBe(415);
      expect(failure).toEqual({ message: 'Please send JSON.', code: 'unsupported_type' });
    });

    it('is 400 for a compressed body, which is not decompressed', async () => {
      const payload = gzipSync(Buffer.alloc(150_000_000, ' '));
      expect(payload.length).toBeLessThan(256 * 1024);
      const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
      const before = process.memoryUsage().rss;
      const reply = await server.app.inject({ method: 'POST', url: '/api/auth/login', headers, payload });
      expect(reply.statusCode).toBe(400);
      expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
    });

    it('leaves the connection usable for the next request, however much of the body was not read', async () => {
      const { origin } = await listen(server);
      const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
      const ask = (method: string, path: string, headers = {}, payload?: string) =>
        new Promise<number | undefined>((resolve, reject) => {
          const options = { agent, method, headers, timeout: 5000 };
          const request = http.request(origin + path, options, (response) => {
            response.resume().on('end', () => resolve(response.statusCode));
          });
          request.on('timeout', () => request.destroy(new Error('Not answered')));
          request.on('error', reject).end(payload);
        });
      for (const type of ['text/plain', 'application/json']) {
        for (const coding of ['identity', 'gzip', 'br']) {
          const headers = { 'content-type': type, 'content-encoding': coding };
          const refused = await ask('POST', '/api/auth/login', headers, 'x'.repeat(250_000));
          expect([400, 415]).toContain(refused);
          expect(await ask('GET', '/api/installation')).toBe(200);
        }
      }
      agent.destroy();
    });

    it('unexpected, is a 500 that reveals nothing, and is logged with the request', async () => {
      for (const url of ['/boom', '/boom-later', '/boom-oddly']) {
        server.logs.splice(0);
        const { status, text, headers } = await server.client.send('GET', url);
        expect(status).toBe(500);
        expect(JSON.parse(text)).toEqual({
          message: 'Something went wrong. Please try again.',
          code: 'internal',
        });
        expect(JSON.stringify(headers)).not.toContain('secret');
        const logged = server.logs.map(
          (line) => JSON.parse(line) as { reqId: string; level: number; err?: object },
        );
        expect(logged.find(({ level }) => level === 50)).toMatchObject({
          reqId: headers['x-request-id'],
          msg: 'internal',
        });
      }
    });

    it('does not affect the next ones', async () => {
      expect((await server.client.call(register, { body: newAccount() })).status).toBe(201);
    });
  },
  {
    extend(app) {
      app.get('/boom', () => {
        throw new Error(secret);
      });
      app.get('/boom-later', async () => {
        await new Promise((resolve) => setTimeout(resolve, 1));
        throw Object.assign(new TypeError(secret), { statusCode: 200 });
      });
      app.get('/boom-oddly', () => Promise.reject(new Error(secret, { cause: { sql: secret } })));
    },
  },
);

describe('with the route to the database cut', () => {
  let database: TestDatabase | undefined;
  let proxy: Proxy | undefined;
  let db: Database | undefined;
  let server: TestServer | undefined;
  const heard: string[] = [];
  beforeAll(async () => {
    database = await openPrepared('postgres');
    proxy = await proxyTo(present(database.url));
    db = openPostgres({ url: proxy.url, pool: 4, onError: () => undefined });
    server = await startServer(db);
    await db.listen('test_channel', (payload) => heard.push(payload));
  }, 300_000);
  afterAll(async () => {
    await server?.app.close();
    await db?.close();
    await proxy?.close();
    await database?.drop();
  });

  it('a server answers 503 with a time to retry, is not ready, and recovers by itself', async () => {
    const { client, clock, logs } = present(server);
    const learner = client.as((await buildUser(present(database).db, clock.now())).token);
    expect((await learner.send('GET', '/api/progress')).status).toBe(200);
    proxy?.cut();
    for (let n = 0; n < 6; n += 1) {
      const { status, failure, headers } = await learner.send('GET', '/api/progress');
      expect(status).toBe(503);
      expect(failure.code).toBe('unavailable');
      expect(headers['retry-after']).toBe('2');
    }
    expect((await client.send('GET', '/readyz')).status).toBe(503);
    expect((await client.send('GET', '/healthz')).status).toBe(200);
    expect(logs.join('')).toContain('unavailable');
    proxy?.mend();
    expect((await client.send('GET', '/readyz')).status).toBe(200);
    expect((await learner.send('GET', '/api/progress')).status).toBe(200);
  });

  it('a server that briefly loses its listening connection retries at most once a second, and hears again', async () => {
    const one = present(database).db;
    await expect.poll(() => heard, { timeout: 5000 }).toEqual(['']);
    proxy?.cut();
    const asked = proxy!.asked;
    await new Promise((resolve) => setTimeout(resolve, 5500));
    expect(proxy!.asked - asked).toBeLessThan(8);
    proxy?.mend();
    // Messages sent meanwhile are lost; an empty payload tells every listener.
    await expect.poll(() => heard, { timeout: 5000 }).toEqual(['', '']);
    await notify(one, 'test_channel', 'after');
    await expect.poll(() => heard).toEqual(['', '', 'after']);
  });
});
