import type { IncomingHttpHeaders } from 'node:http';
import zlib from 'node:zlib';
import { logout } from '@rounds/contract/accounts';
import { recordProgress } from '@rounds/contract/progress';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type TestServer, listen, onBothServers, startServer } from '../../../testing/app.ts';
import { onDatabase } from '../../../testing/databases.ts';
import { completionOf, scenarios } from '../../../testing/factories.ts';
import { type Headers, arrange, ask, lasting, watch } from '../../../testing/quick-lane.ts';

const unpack = { br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync, identity: (body: Buffer) => body };
const textOf = (headers: IncomingHttpHeaders, body: Buffer) =>
  unpack[(headers['content-encoding'] ?? 'identity') as keyof typeof unpack](body).toString();

afterEach(() => vi.restoreAllMocks());

onBothServers('the quick lane', (server) => {
  const paths = [
    '/api/scenarios',
    '/api/scenarios?careerPath=nursing&limit=500',
    '/api/leaderboard',
    '/api/leaderboard?limit=3&period=week',
    '/api/leaderboard/me',
    '/api/progress',
    '/api/progress?limit=5',
    '/api/dashboard',
  ];
  let origin = '';
  let authorization = '';
  beforeAll(async () => {
    ({ origin } = await listen(server));
    const learner = await arrange(server);
    ({ authorization } = learner);
    // Long enough to be compressed.
    const client = server.client.as(learner.token);
    const { first, second, third } = await scenarios(client);
    for (const scenario of [first, second, third, first, second, third, first, second, third])
      await client.call(recordProgress, { body: completionOf(scenario) });
    // Lists are compressed behind the first answer.
    for (const path of paths.filter((path) => path.startsWith('/api/scenarios'))) {
      await vi.waitFor(async () => {
        const { headers } = await ask(origin, 'GET', path, { authorization, 'accept-encoding': 'br' });
        expect(headers['content-encoding']).toBe('br');
      }, 10_000);
    }
    vi.restoreAllMocks();
  });

  const encodings = ['', 'br', 'gzip', 'gzip, deflate, br, zstd', 'br;q=0, gzip'];
  const ways = paths.flatMap((path) => encodings.map((accepted) => [path, accepted] as const));

  it.each(ways)('answers %s for "%s" as the common way does', async (path, accepted) => {
    const { taken } = watch(server);
    const headers = { authorization, 'accept-encoding': accepted };
    const quick = await ask(origin, 'GET', path, headers);
    expect(taken()).toEqual([true]);
    const common = await server.app.inject({ method: 'GET', url: path, headers });
    expect(quick.status).toBe(200);
    expect(quick.status).toBe(common.statusCode);
    expect(lasting(quick.headers)).toEqual(lasting(common.headers as IncomingHttpHeaders));
    expect(textOf(quick.headers, quick.body)).toBe(
      textOf(common.headers as IncomingHttpHeaders, common.rawPayload),
    );
  });

  it('answers 304 to a client that has it', async () => {
    const { authorization, taken } = await arrange(server);
    const first = await ask(origin, 'GET', '/api/scenarios', { authorization });
    const headers = { authorization, 'if-none-match': first.headers.etag! };
    const quick = await ask(origin, 'GET', '/api/scenarios', headers);
    expect(taken()).toEqual([true, true]);
    const common = await server.app.inject({ method: 'GET', url: '/api/scenarios', headers });
    expect([quick.status, quick.body.length]).toEqual([304, 0]);
    expect(common.statusCode).toBe(304);
    expect(lasting(quick.headers)).toEqual(lasting(common.headers as IncomingHttpHeaders));
  });

  it('keeps the client’s name for its request, in the answer and in the log, and counts the request', async () => {
    const { authorization, taken } = await arrange(server);
    const { headers } = await ask(origin, 'GET', '/api/dashboard', {
      authorization,
      'x-request-id': 'a-name-of-mine',
    });
    expect(taken()).toEqual([true]);
    expect(headers['x-request-id']).toBe('a-name-of-mine');
    const line = JSON.parse(server.logs.find((text) => text.includes('a-name-of-mine'))!) as object;
    expect(line).toMatchObject({ msg: 'request', method: 'GET', route: '/api/dashboard', status: 200 });
    expect(line).toHaveProperty('userId');
    const { body } = await ask(origin, 'GET', '/metrics', {});
    expect(body.toString()).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/dashboard",status="200"\} \d/,
    );
  });

  it('knows nobody whose session has ended', async () => {
    const { authorization, token, taken } = await arrange(server);
    expect((await ask(origin, 'GET', '/api/dashboard', { authorization })).status).toBe(200);
    await server.client.as(token).call(logout);
    expect((await ask(origin, 'GET', '/api/dashboard', { authorization })).status).toBe(401);
    expect(taken()).toEqual([true, false]);
  });

  it.each([
    ['nobody', 'GET', '/api/dashboard', { authorization: '' }, 401],
    ['an unknown token', 'GET', '/api/dashboard', { authorization: 'Bearer unknown' }, 401],
    ['another scheme', 'GET', '/api/dashboard', { authorization: 'Basic dXNlcjpwYXNz' }, 401],
    ['a query that does not fit', 'GET', '/api/progress?limit=many', {}, 400],
    ['another method', 'HEAD', '/api/dashboard', {}, 200],
    ['a body', 'GET', '/api/dashboard', { 'content-length': '0' }, 200],
    ['an address that only begins the same', 'GET', '/api/dashboard/', {}, 404],
    ['a call that is not quick', 'GET', '/api/user/profile', {}, 200],
  ] satisfies [string, string, string, Headers, number][])(
    'leaves %s to the common way: %s %s',
    async (_what, method, path, more, status) => {
      const { authorization, taken } = await arrange(server);
      const answer = await ask(origin, method, path, { authorization, ...more });
      expect(answer.status).toBe(status);
      expect(taken()).toEqual([false]);
    },
  );

  it('leaves what fails to the common way, which tells of it', async () => {
    const { authorization, taken } = await arrange(server);
    const failing = vi.spyOn(server.db, 'query').mockRejectedValue(new Error('The database is away'));
    const { status, body } = await ask(origin, 'GET', '/api/dashboard', { authorization });
    failing.mockRestore();
    expect(taken()).toEqual([true]);
    expect(status).toBe(500);
    expect(JSON.parse(body.toString())).toMatchObject({ code: 'internal' });
  });
});

onDatabase('pglite', 'the quick lane of a server with little room', (context) => {
  let server: TestServer | undefined;
  afterAll(() => server?.app.close());

  it('is closed to a learner who runs wild, and to all when the server stops', async () => {
    server = await startServer(context.db, { requestsPerMinute: 3 });
    const { origin } = await listen(server);
    const { authorization, taken } = await arrange(server);
    const dashboard = async () => (await ask(origin, 'GET', '/api/dashboard', { authorization })).status;
    // One was used up to be remembered.
    expect([await dashboard(), await dashboard(), await dashboard()]).toEqual([200, 200, 429]);
    expect(taken()).toEqual([true, true, false]);
    server.clock.advance({ seconds: 20 });
    server.app.quickLane.close();
    expect(await dashboard()).toBe(429);
    server.clock.advance({ seconds: 40 });
    expect(await dashboard()).toBe(200);
    expect(taken()).toEqual([true, true, false, false, false]);
  });
});
