import { createPost } from '@rounds/contract/community/forum';
import { blockPerson, listBlocks } from '@rounds/contract/community/moderation';
import { postContentLength } from '@rounds/contract/community/forum.rules';
import { createStudyGroup } from '@rounds/contract/community/study-groups';
import { expect, it } from 'vitest';
import { onBothServers } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { newGroup, person } from '../testing/community.ts';
import { allEndpoints } from '../testing/endpoints.ts';
import { buildUser } from '../testing/factories.ts';
import { maxPageBytes, writeCursor } from './platform/pagination.ts';

const lists = (await allEndpoints()).filter(({ query }) => query && 'cursor' in query.shape);

onBothServers('a list', (server) => {
  const nextOf = (headers: Readonly<Record<string, string | undefined>>) =>
    /^<([^>]+)>; rel="next"$/.exec(headers['link'] ?? '')?.[1];

  /** Everything in a list, page by page. */
  const readAll = async (client: Client, first: string) => {
    const seen: { id: number }[] = [];
    for (let url: string | undefined = first; url !== undefined;) {
      const reply: Awaited<ReturnType<Client['send']>> = await client.send('GET', url);
      expect(reply.status).toBe(200);
      seen.push(...(reply.body as { id: number }[]));
      expect(seen.length).toBeLessThan(1000);
      url = nextOf(reply.headers);
    }
    return seen;
  };

  it('of any kind answers 50 by default, and rejects cursors of other lists', async () => {
    const learner = await person(server);
    const post = { title: 'x', content: 'x', category: 'question' } as const;
    const { body: made } = await learner.client.call(createPost, { body: post });
    const { body: group } = await learner.client.call(createStudyGroup, { body: newGroup });
    expect(lists.map(({ path }) => path).length).toBeGreaterThan(12);
    for (const { path, query } of lists) {
      const parsed = query?.parse({});
      expect([path, parsed?.['limit']]).toEqual([path, 50]);
      // There is no mentorship, so this is a 404 whatever the cursor.
      const missing = path.startsWith('/api/mentorships/:id');
      const id = path.includes('study-groups') ? group.id : made.id;
      const url = path.replace(':userId', String(learner.id)).replace(':id', String(id));
      expect([url, (await learner.client.send('GET', url)).status]).toEqual([url, missing ? 404 : 200]);
      for (const place of [
        null,
        [],
        [-1],
        ['1'],
        [2 ** 31],
        [1, 2, 3],
        [true, true, 'x', 1],
        ['x', 1],
        [{}],
      ]) {
        const { status } = await learner.client.send('GET', `${url}?cursor=${writeCursor(place)}`);
        expect([url, place, status]).toEqual([url, place, missing ? 404 : 400]);
      }
      for (const limit of ['0', '201', '1e1', '0x10', '+5', '05', '5.0', 'x', '']) {
        expect([url, limit, (await learner.client.send('GET', `${url}?limit=${limit}`)).status]).toEqual([
          url,
          limit,
          400,
        ]);
      }
    }
  });

  it('of long posts ends a page early, and loses none', async () => {
    const { client } = await person(server);
    const content = '<'.repeat(postContentLength);
    await server.db.run(
      `insert into forum_posts (title, content, category, search_config, search, created_at)
       select 'Long', $1, 'question', 'simple', '', date_trunc('milliseconds', now()) from generate_series(1, 60)`,
      [content],
    );
    const page = await client.send<unknown[]>('GET', '/api/forum?limit=200&category=question');
    expect(page.text.length).toBeLessThan(maxPageBytes + 1000);
    expect(page.body.length).toBeGreaterThan(20);
    const all = await readAll(client, '/api/forum?limit=200');
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.length).toBeGreaterThanOrEqual(60);
  });

  it('of blocks comes in pages, latest first', async () => {
    const learner = await person(server);
    const blocked: number[] = [];
    for (let n = 0; n < 7; n += 1) {
      const { id } = await buildUser(server.db, server.clock.now());
      // Several at the same moment, with ids to break the tie.
      if (n % 3 === 0) server.clock.set(new Date(server.clock.now().getTime() + 1000));
      await learner.client.call(blockPerson, { params: { id } });
      blocked.unshift(id);
    }
    expect((await learner.client.call(listBlocks)).body).toHaveLength(7);
    const seen = await readAll(learner.client, '/api/blocks?limit=2');
    expect(seen.map(({ id }) => id)).toEqual(blocked);
  });
});
