import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, Orm, Sql, Statement } from './database.ts';
import { PgliteStatements } from './pglite.statements.ts';

type Connection = PGlite | Transaction;

/** What a database may create beyond what is built in. */
const extensions = { pg_trgm };

/**
 * The embedded database in a folder, or in memory for tests.
 * The caller holds the folder's lock: PGlite takes none.
 * @param source a folder, or a dump of another PGlite to start from
 */
export async function openPglite(source: { folder: string } | { dump?: Blob }): Promise<Database> {
  let client: PGlite;
  if ('folder' in source) {
    await mkdir(path.dirname(source.folder), { recursive: true });
    client = await PGlite.create(source.folder, { extensions });
  } else {
    client = await PGlite.create({ extensions, ...(source.dump && { loadDataDir: source.dump }) });
  }
  const statements = new PgliteStatements(client);
  return {
    kind: 'pglite',
    ...sqlOn(client, (statement, values) =>
      client._runExclusiveTransaction(() => statements.run(statement, values, false)),
    ),
    transaction: (work) =>
      client.transaction((tx) =>
        work(sqlOn(tx, (statement, values) => statements.run(statement, values, true))),
      ),
    async listen(channel, handler) {
      await client.listen(channel, handler);
    },
    close: () => client.close(),
  };
}

type RunStatement = <Row>(statement: Statement, values: readonly unknown[]) => Promise<Row[]>;

function sqlOn(connection: Connection, runStatement: RunStatement): Sql {
  let orm: Orm | undefined;
  return {
    query: (statement, values = []) => runStatement(statement, values),
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
