import { features } from './features.ts';
import { systemClock } from './platform/clock.ts';
import { ConfigError, readConfig } from './platform/config/config.ts';
import { connect } from './platform/db/engines/connect.ts';
import { FolderHeldError } from './platform/db/engines/folder-lock.ts';
import { migrate } from './platform/db/schema/migrate.ts';
import { reportablesOf } from './platform/feature-parts.ts';

const commands = features.flatMap((feature) => feature.commands ?? []);
const reportables = reportablesOf(features);

const widest = Math.max(...commands.map(({ words }) => words.length));
const usage = `Usage: npm run cli -- COMMAND

${commands.map(({ words, help }) => `  ${words.padEnd(widest)}   ${help}\n`).join('')}`;

/** Commands for those who run this installation. With the embedded database the server must be stopped first. */
async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const options = Object.fromEntries(
    given.flatMap((word) =>
      [...word.matchAll(/^([a-z]+)=(.*)$/gs)].map(([, name = '', value = '']) => [name, value]),
    ),
  );
  const words = given.filter((word) => !/^[a-z]+=/.test(word));
  const id = words.find((word) => /^[1-9]\d{0,8}$/.test(word)) ?? '';
  const kind = words.find((word) => reportables.some((one) => one.kind === word)) ?? '';
  const named = words.map((word) => (word === id ? 'ID' : word === kind ? 'KIND' : word)).join(' ');
  const command = commands.find((one) => one.words === named);
  if (!command) {
    process.stderr.write(usage);
    process.exitCode = 2;
    return;
  }
  const config = readConfig(process.env);
  const db = await connect(config, (error) => process.stderr.write(`${error.message}\n`));
  try {
    await migrate(db);
    const result = await command.run(
      { config, db, clock: systemClock, reportables },
      { id: Number(id), kind, options },
    );
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
