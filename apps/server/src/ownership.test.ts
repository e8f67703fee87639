import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { getTableName, isTable } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type Known, type Write, targetsIn, writesIn } from '../testing/writes.ts';
import { functionFiles, readFunction } from './platform/db/schema/functions.ts';

const folder = path.dirname(fileURLToPath(import.meta.url));
const sourceFiles = async () =>
  (await readdir(folder, { recursive: true }))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();

/** A feature's folder, or `platform`. */
const ownerOf = (file: string) =>
  file.startsWith('platform/') ? 'platform' : file.split('/').slice(0, -1).slice(0, 2).join('/');

describe('finding the tables that a file writes', () => {
  const known: Known = {
    tables: new Set(['users', 'posts', 'replies']),
    functions: new Map([['add_like', ['posts']]]),
    exported: (module, name) => (module.endsWith('.tables.ts') && name === 'users' ? 'users' : undefined),
  };
  const tables = `import { users as people } from '../a/a.tables.ts';\nimport { part } from './b.ts';\n`;
  const read = (code: string) => writesIn(`${tables}${code}`, known).map(({ table }) => table);

  it.each<[string, (string | null)[]]>([
    ['const a = `insert into posts (id) values ($1)`;', ['posts']],
    ["const a = 'delete from posts where id = $1';", ['posts']],
    [
      'const a = `with b as (update only posts p set n = 1) DELETE FROM "public"."users"`;',
      ['users', 'posts'],
    ],
    ['const a = `update posts\n  set n = 1`;', ['posts']],
    ["const a = 'truncate table posts'; const b = 'alter table users add n int';", ['posts', 'users']],
    [
      "const a = 'merge into posts p using users u on p.id = u.id'; const b = 'copy posts from stdin';",
      ['posts', 'posts'],
    ],
    ['const a = `update posts set n = ${part}`;', ['posts']],
    ["const t = { b: 'posts', c: 'replies' }; const a = `delete from ${t.b}`;", ['posts', 'replies']],
    ['const a = sql`delete from ${people} where id = ${id}`;', ['users']],
    ['const a = `select add_like($1)`;', ['posts']],
    ['await orm.insert(people).values(one);', ['users']],
    ['await tx.orm\n  .update(people)\n  .set(one);', ['users']],
    ['await inner.delete(people);', ['users']],
    // Statements that name no table are reported, so that none goes unchecked.
    ["const own = 'posts'; const a = `delete from ${part} where id = $1`;", [null]],
    ["const own = 'posts'; const a = (table: string) => `insert into ${table} values ($1)`;", [null]],
    ['const b = other(); const a = `update ${b} set n = 1`;', [null]],
    ["const a = 'delete from ' + table;", [null]],
    ['await orm.update(tableOf(kind)).set(one);', [null]],
    // Nothing is written here.
    ['const a = `select 1 from posts where id = $1 for update`;', []],
    ['const a = `select 1 from posts for no key update of posts`;', []],
    ['const a = `insert into users (id) values ($1) on conflict (id) do update set n = 1`;', ['users']],
    ['const a = `select 1 -- delete from posts\n`; // update posts set n = 1', []],
    ["cache.delete(key); hash.update('posts'); const a = 'Update your profile';", []],
  ])('%s', (code, expected) => {
    expect(read(code)).toEqual(expected);
  });
});

/** The tables that a file's statements name, to read or write. */
const namedIn = (code: string, tables: Iterable<string>) =>
  [...tables].filter((table) =>
    new RegExp(String.raw`\b(?:from|join|into|update|only|table)\s+(?:"?public"?\.)?"?${table}\b`, 'i').test(
      code,
    ),
  );

/** For each table name, the folder that declares it; for each module and export, its table. */
async function readTables() {
  // Created by the code that applies the migrations, before the first of them.
  const owners = new Map([['migrations', 'platform']]);
  const exported = new Map<string, string>();
  for (const file of (await sourceFiles()).filter((name) => name.endsWith('.tables.ts'))) {
    const module = (await import(path.join(folder, file))) as Record<string, unknown>;
    for (const [name, value] of Object.entries(module)) {
      if (!isTable(value)) continue;
      owners.set(getTableName(value), ownerOf(file));
      exported.set(`${file} ${name}`, getTableName(value));
    }
  }
  return { owners, exported };
}

describe('each table', () => {
  it('is written only by its owner', async () => {
    const { owners, exported } = await readTables();
    const violations: string[] = [];
    const written = new Set<string>();
    const check = (file: string, { line, table, code }: Write) => {
      const owner = table === null ? undefined : owners.get(table);
      if (table !== null && owner !== undefined) written.add(table);
      if (owner === ownerOf(file)) return;
      violations.push(`${file}:${line} writes ${table ?? code}, which is of ${owner ?? 'nobody known'}`);
    };

    const functions = new Map<string, readonly string[]>();
    for (const file of await functionFiles()) {
      const code = await readFunction(file);
      const tables = targetsIn(code);
      for (const table of tables) check(file, { line: 1, table, code });
      if (tables.length > 0) functions.set(path.basename(file, '.sql'), tables);
    }
    expect(functions.get('take_from_limits')).toEqual(['rate_limits']);

    for (const file of await sourceFiles()) {
      const source = await readFile(path.join(folder, file), 'utf8');
      // This file creates its own SQLite database, for download.
      if (source.includes("from 'node:sqlite'")) continue;
      const writes = writesIn(source, {
        tables: new Set(owners.keys()),
        functions,
        exported: (module, name) => exported.get(`${path.posix.join(path.dirname(file), module)} ${name}`),
      });
      for (const write of writes) check(file, write);
    }
    expect(
      violations,
      'Ask the owner: its index.ts exports what others may have done, in their transaction',
    ).toEqual([]);
    expect(
      [...owners.keys()].filter((table) => !written.has(table)),
      'Nobody writes these tables: remove them, or let this test see where they are written',
    ).toEqual([]);
  });
});

describe('the tables that each part names', () => {
  const tables = ['users', 'forum_posts', 'sessions'];
  it.each<[string, string[]]>([
    ["text: 'select is_demo from users where id = $userId',", ['users']],
    [
      'text: `select 1\n  from "public"."forum_posts" p join sessions s on true`,',
      ['forum_posts', 'sessions'],
    ],
    ["text: 'update only users set xp = 0',", ['users']],
    ["text: 'select users from user_keys',", []],
  ])('is found to name a table: %s', (code, expected) => {
    expect(namedIn(code, tables)).toEqual(expected);
  });

  it('names no table of a feature', async () => {
    expect(
      await foreignIn('platform/', (owner) => owner !== 'platform'),
      'Let the feature that owns the table hand in what the platform asks for',
    ).toEqual([]);
  });
});

describe('identity', () => {
  it('names no table of another domain', async () => {
    expect(
      await foreignIn('identity/', (owner) => !owner.startsWith('identity/') && owner !== 'platform'),
      'Ask a stored function of the table’s owner, such as learning/awards/standing_of.sql',
    ).toEqual([]);
  });
});

/** The tables of other features named in the files below a folder. */
async function foreignIn(below: string, isForeign: (owner: string) => boolean): Promise<string[]> {
  const { owners } = await readTables();
  const foreign = [...owners].filter(([, owner]) => isForeign(owner)).map(([table]) => table);
  expect(foreign).toContain('learner_totals');
  const files = [...(await sourceFiles()), ...(await functionFiles())].filter((file) =>
    file.startsWith(below),
  );
  expect(files.some((file) => file.endsWith('.sql'))).toBe(true);
  const named = await Promise.all(
    files.map(async (file) =>
      namedIn(await readFile(path.join(folder, file), 'utf8'), foreign).map((table) => `${file}: ${table}`),
    ),
  );
  return named.flat();
}
