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

const isPlaceholder = (word: string) => /^[A-Z]+$/.test(word);

/** What some of them stand for; the others stand for any word. */
const placeholders: Readonly<Record<string, (word: string) => boolean>> = {
  ID: (word) => /^[1-9]\d{0,8}$/.test(word),
  KIND: (word) => reportables.some(({ kind }) => kind === word),
};

/** Whether words are a command's; what it names in capitals stands for a word of the caller's. */
function matches(command: string, words: readonly string[]): boolean {
  const named = command.split(' ');
  return (
    named.length === words.length &&
    named.every((name, place) => {
      const word = words[place] ?? '';
      return isPlaceholder(name) ? (placeholders[name]?.(word) ?? true) : name === word;
    })
  );
}

/** Commands for those who run this installation. With the embedded database the server must be stopped first. */
async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const options = Object.fromEntries(
    given.flatMap((word) =>
      [...word.matchAll(/^([a-z]+)=(.*)$/gs)].map(([, name = '', value = '']) => [name, value]),
    ),
  );
  const words = given.filter((word) => !/^[a-z]+=/.test(word));
  const command = commands.find((one) => matches(one.words, words));
  if (!command) {
    process.stderr.write(usage);
    process.exitCode = 2;
    return;
  }
  const values = Object.fromEntries(
    command.words
      .split(' ')
      .flatMap((name, place) => (isPlaceholder(name) ? [[name.toLowerCase(), words[place] ?? '']] : [])),
  ) as Record<string, string>;
  const config = readConfig(process.env);
  const db = await connect(config, (error) => process.stderr.write(`${error.message}\n`));
  try {
    await migrate(db);
    const result = await command.run(
      { config, db, clock: systemClock, reportables },
      { id: Number(values['id']), kind: values['kind'] ?? '', options: { ...options, ...values } },
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
