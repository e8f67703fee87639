import { afterAll, beforeAll, describe } from 'vitest';
import type { Database } from '../src/platform/db/database.ts';
import { openPglite } from '../src/platform/db/engines/pglite.ts';
import { openPostgres } from '../src/platform/db/engines/postgres.ts';
import { checkRows } from './check-rows.ts';
import {
  clonePostgres,
  databaseUrl,
  fail,
  newDatabaseName,
  withAdminClient,
  pgliteDump,
} from './prepared-databases.ts';

export interface TestDatabase {
  readonly db: Database;
  /** Its address; undefined for the embedded one. */
  readonly url: string | undefined;
  /** Closes and deletes it. */
  drop(): Promise<void>;
}

export type Kind = Database['kind'];

/**
 * The default test database, for features whose statements are nothing special: every statement is prepared on both
 * databases (statements.test.ts), and every call is made on both (access.test.ts). SLICES_DATABASE=pglite makes it the
 * embedded one.
 */
export const sliceKind: Kind = process.env['SLICES_DATABASE'] === 'pglite' ? 'pglite' : 'postgres';

const labels = { pglite: 'PGlite', postgres: 'PostgreSQL' } as const satisfies Record<Kind, string>;

/** A fresh database, migrated and with the test content. */
export async function openPrepared(kind: Kind): Promise<TestDatabase> {
  if (kind === 'pglite') {
    const db = await openPglite({ dump: await pgliteDump() });
    return { db: checkRows(db), url: undefined, drop: () => db.close() };
  }
  const { db, ...rest } = openUrl(await clonePostgres());
  return { db: checkRows(db), ...rest };
}

/** A fresh, empty database. */
export async function openEmpty(kind: Kind): Promise<TestDatabase> {
  if (kind === 'pglite') {
    const db = await openPglite({});
    return { db, url: undefined, drop: () => db.close() };
  }
  const name = newDatabaseName();
  await withAdminClient((client) => client.query(`create database ${name}`));
  return openUrl(databaseUrl(name));
}

function openUrl(url: string): TestDatabase {
  const db = openPostgres({ url, pool: 10, onError: fail });
  return {
    db,
    url,
    async drop() {
      await db.close();
      await withAdminClient((client) =>
        client.query(`drop database ${new URL(url).pathname.slice(1)} with (force)`),
      );
    },
  };
}

/** Runs the same tests on both databases, sharing one fresh database each. */
export function onBothDatabases(name: string, tests: (context: { readonly db: Database }) => void): void {
  for (const kind of ['pglite', 'postgres'] as const) onDatabase(kind, name, tests);
}

export function onDatabase(
  kind: Kind,
  name: string,
  tests: (context: { readonly db: Database; readonly url: string }) => void,
  open: (kind: Kind) => Promise<TestDatabase> = openPrepared,
): void {
  describe(`${name}, on ${labels[kind]}`, () => {
    let opened: TestDatabase | undefined;
    // The first one in a run waits for the template that all others are copied from.
    beforeAll(async () => {
      opened = await open(kind);
    }, 300_000);
    afterAll(() => opened?.drop());
    tests({
      get db() {
        return present(opened).db;
      },
      get url() {
        return present(present(opened).url);
      },
    });
  });
}

/** A value that exists once the tests run. */
export function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('Not there yet: use it inside a test or a hook');
  return value;
}
