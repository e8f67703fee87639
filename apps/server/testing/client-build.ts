import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type TestServer, startServer } from './app.ts';
import { type Kind, type TestDatabase, openPrepared, present } from './databases.ts';

/** The minimum that a page of the client's build contains. */
export const plainPage =
  '<!doctype html><html lang="en" dir="ltr"><head><title>Rounds</title><meta name="description" content="All."/></head><body><div id="root"></div></body></html>';

/** One server for the surrounding tests, with a client build of these files in its own folder. */
export function serverWithBuild(kind: Kind, files: Readonly<Record<string, string | Buffer>>) {
  let folder = '';
  let database: TestDatabase | undefined;
  let started: TestServer | undefined;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'rounds-build-'));
    for (const [name, content] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
      await writeFile(path.join(folder, name), content);
    }
    database = await openPrepared(kind);
    started = await startServer(database.db, { clientFolder: folder });
  }, 300_000);
  afterAll(async () => {
    await started?.app.close();
    await database?.drop();
    await rm(folder, { recursive: true });
  });
  return {
    get folder() {
      return folder;
    },
    get server() {
      return present(started);
    },
  };
}
