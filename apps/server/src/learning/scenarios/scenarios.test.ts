import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  type Scenario,
  getScenario,
  listScenarioSummaries,
  listScenarios,
} from '@rounds/contract/learning/scenarios';
import { beforeAll, expect, it } from 'vitest';
import { onServer } from '../../../testing/app.ts';
import type { Client } from '../../../testing/client.ts';
import { buildUser } from '../../../testing/factories.ts';
import { Catalogue } from './catalogue.ts';
import { tellContentChanged } from './scenarios.queries.ts';

onServer('the list of scenarios', (server) => {
  let client: Client;
  beforeAll(async () => {
    client = server.client.as((await buildUser(server.db, server.clock.now())).token);
  });
  const list = async (query: string) => {
    const { status, body } = await client.send<Scenario[]>('GET', `/api/scenarios${query}`);
    expect(status).toBe(200);
    return body.map(({ title }) => title);
  };
  const get = (headers: Record<string, string>) =>
    server.app.inject({
      url: '/api/scenarios',
      headers: { authorization: `Bearer ${client.token}`, ...headers },
    });

  const titles = ['First steps on the ward', 'Third watch of the night', 'A second opinion at noon'];

  it('has all of them, in learning order', async () => {
    expect(await list('')).toEqual(titles);
  });

  it.each([
    ['?careerPath=nursing', titles.slice(0, 2)],
    ['?careerPath=doctor', titles.slice(2)],
    ['?careerPath=pharmacy', []],
    ['?difficulty=advanced', titles.slice(1, 2)],
    ['?careerPath=nursing&difficulty=beginner', titles.slice(0, 1)],
    ['?careerPath=doctor&difficulty=beginner', []],
    ['?limit=2', titles.slice(0, 2)],
    ['?limit=500', titles],
    ['?careerPath=nursing&limit=1', titles.slice(0, 1)],
    ['?other=1', titles],
  ])('answers %s', async (query, expected) => {
    expect(await list(query)).toEqual(expected);
  });

  it.each([
    '?careerPath=surgery',
    '?difficulty=expert',
    '?limit=0',
    '?limit=501',
    '?limit=x',
    '?careerPath=',
  ])('rejects %s', async (query) => {
    expect((await client.send('GET', `/api/scenarios${query}`)).status).toBe(400);
  });

  it('has the questions as the player needs them', async () => {
    const { body } = await client.call(listScenarios);
    const { scenario, ...first } = body[0]!;
    expect(first).toEqual({
      id: expect.any(Number) as number,
      title: titles[0],
      difficulty: 'beginner',
      careerPath: 'nursing',
      description: expect.stringContaining('made for the tests') as string,
      xpReward: 100,
      version: 1,
    });
    expect(scenario.vitals).toEqual({
      heartRate: 88,
      bloodPressure: { systolic: 124, diastolic: 76 },
      consciousness: 'A',
    });
    expect(scenario.questions.map(({ correct }) => correct)).toEqual([0, 1, 2, 3, 4]);
    for (const question of scenario.questions) {
      expect(question.correctAnswer).toBe(question.correct);
      expect(question.optionRationales.map((why) => why === null)).toEqual(
        question.options.map((_, at) => at === question.correct),
      );
    }
  });

  it('takes no extra memory when it is limited', async () => {
    const catalogue = await Catalogue.open(server.db);
    const whole = await catalogue.list({});
    const two = await catalogue.list({ limit: 2 });
    expect(JSON.parse(two.json)).toHaveLength(2);
    expect(two.encoded.plain.buffer).toBe(whole.encoded.plain.buffer);
    const one = await catalogue.list({ limit: 1 });
    expect(one.encoded.etag).not.toBe(two.encoded.etag);
    expect(JSON.parse(one.json)).toHaveLength(1);
  });

  it('requires a session', async () => {
    expect((await server.client.call(listScenarios)).status).toBe(401);
  });

  it('is sent once: clients that have it get a 304', async () => {
    const first = await get({});
    const etag = String(first.headers['etag']);
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await get({ 'if-none-match': known });
      expect(again.statusCode).toBe(304);
      expect(again.body).toBe('');
      expect(again.headers['etag']).toBe(etag);
    }
    expect((await get({ 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('is compressed for clients that accept it, and tells caches so', async () => {
    const plain = (await get({})).body;
    // The compressed forms are made off the main thread after the first request.
    await expect
      .poll(async () => (await get({ 'accept-encoding': 'br' })).headers['content-encoding'])
      .toBe('br');
    const br = await get({ 'accept-encoding': 'gzip, deflate, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain);
    const gzip = await get({ 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain);
    expect(br.rawPayload.length).toBeLessThan(plain.length / 4);
    for (const refused of ['identity', 'br;q=0, gzip;q=0', 'deflate']) {
      const reply = await get({ 'accept-encoding': refused });
      expect(reply.headers['content-encoding']).toBeUndefined();
      expect(reply.body).toBe(plain);
    }
    expect(br.headers['vary']).toContain('ccept-');
    expect(br.headers['content-type']).toBe('application/json; charset=utf-8');
  });
});

onServer('scenarios as listed', (server) => {
  let client: Client;
  beforeAll(async () => {
    client = server.client.as((await buildUser(server.db, server.clock.now())).token);
  });

  it('have all that searches and recommendations use, and nothing that gives a case away', async () => {
    const { body: whole } = await client.call(listScenarios);
    const { body, headers } = await client.call(listScenarioSummaries);
    expect(body.map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
    for (const [at, { scenario, ...about }] of whole.entries()) {
      const { areas, tags, references, questions } = scenario;
      const asked = questions.map((question) => ({ tags: question.tags, reference: question.reference }));
      const { medicines: _, ...summary } = body[at]?.scenario ?? {};
      expect({ ...body[at], scenario: summary }).toEqual({
        ...about,
        scenario: { areas, tags, references, questions: asked },
      });
    }
    expect(String(headers['etag'])).toMatch(/^"[\w-]+"$/);
  });

  it('are filtered by path and difficulty', async () => {
    const titles = async (query: { careerPath?: 'nursing' | 'pharmacy'; difficulty?: 'advanced' }) =>
      (await client.call(listScenarioSummaries, { query })).body.map(({ title }) => title);
    expect(await titles({ careerPath: 'nursing' })).toHaveLength(2);
    expect(await titles({ difficulty: 'advanced' })).toEqual(['Third watch of the night']);
    expect(await titles({ careerPath: 'pharmacy' })).toEqual([]);
    expect((await client.send('GET', '/api/scenarios/summaries?careerPath=surgery')).status).toBe(400);
  });

  it('require a session', async () => {
    expect((await server.client.call(listScenarioSummaries)).status).toBe(401);
  });
});

onServer('one scenario', (server) => {
  let client: Client;
  beforeAll(async () => {
    client = server.client.as((await buildUser(server.db, server.clock.now())).token);
  });

  it('is the same as in the list', async () => {
    for (const scenario of (await client.call(listScenarios)).body) {
      const { status, body } = await client.call(getScenario, { params: { id: scenario.id } });
      expect(status).toBe(200);
      expect(body).toEqual(scenario);
    }
  });

  it('is not found if it is unknown or retired', async () => {
    expect(await client.send('GET', '/api/scenarios/999999')).toMatchObject({
      status: 404,
      body: { code: 'scenario_not_found' },
    });
    const [{ id } = { id: 0 }] = (await client.call(listScenarios)).body;
    const offer = async (isActive: boolean) => {
      await server.db.run('update learning_scenarios set is_active = $2 where id = $1', [id, isActive]);
      await tellContentChanged(server.db);
    };
    await offer(false);
    await expect.poll(async () => (await client.send('GET', `/api/scenarios/${id}`)).status).toBe(404);
    await offer(true);
    await expect.poll(async () => (await client.send('GET', `/api/scenarios/${id}`)).status).toBe(200);
  });

  it.each(['0', 'x', '-1'])('rejects %s', async (id) => {
    expect((await client.send('GET', `/api/scenarios/${id}`)).status).toBe(400);
  });

  it('requires a session', async () => {
    expect((await server.client.call(getScenario, { params: { id: 1 } })).status).toBe(401);
  });
});
