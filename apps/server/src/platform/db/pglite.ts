import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, Orm, Sql } from './database.ts';

type Connection = PGlite | Transaction;

/**
 * The embedded database in a folder, or in memory for tests.
 * The caller holds the folder's lock: PGlite takes none.
 * @param source a folder, or a dump of another PGlite to start from
 */
export async function openPglite(source: { folder: string } | { dump?: Blob }): Promise<Database> {
  let client: PGlite;
  if ('folder' in source) {
    await mkdir(path.dirname(source.folder), { recursive: true });
    client = await PGlite.create(source.folder);
  } else {
    client = await PGlite.create(source.dump ? { loadDataDir: source.dump } : {});
  }
  return {
    kind: 'pglite',
    ...sqlOn(client),
    transaction: (work) => client.transaction((tx) => work(sqlOn(tx))),
    async listen(channel, handler) {
      await client.listen(channel, handler);
    },
    close: () => client.close(),
  };
}

function sqlOn(connection: Connection): Sql {
  let orm: Orm | undefined;
  return {
    async query<Row>(statement: { text: string }, values: readonly unknown[] = []) {
      return (await connection.query<Row>(statement.text, [...values])).rows;
    },
    async run<Row>(text: string, values: readonly unknown[] = []) {
      if (values.length > 0) return (await connection.query<Row>(text, [...values])).rows;
      return ((await connection.exec(text)).at(-1)?.rows ?? []) as Row[];
    },
    get orm() {
      // A transaction answers the same query calls as the client that Drizzle's type asks for.
      return (orm ??= drizzle(connection as PGlite) as unknown as Orm);
    },
  };
}
