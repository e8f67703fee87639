import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type TestDatabase, onBothDatabases, openEmpty } from '../../../testing/databases.ts';
import { run } from '../../../testing/processes.ts';
import { migrate } from './migrate.ts';

const folder = fileURLToPath(new URL('../../../migrations', import.meta.url));
const files = async () => (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();

async function withEmpty<T>(
  kind: 'pglite' | 'postgres',
  work: (empty: TestDatabase) => Promise<T>,
): Promise<T> {
  const empty = await openEmpty(kind);
  try {
    return await work(empty);
  } finally {
    await empty.drop();
  }
}

describe('migrations', { timeout: 120_000 }, () => {
  it.each(['pglite', 'postgres'] as const)('make an empty database ready, once, on %s', async (kind) => {
    await withEmpty(kind, async ({ db }) => {
      expect(await migrate(db)).toEqual(await files());
      expect(await migrate(db)).toEqual([]);
      const applied = await db.run<{ name: string }>('select name from migrations order by name');
      expect(applied.map(({ name }) => name)).toEqual(await files());
    });
  });

  it('of two processes that begin at once on one PostgreSQL, both succeed and one does the work', async () => {
    await withEmpty('postgres', async ({ db, url }) => {
      const processes = [1, 2].map(() =>
        run('testing/processes/migrate.ts', { env: { DATABASE_URL: String(url) } }),
      );
      const results = await Promise.all(processes.map(({ ended }) => ended));
      expect(results.map(({ code, err }) => ({ code, err }))).toEqual(Array(2).fill({ code: 0, err: '' }));
      const applied = results.map(({ out }) => Number(out)).sort((a, b) => a - b);
      expect(applied).toEqual([0, (await files()).length]);
      expect(await migrate(db)).toEqual([]);
    });
  });
});

onBothDatabases('a transaction', (context) => {
  it('keeps nothing of a migration that fails half-way', async () => {
    const { db } = context;
    const broken = db.transaction(async (tx) => {
      await tx.run('create table half (id int); insert into half values (1);');
      await tx.run('create table half (id int)');
    });
    await expect(broken).rejects.toThrow('half');
    const [row] = await db.run<{ found: string | null }>(`select to_regclass('half')::text as found`);
    expect(row?.found).toBeNull();
  });
});
