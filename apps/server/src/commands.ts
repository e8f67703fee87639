import { features } from './features.ts';
import { systemClock } from './platform/clock.ts';
import { readConfig } from './platform/config/config.ts';
import { connect } from './platform/db/engines/connect.ts';
import { migrate } from './platform/db/schema/migrate.ts';
import { reportablesOf } from './platform/feature-parts.ts';

const commands = features.flatMap((feature) => feature.commands ?? []);
const reportables = reportablesOf(features);

const widest = Math.max(...commands.map(({ words }) => words.length));
const usage = `Usage: npm run cli -- COMMAND

${commands.map(({ words, help }) => `  ${words.padEnd(widest)}   ${help}\n`).join('')}`;

const isPlaceholder = (word: string) => /^[A-Z]+$/.test(word);

/** What some of them stand for; the others match any word. */
const placeholders: Readonly<Record<string, (word: string) => boolean>> = {
  ID: (word) => /^[1-9]\d{0,8}$/.test(word),
  KIND: (word) => reportables.some(({ kind }) => kind === word),
};

/** Whether the words fit a command; its capitalized names stand for any word of the caller's. */
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

/** Where a command writes its output. */
interface Terminal {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/**
 * Commands for those who run this installation. With the embedded database the server must be stopped first.
 * @param given the words after `npm run cli --`
 * @returns the exit code
 */
export async function runCommand(
  given: readonly string[],
  env: NodeJS.ProcessEnv,
  { out, err }: Terminal,
): Promise<number> {
  const options = Object.fromEntries(
    given.flatMap((word) =>
      [...word.matchAll(/^([a-z]+)=(.*)$/gs)].map(([, name = '', value = '']) => [name, value]),
    ),
  );
  const words = given.filter((word) => !/^[a-z]+=/.test(word));
  const command = commands.find((one) => matches(one.words, words));
  if (!command) {
    err(usage);
    return 2;
  }
  const values = Object.fromEntries(
    command.words
      .split(' ')
      .flatMap((name, place) => (isPlaceholder(name) ? [[name.toLowerCase(), words[place] ?? '']] : [])),
  ) as Record<string, string>;
  const config = readConfig(env);
  const db = await connect(config, (error) => {
    err(`${error.message}\n`);
  });
  try {
    await migrate(db);
    const result = await command.run(
      { config, db, clock: systemClock, reportables },
      { id: Number(values['id']), kind: values['kind'] ?? '', options: { ...options, ...values } },
    );
    out(typeof result === 'string' ? result : result.text);
    return typeof result === 'string' || result.ok ? 0 : 1;
  } finally {
    await db.close();
  }
}
