import { describeReports } from './features/scenarios/index.ts';
import { ConfigError, readConfig } from './platform/config/config.ts';
import { connect } from './platform/db/connect.ts';
import type { Database } from './platform/db/database.ts';
import { FolderHeldError } from './platform/db/folder-lock.ts';
import { migrate } from './platform/db/migrate.ts';

const usage = `Usage: npm run cli -- COMMAND

  content reports    what learners reported about items, newest first
`;

const commands: Record<string, (db: Database) => Promise<string>> = {
  'content reports': (db) => describeReports(db),
};

/** Commands for those who run this installation. With the embedded database the server must be stopped first. */
async function main(): Promise<void> {
  const command = commands[process.argv.slice(2).join(' ')];
  if (!command) {
    process.stderr.write(usage);
    process.exitCode = 2;
    return;
  }
  const db = await connect(readConfig(process.env), (error) => process.stderr.write(`${error.message}\n`));
  try {
    await migrate(db);
    process.stdout.write(await command(db));
  } finally {
    await db.close();
  }
}

main().catch((error: unknown) => {
  const isForPerson = error instanceof ConfigError || error instanceof FolderHeldError;
  process.stderr.write(`${isForPerson ? error.message : String((error as Error).stack)}\n`);
  process.exit(1);
});
