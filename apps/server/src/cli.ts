import { describeGiveaways, verifyGiveaway } from './features/giveaways/index.ts';
import { describeReports } from './features/scenarios/index.ts';
import { systemClock } from './platform/clock.ts';
import { ConfigError, readConfig } from './platform/config/config.ts';
import { connect } from './platform/db/connect.ts';
import type { Database } from './platform/db/database.ts';
import { FolderHeldError } from './platform/db/folder-lock.ts';
import { migrate } from './platform/db/migrate.ts';

const usage = `Usage: npm run cli -- COMMAND

  content reports       what learners reported about items, newest first
  giveaway list         this week's giveaway and those before, with their winners
  giveaway verify ID    repeat a draw from its record
`;

interface Result {
  readonly ok: boolean;
  readonly text: string;
}

type Command = (db: Database, given: string) => Promise<string | Result>;

/** By their words; ID stands for a number, which the command is given. */
const commands: Record<string, Command> = {
  'content reports': (db) => describeReports(db),
  'giveaway list': (db) => describeGiveaways({ db, clock: systemClock }),
  'giveaway verify ID': (db, id) => verifyGiveaway(db, Number(id)),
};

/** Commands for those who run this installation. With the embedded database the server must be stopped first. */
async function main(): Promise<void> {
  const words = process.argv.slice(2);
  const id = words.find((word) => /^[1-9]\d{0,8}$/.test(word)) ?? '';
  const command = commands[words.map((word) => (word === id ? 'ID' : word)).join(' ')];
  if (!command) {
    process.stderr.write(usage);
    process.exitCode = 2;
    return;
  }
  const db = await connect(readConfig(process.env), (error) => process.stderr.write(`${error.message}\n`));
  try {
    await migrate(db);
    const result = await command(db, id);
    process.stdout.write(typeof result === 'string' ? result : result.text);
    if (typeof result !== 'string' && !result.ok) process.exitCode = 1;
  } finally {
    await db.close();
  }
}

main().catch((error: unknown) => {
  const isForPerson = error instanceof ConfigError || error instanceof FolderHeldError;
  process.stderr.write(`${isForPerson ? error.message : String((error as Error).stack)}\n`);
  process.exit(1);
});
