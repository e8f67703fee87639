import { PGlite, type Transaction } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, Orm, Sql } from '../database.ts';
import { PgliteStatements } from './pglite.statements.ts';
import { type Statement, type ValuesOf, valuesOf } from '../statement.ts';
import { verdictOrUnavailable } from '../unavailable.ts';

type Connection = PGlite | Transaction;

/** Extensions that a database may create. */
const extensions = { pg_trgm };

/**
 * The embedded database in a folder, or in memory for tests.
 * The caller holds the folder's lock: PGlite takes none.
 * @param source a folder whose parent is there, or a dump of another PGlite to start from
 */
export async function openPglite(source: { folder: string } | { dump?: Blob }): Promise<Database> {
  const client = await ('folder' in source
    ? PGlite.create(source.folder, { extensions })
    : PGlite.create({ extensions, ...(source.dump && { loadDataDir: source.dump }) }));
  const statements = new PgliteStatements(client);
  return {
    kind: 'pglite',
    ...sqlOn(client, (statement, values) =>
      client._runExclusiveTransaction(() => statements.run(statement, values, false)),
    ),
    async transaction(work) {
      let ofTheWork: unknown;
      try {
        return await client.transaction(async (tx) => {
          try {
            return await work(sqlOn(tx, (statement, values) => statements.run(statement, values, true)));
          } catch (error) {
            ofTheWork = error;
            throw error;
          }
        });
      } catch (error) {
        if (error === ofTheWork) throw error;
        return verdictOrUnavailable(Promise.reject(error as Error));
      }
    },
    async listen(channel, handler) {
      await client.listen(channel, handler);
    },
    async check() {
      await verdictOrUnavailable(client.query('select 1'));
    },
    close: () => client.close(),
  };
}

type RunStatement = <Row>(statement: Statement<string, Row>, values: readonly unknown[]) => Promise<Row[]>;

function sqlOn(connection: Connection, runStatement: RunStatement): Sql {
  let orm: Orm | undefined;
  return {
    query: async <Name extends string, Row>(statement: Statement<Name, Row>, values?: ValuesOf<Name>) =>
      verdictOrUnavailable(runStatement(statement, valuesOf(statement, values))),
    async run<Row>(text: string, values: readonly unknown[] = []) {
      if (values.length > 0)
        return (await verdictOrUnavailable(connection.query<Row>(text, [...values]))).rows;
      return ((await verdictOrUnavailable(connection.exec(text))).at(-1)?.rows ?? []) as Row[];
    },
    get orm() {
      // All that Drizzle uses of the client.
      const query: PGlite['query'] = (text, values, options) =>
        verdictOrUnavailable(connection.query(text, values, options));
      return (orm ??= drizzle({ query } as PGlite) as unknown as Orm);
    },
  };
}
