import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { onBothDatabases } from '../../../testing/databases.ts';
import type * as module from './statement.ts';

const defined = vi.hoisted((): module.Statement<string, unknown>[] => []);
vi.mock('./statement.ts', async (original) => {
  const real = await original<typeof module>();
  const statement = (definition: Parameters<typeof real.statement>[0]) => {
    const made = real.statement(definition);
    defined.push(made);
    return made;
  };
  return { ...real, statement };
});

const source = fileURLToPath(new URL('../..', import.meta.url));

/** Every module that defines a statement, loaded. */
async function loadAll(): Promise<void> {
  const files = (await readdir(source, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name));
  for (const name of files) {
    const text = await readFile(source + name, 'utf8');
    if (/\bstatement\(\{/.test(text)) await import(source + name);
  }
}

beforeAll(async () => {
  // Statements from modules that another test loaded are already defined; reloading this file's imports defines them
  // again.
  vi.resetModules();
  defined.length = 0;
  await loadAll();
});

describe('statement names', () => {
  it('are unique: a connection would run the one that it prepared first', () => {
    const names = defined.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(30);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('are lowercase words, no longer than PostgreSQL shows', () => {
    const odd = defined.filter(({ name }) => !/^[a-z][a-z0-9]*(_[a-z0-9]+)+$/.test(name) || name.length > 63);
    expect(odd.map(({ name }) => name)).toEqual([]);
  });
});

onBothDatabases('every statement', (context) => {
  it('is accepted by the database', async () => {
    const refused: string[] = [];
    for (const [at, { name, text }] of defined.entries())
      await context.db
        .run(`prepare tried_${at} as ${text}`)
        .catch((error: unknown) => refused.push(`${name}: ${String(error)}`));
    expect(refused).toEqual([]);
  });
});
