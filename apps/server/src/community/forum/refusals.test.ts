import * as contract from '@rounds/contract/community/forum';
import { expect, it } from 'vitest';
import { onServer } from '../../../testing/app.ts';
import { answer, post, writer } from '../../../testing/forum.ts';
import { writeCursor } from '../../platform/pagination.ts';

onServer('the calls of the discussions', (server) => {
  it.each([
    ['GET', '/api/forum'],
    ['POST', '/api/forum', { title: 'x', content: 'x', category: 'question' }],
    ['GET', '/api/forum/stats'],
    ['GET', '/api/forum/names?q=a'],
    ['GET', '/api/forum/999999', undefined, 404],
    ['GET', '/api/forum/999999/events', undefined, 404],
    ['PUT', '/api/forum/999999', { title: 'x' }, 404],
    ['DELETE', '/api/forum/999999', undefined, 404],
    ['PUT', '/api/forum/999999/like', { liked: true }, 404],
    ['GET', '/api/forum/999999/replies', undefined, 404],
    ['POST', '/api/forum/999999/replies', { content: 'x' }, 404],
    ['PUT', '/api/forum/replies/999999', { content: 'x' }, 404],
    ['DELETE', '/api/forum/replies/999999', undefined, 404],
    ['PUT', '/api/forum/replies/999999/like', { liked: true }, 404],
  ])('require a session for %s %s', async (method, url, body?: object, there = 0) => {
    expect((await server.client.send(method, url, { body })).status).toBe(401);
    const { client } = await writer(server);
    const { status } = await client.send(method, url, { body });
    expect(status).toBe(there || (method === 'POST' ? 201 : 200));
  });

  it.each([
    ['GET', '/api/forum?category=news'],
    ['GET', '/api/forum?careerPath=law'],
    ['GET', '/api/forum?limit=201'],
    ['GET', `/api/forum?q=${'x'.repeat(201)}`],
    ['GET', '/api/forum?cursor=nonsense'],
    ['GET', '/api/forum?q=x&cursor=nonsense'],
    ['GET', `/api/forum?q=x&cursor=${writeCursor(['0.1', 1])}`],
    ['GET', `/api/forum?q=x&cursor=${writeCursor([true, true, '2026-02-20T00:00:00.000Z', 1])}`],
    ['GET', `/api/forum?cursor=${writeCursor([true, true, '2026-02-30T00:00:00.000Z', 1])}`],
    ['GET', `/api/forum?cursor=${writeCursor([true, true, '2026-02-20T00:00:00.000Z', 9_999_999_999])}`],
    ['GET', '/api/forum/abc'],
    ['GET', '/api/forum/0/replies'],
    ['GET', '/api/forum/names?q='],
    ['POST', '/api/forum', {}],
    ['POST', '/api/forum', { title: ' ', content: 'x', category: 'question' }],
    ['POST', '/api/forum', { title: 'x'.repeat(201), content: 'x', category: 'question' }],
    ['POST', '/api/forum', { title: 'x', content: 'x'.repeat(10_001), category: 'question' }],
    ['POST', '/api/forum', { title: 'x', content: 'a\u0000b', category: 'question' }],
    ['POST', '/api/forum', { title: 'x', content: 'x', category: 'news' }],
  ])('reject %s %s', async (method, url, body?: object) => {
    const { client } = await writer(server);
    expect((await client.send(method, url, { body })).status).toBe(400);
  });

  it('reject answers across threads, and cursors of another list', async () => {
    const author = await writer(server);
    const [one, two] = [await post(author), await post(author)];
    const reply = await answer(author, one);
    const url = `/api/forum/${two.id}/replies`;
    const refused = await author.client.send('POST', url, {
      body: { content: 'x', parentReplyId: reply.id },
    });
    expect([refused.status, refused.failure.code]).toEqual([404, 'reply_not_found']);
    expect((await author.client.send('GET', `${url}?cursor=nonsense`)).status).toBe(400);
  });

  it('limit how much one person writes', async () => {
    const author = await writer(server);
    const { id } = await post(author);
    for (let n = 1; n < 5; n += 1) await post(author);
    const many = await author.client.call(contract.createPost, {
      body: { title: 'x', content: 'x', category: 'question' },
    });
    expect([many.status, many.failure.code]).toEqual([429, 'too_many_requests']);
    expect(Number(many.headers['retry-after'])).toBeGreaterThan(0);
    for (let n = 0; n < 20; n += 1) await answer(author, { id });
    const body = { content: 'x' };
    expect((await author.client.call(contract.createReply, { params: { id }, body })).status).toBe(429);
    server.clock.advance({ minutes: 10 });
    await post(author);
    await answer(author, { id });
  });
});
