import { listPosts } from '@rounds/contract/community/forum';
import { expect, it } from 'vitest';
import { onBothServers } from '../../../testing/app.ts';
import { post, writer } from '../../../testing/forum.ts';
import type { Database, Sql } from '../../platform/db/database.ts';
import { prepareSearch, withoutTrigrams } from './search-index.service.ts';

onBothServers('the index for parts of words', (server) => {
  const indexes = async () =>
    (await server.db.run("select 1 from pg_indexes where indexname = 'forum_posts_by_part'")).length;
  const warned: unknown[] = [];
  const logger = { warn: (sentence: unknown) => void warned.push(sentence) };
  /** The same database, with something else in place of the extension. */
  const changed = (change: (text: string) => string): Database => ({
    ...server.db,
    orm: server.db.orm,
    transaction: (work) =>
      server.db.transaction((tx) => {
        const run: Sql['run'] = (text, values) => tx.run(change(text), values);
        return work({ ...tx, orm: tx.orm, run });
      }),
  });

  it('is created once', async () => {
    expect(await indexes()).toBe(1);
    await prepareSearch(server.db, logger);
    expect([await indexes(), warned]).toEqual([1, []]);
  });

  it('is left out if there are no trigrams: the log says so, and searches still find the same', async () => {
    await server.db.run('drop index forum_posts_by_part');
    await prepareSearch(
      changed((text) => text.replace('pg_trgm', 'no_such_extension')),
      logger,
    );
    expect([await indexes(), warned]).toEqual([0, [withoutTrigrams]]);
    const author = await writer(server);
    await post(author, { title: 'Welcome', content: 'x' });
    const { body } = await author.client.call(listPosts, { query: { q: 'elcom' } });
    expect(body.map(({ title }) => title)).toEqual(['Welcome']);
  });

  it('fails the start if anything else is wrong', async () => {
    const broken = changed((text) => text.replace('forum_posts using', 'no_such_table using'));
    await expect(prepareSearch(broken, logger)).rejects.toThrow(/no_such_table/);
  });
});
