import { afterAll, beforeAll } from 'vitest';
import { openPostgres } from '../src/platform/db/engines/postgres.ts';
import { startServer, type TestServer } from './app.ts';
import { onDatabase, present } from './databases.ts';
import { fail } from './prepared-databases.ts';

/** Runs tests against two servers on one PostgreSQL, which share only the database. */
export function onTwoServers(
  name: string,
  tests: (both: () => { readonly one: TestServer; readonly two: TestServer }) => void,
): void {
  onDatabase('postgres', `two servers on one database: ${name}`, (context) => {
    let both: { one: TestServer; two: TestServer } | undefined;
    const close: (() => Promise<void>)[] = [];
    beforeAll(async () => {
      const other = openPostgres({ url: context.url, pool: 4, onError: fail });
      close.push(() => other.close());
      const one = await startServer(context.db);
      const two = await startServer(other);
      close.unshift(
        ...[one, two].map(
          ({ app }) =>
            async () =>
              app.close(),
        ),
      );
      both = { one, two };
    });
    afterAll(async () => {
      for (const step of close) await step();
    });
    tests(() => present(both));
  });
}
