import { randomUUID } from 'node:crypto';
import { forgotPassword } from '@rounds/contract/identity/accounts';
import { maxInteger } from '@rounds/contract/common';
import { postCategories } from '@rounds/contract/community/forum.rules';
import { expect, it } from 'vitest';
import { onBothServers } from '../testing/app.ts';
import { allEndpoints } from '../testing/endpoints.ts';
import { buildUser } from '../testing/factories.ts';

const endpoints = await allEndpoints();
const half = 'half \ud83d of one';
/** A path with an id, and whatever else the call needs. */
const at = (path: string, id: string) =>
  path
    .replace(/:(id|userId)\b/, id)
    .replace(/:position\b/, '0?revision=1')
    .replace(/:format\b/, 'gift')
    .replace(/^\/api\/lecture-media\/.*/, `$&?expires=9999999999&signature=${'x'.repeat(43)}`);
const post = { title: 'Title', content: 'Content', category: postCategories[0] };

onBothServers('the boundary', (server) => {
  const learner = async () => {
    const { token } = await buildUser(server.db, server.clock.now());
    return server.client.as(token);
  };

  it('finds nothing under ids beyond what the database holds', async () => {
    const client = await learner();
    // Ids made by clients are UUIDs.
    const withIds = endpoints.filter(
      ({ path, params }) => /:(id|userId)\b/.test(path) && !params?.safeParse({ id: randomUUID() }).success,
    );
    expect(withIds.length).toBeGreaterThan(35);
    for (const { method, path, body } of withIds) {
      for (const id of [maxInteger, maxInteger + 1, '99999999999999999999']) {
        const url = at(path, String(id));
        const reply = await client.send(method, url, body && { body: {} });
        const own = /^\/api\/(avatar|inventory|points)\/.*/.test(url) ? [403, 404] : [404];
        // An invalid body is reported first; unblocking somebody who isn't blocked is a no-op.
        if (body) own.push(400);
        if (method === 'DELETE' && path === '/api/blocks/:id') own.push(200);
        // A learner has nothing for a scenario that doesn't exist.
        if (/^\/api\/scenarios\/:id\/(attempts?|choices)$/.test(path)) own.push(200);
        expect(own, `${method} ${url}: ${reply.text}`).toContain(reply.status);
      }
      for (const id of ['0', '1e3', '0x10', '+1', '%201', '01', '-1', 'x']) {
        const reply = await client.send(method, at(path, id), body && { body: {} });
        expect(reply.status, `${method} ${path} ${id}`).toBe(400);
        expect(reply.failure.code).toBe('invalid_input');
      }
    }
  });

  it.each([
    ['PUT', '/api/forum/:id', { title: 'x' }],
    ['PUT', '/api/forum/:id/like', { liked: true }],
    ['POST', '/api/forum/:id/replies', { content: 'x' }],
    ['PUT', '/api/forum/replies/:id', { content: 'x' }],
    ['PUT', '/api/forum/replies/:id/like', { liked: true }],
    ['PUT', '/api/study-groups/:id', { name: 'x' }],
    ['POST', '/api/study-groups/:id/join', {}],
    ['POST', '/api/study-groups/:id/messages', { content: 'x' }],
    ['PUT', '/api/mentorships/:id', { status: 'active' }],
    ['POST', '/api/mentorships/:id/messages', { content: 'x' }],
    ['POST', '/api/scenarios/:id/report', { questionIndex: 0, version: 1, reason: 'other' }],
  ])('has nothing to %s at %s either', async (method, path, body) => {
    const client = await learner();
    for (const id of [maxInteger, maxInteger + 1]) {
      const reply = await client.send(method, path.replace(':id', String(id)), { body });
      expect(reply.status, reply.text).toBe(404);
    }
  });

  it.each([
    ['POST', '/api/reports', 'id', { kind: 'forum_post', reason: 'spam' }],
    ['POST', '/api/purchase', 'itemId', {}],
    ['POST', '/api/equip', 'itemId', {}],
    ['POST', '/api/mentorships', 'mentorId', { careerPath: 'nursing', requestMessage: 'x' }],
    ['POST', '/api/ads/click', 'advertisementId', { placement: 'dashboard' }],
    ['POST', '/api/notifications/read', 'upTo', {}],
    ['POST', '/api/progress', 'scenarioId', { completed: false, score: 0, timeSpent: 1 }],
  ])('rejects such an id in the body of %s %s', async (method, path, field, rest) => {
    const client = await learner();
    const refused = await client.send(method, path, { body: { ...rest, [field]: maxInteger + 1 } });
    expect([refused.status, refused.failure.issues?.map((issue) => issue.path)]).toEqual([400, [field]]);
    expect((await client.send(method, path, { body: { ...rest, [field]: maxInteger } })).status).not.toBe(
      500,
    );
  });

  it.each([
    ['POST', '/api/forum', 'title', { ...post, title: half }],
    ['POST', '/api/forum', 'content', { ...post, content: 'zero \0' }],
    ['POST', '/api/auth/forgot-password', 'email', { email: 'half\ud83d@example.org' }],
    ['POST', '/api/auth/login', 'password', { email: 'a@example.org', password: half }],
    ['POST', '/api/auth/register', 'password', { username: 'half', email: 'a@example.org', password: half }],
    ['POST', '/api/reports', 'message', { kind: 'forum_post', id: 1, reason: 'spam', message: half }],
    ['POST', '/api/study-groups/1/join', 'code', { code: half }],
  ])('rejects text in %s %s whose %s has half a character', async (method, path, field, body) => {
    const { status, failure } = await (await learner()).send(method, path, { body });
    expect([status, failure.code, failure.issues?.map((issue) => issue.path)]).toEqual([
      ...[400, 'invalid_input'],
      [field],
    ]);
  });

  it('rejects such text in an address and in a header', async () => {
    const client = await learner();
    for (const [url, field] of [
      ['/api/forum?q=%00', 'q'],
      ['/api/forum?tag=a%00', 'tag'],
      ['/api/study-groups?q=%00x', 'q'],
      ['/api/forum/names?q=%00', 'q'],
      ['/api/badges/a%00', 'token'],
      ['/api/users/by-name/a%00', 'username'],
    ] as const) {
      const { status, failure } = await client.send('GET', url);
      expect([url, status, failure.issues?.[0]?.path]).toEqual([url, 400, field]);
    }
    for (const key of [half, 'k'.repeat(201)]) {
      const headers = { 'idempotency-key': key };
      for (const [path, body] of [['/api/forum', post], ['/api/notes/1/analyze']] as const) {
        const { status, failure } = await client.send('POST', path, { body, headers });
        expect([path, status, failure.issues?.[0]?.path]).toEqual([path, 400, 'idempotency-key']);
      }
    }
    expect((await client.send('GET', '/api/forum?q=')).body).toEqual([]);
  });

  it('answers forgotten passwords alike for anything that can be an address', async () => {
    for (const email of ['half😀@example.org', 'nobody@example.org']) {
      const { status } = await server.client.send('POST', forgotPassword.path, { body: { email } });
      expect([202, 400]).toContain(status);
    }
  });

  it.each([
    '0000-01-01T00:00:00Z',
    '0001-01-01T00:00:00Z',
    '1999-12-31T23:59:59Z',
    '2100-01-01T00:00:00Z',
    '9999-12-31T23:59:59Z',
  ])('rejects a meeting at %s', async (nextMeeting) => {
    const client = await learner();
    const group = { name: 'Group', description: 'x', careerPath: 'nursing', maxMembers: 5, isPrivate: false };
    const made = await client.send<{ id: number }>('POST', '/api/study-groups', { body: group });
    const { status, failure } = await client.send('PUT', `/api/study-groups/${made.body.id}`, {
      body: { nextMeeting },
    });
    expect([status, failure.issues?.[0]?.path]).toEqual([400, 'nextMeeting']);
  });
});
