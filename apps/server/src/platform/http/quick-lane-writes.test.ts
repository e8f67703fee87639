import { once } from 'node:events';
import http, { type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { listen, onBothServers } from '../../../testing/app.ts';
import { completionOf, scenarios } from '../../../testing/factories.ts';
import { type Headers, arrange, ask, lasting } from '../../../testing/quick-lane.ts';

afterEach(() => vi.restoreAllMocks());

onBothServers('the quick lane for a completed scenario', (server) => {
  let origin = '';
  beforeAll(async () => {
    ({ origin } = await listen(server));
  });
  const arrangeAttempt = async () => {
    const learner = await arrange(server);
    const { first } = await scenarios(server.client.as(learner.token));
    return { ...learner, body: completionOf(first) };
  };
  const post = (authorization: string, sent: string, more: Headers = {}) =>
    ask(
      origin,
      'POST',
      '/api/progress',
      {
        ...{ authorization, 'content-type': 'application/json' },
        'content-length': String(Buffer.byteLength(sent)),
        ...more,
      },
      sent,
    );

  it('answers as the common way does, and records it once', async () => {
    const { authorization, taken, body } = await arrangeAttempt();
    const sent = JSON.stringify(body);
    const quick = await post(authorization, sent);
    expect(taken()).toEqual([true]);
    const common = await server.app.inject({
      ...{ method: 'POST', url: '/api/progress', payload: sent },
      headers: { authorization, 'content-type': 'application/json' },
    });
    expect(quick.status).toBe(200);
    expect(common.statusCode).toBe(200);
    expect(lasting(quick.headers)).toEqual(lasting(common.headers as IncomingHttpHeaders));
    expect(quick.body.toString()).toBe(common.payload);
  });

  it('takes a body that comes in pieces, and others on the same connection', async () => {
    const { authorization, taken, body } = await arrangeAttempt();
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    for (let n = 0; n < 3; n += 1) {
      const sent = JSON.stringify({ ...body, attemptId: crypto.randomUUID() });
      const request = http.request(`${origin}/api/progress`, {
        ...{ method: 'POST', agent },
        headers: { authorization, 'content-type': 'application/json', 'content-length': sent.length },
      });
      request.write(sent.slice(0, 20));
      await new Promise((resolve) => setTimeout(resolve, 30));
      request.end(sent.slice(20));
      const [response] = (await once(request, 'response')) as [http.IncomingMessage];
      expect(response.statusCode).toBe(200);
      expect(JSON.parse(String(await buffer(response)))).toHaveProperty('progress');
    }
    agent.destroy();
    expect(taken()).toEqual([true, true, true]);
  });

  it('forgets whom it waited for in vain', async () => {
    const { authorization, taken, body } = await arrangeAttempt();
    const request = http.request(`${origin}/api/progress`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', 'content-length': '500' },
    });
    request.on('error', () => {});
    request.write('{');
    await vi.waitFor(() => {
      expect(taken()).toEqual([true]);
    });
    request.destroy();
    expect((await post(authorization, JSON.stringify(body))).status).toBe(200);
  });

  it.each([
    ['what is no JSON', () => '{', 400],
    ['what does not fit the schema', () => '{"scenarioId":"one"}', 400],
    ['a claim', (body: object) => JSON.stringify({ ...body, attemptId: undefined }), 200],
    ['a scenario that is not there', (body: object) => JSON.stringify({ ...body, scenarioId: 99_999 }), 404],
    [
      'an answer that is not there',
      (body: object) => JSON.stringify({ ...body, answers: [{ questionIndex: 19, selectedOption: 0 }] }),
      422,
    ],
  ] satisfies [string, (body: object) => string, number][])(
    'leaves %s to the common way, with its body',
    async (_what, write, status) => {
      const { authorization, taken, body } = await arrangeAttempt();
      const sent = write(body);
      const quick = await post(authorization, sent);
      expect(taken()).toEqual([true]);
      expect(quick.status).toBe(status);
      if (status === 200) return;
      const common = await server.app.inject({
        ...{ method: 'POST', url: '/api/progress', payload: sent },
        headers: { authorization, 'content-type': 'application/json' },
      });
      expect(quick.body.toString()).toBe(common.payload);
    },
  );

  it.each([
    ['text', { 'content-type': 'text/plain' }, 0, 415],
    ['nobody', { authorization: '' }, 0, 401],
    ['a long body', {}, 20_000, 200],
  ] satisfies [string, Headers, number, number][])(
    'does not take %s',
    async (_what, more, blanks, status) => {
      const { authorization, taken, body } = await arrangeAttempt();
      const sent = JSON.stringify(body) + ' '.repeat(blanks);
      expect((await post(authorization, sent, more)).status).toBe(status);
      expect(taken()).toEqual([false]);
    },
  );
});
