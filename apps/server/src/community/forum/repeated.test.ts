import { createPost, createReply, listPosts } from '@rounds/contract/community/forum';
import { expect, it } from 'vitest';
import { onServer } from '../../../testing/app.ts';
import { buildUser } from '../../../testing/factories.ts';

onServer('a post sent again with its key', (server) => {
  const draft = (title: string) => ({
    title,
    content: 'Something to talk about',
    category: 'discussion' as const,
  });

  it('gets its first answer, even over the limit', async () => {
    const client = server.client.as((await buildUser(server.db, server.clock.now())).token);
    const post = (title: string, key: string) =>
      client.call(createPost, { body: draft(title), headers: { 'idempotency-key': key } });
    const first = [];
    for (let n = 0; n < 5; n += 1) first.push(await post(`Post ${n}`, `key ${n}`));
    expect(first.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 201));
    for (let n = 0; n < 8; n += 1) {
      const again = await post('Post 4', 'key 4');
      expect([again.status, again.body]).toEqual([201, first[4]!.body]);
    }
    const own = (await client.call(listPosts)).body.filter(({ title }) => title.startsWith('Post '));
    expect(own).toHaveLength(5);
    // A new post still waits: with its own key, without one, and with a key used for something else.
    expect((await post('Post 5', 'key 5')).status).toBe(429);
    expect((await client.call(createPost, { body: draft('Post 6') })).status).toBe(429);
    expect((await post('Post 7', 'key 4')).status).toBe(429);
    const other = await client.call(createReply, {
      params: { id: first[0]!.body.id },
      body: { content: 'A reply' },
      headers: { 'idempotency-key': 'key 4' },
    });
    expect(other.status).toBe(409);
  });
});
