import { movePost } from './community/forum/index.ts';
import { describeGiveaways, verifyGiveaway } from './business/giveaways/index.ts';
import { decide, listReports } from './community/moderation/index.ts';
import { describeReports } from './learning/scenarios/index.ts';
import { systemClock } from './platform/clock.ts';
import { ConfigError, readConfig } from './platform/config/config.ts';
import { connect } from './platform/db/connect.ts';
import type { Database } from './platform/db/database.ts';
import { FolderHeldError } from './platform/db/folder-lock.ts';
import { migrate } from './platform/db/migrate.ts';
import { reportables } from './reportables.ts';

const usage = `Usage: npm run cli -- COMMAND

  content reports           what learners reported about items, newest first
  forum stick ID            put a post before all others; forum pin ID puts it behind those
  forum unpin ID            put it back to where its time is
  giveaway list             this week's giveaway and those before, with their winners
  giveaway verify ID        repeat a draw from its record
  moderation list           what learners reported of each other's texts and nobody has decided, newest first
  moderation hide KIND ID   hide a text from everybody: forum_post 12, forum_reply 34; its reports are settled
  moderation show KIND ID   show it again, or leave it as it is; its reports are settled
`;

interface Result {
  readonly ok: boolean;
  readonly text: string;
}

type Command = (db: Database, id: string, kind: string) => Promise<string | Result>;

const moderation = (db: Database) => ({ db, clock: systemClock, reportables });

/** By their words; ID stands for a number and KIND for a kind of text, which the command is given. */
const commands: Record<string, Command> = {
  'content reports': (db) => describeReports(db),
  'forum stick ID': (db, id) => movePost(db, Number(id), 'sticky'),
  'forum pin ID': (db, id) => movePost(db, Number(id), 'pinned'),
  'forum unpin ID': (db, id) => movePost(db, Number(id), 'ordinary'),
  'giveaway list': (db) => describeGiveaways({ db, clock: systemClock }),
  'giveaway verify ID': (db, id) => verifyGiveaway(db, Number(id)),
  'moderation list': (db) => listReports(moderation(db)),
  'moderation hide KIND ID': (db, id, kind) => decide(moderation(db), kind, Number(id), true),
  'moderation show KIND ID': (db, id, kind) => decide(moderation(db), kind, Number(id), false),
};

/** Commands for those who run this installation. With the embedded database the server must be stopped first. */
async function main(): Promise<void> {
  const words = process.argv.slice(2);
  const id = words.find((word) => /^[1-9]\d{0,8}$/.test(word)) ?? '';
  const kind = words.find((word) => reportables.some((one) => one.kind === word)) ?? '';
  const named = words.map((word) => (word === id ? 'ID' : word === kind ? 'KIND' : word));
  const command = commands[named.join(' ')];
  if (!command) {
    process.stderr.write(usage);
    process.exitCode = 2;
    return;
  }
  const db = await connect(readConfig(process.env), (error) => process.stderr.write(`${error.message}\n`));
  try {
    await migrate(db);
    const result = await command(db, id, kind);
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
