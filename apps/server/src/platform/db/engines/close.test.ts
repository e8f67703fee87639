import pg from 'pg';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { onDatabase } from '../../../../testing/databases.ts';
import { fail } from '../../../../testing/prepared-databases.ts';
import { openPostgres } from './postgres.ts';
import { statement } from '../statement.ts';
import { isUnavailable } from '../unavailable.ts';

const one = statement({
  name: 'one',
  pipelined: true,
  text: 'select 1 as one',
  row: z.object({ one: z.int() }),
});

onDatabase('postgres', 'a closed database', (context) => {
  it('has no connections left, so that it can be dropped at once', async () => {
    const watcher = new pg.Client({ connectionString: context.url });
    await watcher.connect();
    const left: number[] = [];
    for (let round = 0; round < 20; round += 1) {
      const db = openPostgres({ url: context.url, pool: 10, onError: fail });
      await Promise.all(Array.from({ length: 10 }, () => db.run('select pg_sleep(0.005)')));
      await db.close();
      const { rows } = await watcher.query<{ count: number }>(
        "select count(*)::int from pg_stat_activity where datname = current_database() and application_name = 'rounds'",
      );
      left.push(rows[0]!.count);
    }
    await watcher.end();
    expect(Math.max(...left)).toBe(0);
  });

  it('opens no connection for a late query', async () => {
    const db = openPostgres({ url: context.url, pool: 10, onError: fail });
    await db.listen('news', () => undefined);
    await db.query(one);
    await db.close();
    const late = [
      () => db.query(one),
      () => db.run('select 1'),
      () => db.transaction(() => Promise.resolve()),
      () => db.listen('other_news', () => undefined),
    ];
    for (const ask of late) {
      await expect(ask()).rejects.toSatisfy(isUnavailable);
    }
  });
});
