import pg from 'pg';
import { expect, it } from 'vitest';
import { onDatabase } from '../../../testing/databases.ts';
import { fail } from '../../../testing/prepared.ts';
import { openPostgres } from './postgres.ts';

onDatabase('postgres', 'a closed database', (context) => {
  it('has no connection left, so that it can be dropped at once', async () => {
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
});
