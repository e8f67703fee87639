import { describe, expect, it } from 'vitest';
import { type TestDatabase, onBothDatabases, openEmpty } from '../../../../testing/databases.ts';
import { migrateUpTo, migrationFiles } from '../../../../testing/migrations.ts';
import { startProgram } from '../../../../testing/processes.ts';
import { migrate } from './migrate.ts';

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
  it.each(['pglite', 'postgres'] as const)(
    'repair notifications that end in half a character, and leave the others, on %s',
    async (kind) => {
      const written = [
        'half \ud83d of one',
        'low \udc00',
        '\ud83d\ud83d',
        'zero \0',
        'emoji 😀',
        'a \\ud83d path',
        '\\\ud83d',
      ];
      const mended = [
        'half \ufffd of one',
        'low \ufffd',
        '\ufffd\ufffd',
        'zero \ufffd',
        'emoji 😀',
        'a \\ud83d path',
        '\\\ufffd',
      ];
      await withEmpty(kind, async ({ db }) => {
        await migrateUpTo(db, '_search_parts_and_clean_notifications.sql', async () => {
          await db.run('alter table notifications drop constraint notifications_user_id_users_id_fk');
          for (const title of written) {
            const data = JSON.stringify({ title, postId: 1 });
            await db.run(
              `insert into notifications (user_id, kind, data, created_at) values (1, 'forum_reply', $1, now())`,
              [data],
            );
          }
        });
        const rows = await db.run<{ title: string; postId: string }>(
          `select data ->> 'title' as title, data ->> 'postId' as "postId" from notifications order by id`,
        );
        expect(rows).toEqual(mended.map((title) => ({ title, postId: '1' })));
      });
    },
  );

  it.each(['pglite', 'postgres'] as const)('set up an empty database, once, on %s', async (kind) => {
    await withEmpty(kind, async ({ db }) => {
      expect(await migrate(db)).toEqual(await migrationFiles());
      expect(await migrate(db)).toEqual([]);
      const applied = await db.run<{ name: string }>('select name from migrations order by name');
      expect(applied.map(({ name }) => name)).toEqual(await migrationFiles());
    });
  });

  it('of two processes that start at once on one PostgreSQL both succeed, and one does the work', async () => {
    await withEmpty('postgres', async ({ db, url }) => {
      const processes = [1, 2].map(() =>
        startProgram('testing/processes/migrate.ts', { env: { DATABASE_URL: String(url) } }),
      );
      const results = await Promise.all(processes.map(({ ended }) => ended));
      expect(results.map(({ code, err }) => ({ code, err }))).toEqual(Array(2).fill({ code: 0, err: '' }));
      const applied = results.map(({ out }) => Number(out)).sort((a, b) => a - b);
      expect(applied).toEqual([0, (await migrationFiles()).length]);
      expect(await migrate(db)).toEqual([]);
    });
  });
});

onBothDatabases('a transaction', (context) => {
  it('rolls back all of a migration that fails halfway', async () => {
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
