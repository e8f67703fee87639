import { beforeAll, expect, it } from 'vitest';
import { onBothServers } from '../../../testing/app.ts';
import { type Writer, writer } from '../../../testing/forum.ts';

/** Posts in the order they were written. This many contain each part of a word, evenly spread. */
const posts = 24_000;
const every = { rarum: 2000, medium: 100, widespr: 30, frequens: 2 } as const;

onBothServers('a search among many posts', (server) => {
  let reader: Writer | undefined;
  beforeAll(async () => {
    reader = await writer(server);
    const parts = Object.entries(every).map(
      ([part, n]) => `case when n % ${n} = 0 then ' x${part}x' else '' end`,
    );
    await server.db.run(`
      insert into forum_posts (title, content, category, search_config, search, created_at)
      select 'Post', n || case when n > ${posts - 100} then ' xnuperumx' else '' end || ${parts.join(' || ')}, 'question', 'english', '', date_trunc('seconds', now()) + n * interval '1 second'
      from generate_series(1, ${posts}) n`);
    await server.db.run('analyze forum_posts');
  }, 120_000);

  const numbersOf = async (q: string) => {
    const seen: number[] = [];
    let url: string | undefined = `/api/forum?limit=200&q=${q}`;
    while (url !== undefined) {
      const reply: Awaited<ReturnType<Writer['client']['send']>> = await reader!.client.send('GET', url);
      expect(reply.status).toBe(200);
      seen.push(...(reply.body as { content: string }[]).map(({ content }) => parseInt(content)));
      url = /^<([^>]+)>/.exec(reply.headers['link'] ?? '')?.[1];
      expect(seen.length).toBeLessThan(1000);
    }
    return seen;
  };

  // How many of the latest 2,000 contain it decides the plan; the results must not depend on that.
  it.each(Object.entries(every))('finds at most the latest 400 of those that contain %s', async (part, n) => {
    const having = Array.from({ length: posts / n }, (_, index) => posts - index * n);
    expect(await numbersOf(part)).toEqual(having.slice(0, 400));
  });

  it('finds a part that only the latest posts contain, many of them', async () => {
    expect(await numbersOf('nuperum')).toEqual(Array.from({ length: 100 }, (_, index) => posts - index));
  });

  it('finds two letters only among the latest posts', async () => {
    expect(await numbersOf('ar')).toEqual([24_000]);
  });
});
