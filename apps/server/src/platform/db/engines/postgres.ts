import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, Orm, Sql } from '../database.ts';
import { Listener } from './postgres.listener.ts';
import { Pipelines } from './postgres.pipelines.ts';
import { type Statement, type ValuesOf, valuesOf } from '../statement.ts';
import { verdictOrUnavailable, orUnavailable, isUnavailable } from '../unavailable.ts';

/** Timeouts in milliseconds, after which we give up on a connection. */
const patience = {
  connectMs: 5000,
  /** For a statement to finish; the server cancels it and says so. */
  statementMs: 20_000,
  /** For the answer. Only a dead connection takes longer than the server's own limit. */
  answerMs: 22_000,
  /** The same for pipelined reads, which take about a millisecond each. */
  readMs: 5000,
  /** Between two heartbeats of the connection that listens. */
  beatMs: 10_000,
};

export interface PostgresOptions {
  readonly url: string;
  readonly pool: number;
  readonly onError: (error: Error) => void;
  /** Shorter in tests. */
  readonly patience?: Partial<typeof patience>;
}

/** A PostgreSQL server through a pool of connections, a few for pipelined reads, and one more that listens. */
export function openPostgres({ url, pool: max, onError, ...options }: PostgresOptions): Database {
  const { connectMs, statementMs, answerMs, readMs, beatMs } = { ...patience, ...options.patience };
  const shared = {
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
  const connection = {
    ...shared,
    statement_timeout: statementMs,
    // Otherwise a transaction's locks would stay when the server can no longer reach its client.
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'rounds',
  };
  const pool = new pg.Pool({ ...connection, max, idleTimeoutMillis: 30_000, query_timeout: answerMs });
  // An 'error' event without a listener ends the process, and the pool listens to idle connections only.
  const ends = new Set<Promise<void>>();
  pool.on('connect', (client) => {
    const end = new Promise<void>((resolve) => client.on('error', onError).once('end', () => resolve()));
    ends.add(end);
    void end.then(() => ends.delete(end));
  });
  pool.on('error', () => undefined);
  const pipelined = new Pipelines({ ...connection, pipeline: true, query_timeout: readMs }, onError);
  const listener = new Listener({ ...shared, query_timeout: readMs, beatMs }, onError);
  const ask = async (asked: Asked): Promise<pg.QueryResult> => {
    const client = await orUnavailable(pool.connect());
    try {
      const answer = await verdictOrUnavailable(client.query(asked));
      client.release();
      return answer;
    } catch (error) {
      // It is lost, or still inside a transaction that the text opened.
      client.release(true);
      throw error;
    }
  };
  return {
    kind: 'postgres',
    ...sqlOn(ask, pipelined),
    async transaction(work) {
      const client = await orUnavailable(pool.connect());
      let isLost = false;
      try {
        await verdictOrUnavailable(client.query('begin'));
        const result = await work(sqlOn((asked) => verdictOrUnavailable(client.query(asked))));
        await verdictOrUnavailable(client.query('commit'));
        return result;
      } catch (error) {
        // A connection that didn't answer wouldn't answer a rollback either.
        isLost = isUnavailable(error) || !(await rolledBack(client));
        throw error;
      } finally {
        client.release(isLost);
      }
    },
    listen: (channel, handler) => listener.listen(channel, handler),
    async check() {
      const asked = { text: 'select 1', query_timeout: connectMs };
      await Promise.all([ask(asked), pipelined.askAll(asked)]);
    },
    async close() {
      // pool.end() resolves once the connections have been told to end; we wait until the server has closed them.
      const pooled = pool.end().then(() => Promise.all(ends));
      const closed = Promise.all([listener.close(), pipelined.close(), pooled]);
      // A connection that died silently never closes.
      await Promise.race([closed, wait(connectMs, undefined, { ref: false })]);
    },
  };
}

const rolledBack = (client: pg.PoolClient): Promise<boolean> =>
  client.query('rollback').then(
    () => true,
    () => false,
  );

/** Maintenance may take long: waiting for another process to start, altering or indexing a large table. */
const unhurried = { query_timeout: 2_147_483_647 };

/** A query with its values. */
type Asked = pg.QueryConfig<unknown[]> & { readonly query_timeout?: number };

/** @param ask fails as `verdictOrUnavailable` does */
function sqlOn(ask: (asked: Asked) => Promise<pg.QueryResult>, pipelines?: Pipelines): Sql {
  let orm: Orm | undefined;
  return {
    async query<Name extends string, Row>(statement: Statement<Name, Row>, given?: ValuesOf<Name>) {
      const { name, text, pipelined } = statement;
      const asked = { name, text, values: valuesOf(statement, given) };
      const answer = pipelined && pipelines ? pipelines.ask(asked) : ask(asked);
      return (await answer).rows as Row[];
    },
    async run<Row>(text: string, values: readonly unknown[] = []) {
      const result: unknown = await ask({
        ...unhurried,
        text,
        ...(values.length > 0 && { values: [...values] }),
      });
      const last = Array.isArray(result) ? (result as pg.QueryResult[]).at(-1) : (result as pg.QueryResult);
      return (last?.rows ?? []) as Row[];
    },
    get orm() {
      const client = {
        query: (asked: Asked, values: unknown[] = []) => ask({ ...asked, values }),
      };
      return (orm ??= drizzle(client as unknown as pg.PoolClient) as unknown as Orm);
    },
  };
}
