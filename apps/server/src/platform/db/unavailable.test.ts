import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { onDatabase, openEmpty } from '../../../testing/databases.ts';
import { withAdminClient } from '../../../testing/prepared-databases.ts';
import { toApiError } from '../http/errors.ts';
import { type Database, sqlState } from './database.ts';
import { withStartupLock } from './schema/migrate.ts';
import { openPostgres } from './engines/postgres.ts';
import { statement } from './statement.ts';
import { verdictOrUnavailable, isUnavailable } from './unavailable.ts';

const said = (code: string) => Object.assign(new pg.DatabaseError('said', 4, 'error'), { code });
const ofNode = (code: string) => Object.assign(new Error(`${code} somewhere`), { code });
const thrownBy = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a driver failure', () => {
  it.each([
    ...[
      '08006',
      '08P01',
      '28000',
      '28P01',
      '3D000',
      '53300',
      '57014',
      '57P01',
      '57P02',
      '57P03',
      '58030',
    ].map(said),
    ...['25006', '25P03', '55P03'].map(said),
    ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'].map(
      ofNode,
    ),
    new AggregateError([ofNode('ECONNREFUSED')]),
    new Error('Client has encountered a connection error and is not queryable'),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout expired'),
    new Error('timeout exceeded when trying to connect'),
    new Error('Query read timeout'),
    new Error('PGlite is closed'),
    new Error('words that the next version may use'),
  ])('means that the database is unavailable: %s', async (failure) => {
    const error = await thrownBy(verdictOrUnavailable(Promise.reject(failure)));
    expect(isUnavailable(error)).toBe(true);
    // As Drizzle wraps it.
    expect(toApiError(new Error('Failed query', { cause: error }))).toMatchObject({
      status: 503,
      code: 'unavailable',
      retryAfter: 2,
    });
  });

  it.each([
    ...['23505', '42601', '22P02', '40P01', '53100', 'P0001', 'XX000'].map(said),
    new TypeError('Converting circular structure to JSON'),
    ofNode('ENOSPC'),
  ])('stays what it is: %s', async (failure) => {
    expect(await thrownBy(verdictOrUnavailable(Promise.reject(failure)))).toBe(failure);
    expect(isUnavailable(failure)).toBe(false);
  });

  it("has no SQLSTATE if its code is the operating system's", () => {
    expect(['EPIPE', 'EBUSY', 'EROFS'].map((code) => sqlState(ofNode(code)))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

onDatabase('postgres', 'what a server refuses', (context) => {
  /** Another connection to the same database, open while `work` runs. */
  async function through(
    patience: NonNullable<Parameters<typeof openPostgres>[0]['patience']>,
    work: (db: Database) => Promise<void>,
  ): Promise<void> {
    const db = openPostgres({ url: context.url, pool: 2, onError: () => undefined, patience });
    try {
      await work(db);
    } finally {
      await db.close();
    }
  }
  const sleep = statement({ name: 'test_sleep', text: 'select pg_sleep(20)' });

  it('is unavailable when it cancels a slow statement, and the next one works', () =>
    through({ statementMs: 200 }, async (db) => {
      for (const work of [() => db.query(sleep), () => db.transaction((tx) => tx.query(sleep))]) {
        const error = await thrownBy(work());
        expect([isUnavailable(error), sqlState(error)]).toEqual([true, '57014']);
      }
      expect(await db.run('select 1 as one')).toEqual([{ one: 1 }]);
    }));

  it('is unavailable when we give up waiting, and the connection is dropped', () =>
    through({ answerMs: 200 }, async (db) => {
      const before = await backends();
      for (const work of [() => db.query(sleep), () => db.transaction((tx) => tx.query(sleep))]) {
        expect(isUnavailable(await thrownBy(work()))).toBe(true);
      }
      expect(await db.run('select 1 as one')).toEqual([{ one: 1 }]);
      await context.db.run(
        `select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep(20)' and datname = current_database()`,
      );
      await expect.poll(async () => (await backends()) - before).toBeLessThanOrEqual(1);
    }));

  it('may take long to change tables at startup', () =>
    through({ statementMs: 200, answerMs: 300 }, async (db) => {
      const slept = withStartupLock(db, (tx) =>
        tx.run<{ one: number }>('select 1 as one from pg_sleep(0.6)'),
      );
      expect(await slept).toEqual([{ one: 1 }]);
    }));

  it('is unavailable when it ends a connection inside a transaction, and nothing else is lost', () =>
    through({}, async (db) => {
      for (let round = 0; round < 5; round += 1) {
        const work = db.transaction(async (tx) => {
          const [own] = await tx.run<{ pid: number }>('select pg_backend_pid() as pid');
          await context.db.run('select pg_terminate_backend($1)', [own!.pid]);
          await new Promise((resolve) => setTimeout(resolve, 50));
          await tx.run('select 1');
        });
        expect(isUnavailable(await thrownBy(work))).toBe(true);
        expect(await db.run('select 1 as one')).toEqual([{ one: 1 }]);
      }
    }));

  it('is unavailable when it is read-only', async () => {
    const name = new URL(context.url).pathname.slice(1);
    await context.db.run(`alter database ${name} set default_transaction_read_only = on`);
    await through({}, async (db) => {
      const error = await thrownBy(db.run('create table written (n int)'));
      expect([isUnavailable(error), sqlState(error)]).toEqual([true, '25006']);
    });
    await context.db.run(`alter database ${name} reset default_transaction_read_only`);
  });

  const backends = async () => {
    const [row] = await context.db.run<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    return row!.n;
  };
});

describe('a database that refuses every connection', () => {
  it('is unavailable, whatever it says', async () => {
    const closed = await openEmpty('postgres');
    const name = new URL(closed.url!).pathname.slice(1);
    await withAdminClient((client) => client.query(`alter database ${name} allow_connections false`));
    const db = openPostgres({ url: closed.url!, pool: 2, onError: () => undefined });
    for (const work of [
      () => db.run('select 1'),
      () => db.transaction((tx) => tx.run('select 1')),
      () => db.query(statement({ name: 'test_one', text: 'select 1', pipelined: true })),
      () => db.listen('test', () => undefined),
      () => db.check(),
    ]) {
      const error = await thrownBy(work());
      expect([isUnavailable(error), sqlState(error)]).toEqual([true, '55000']);
    }
    await db.close();
    await closed.drop();
  });
});
