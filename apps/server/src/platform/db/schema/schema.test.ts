import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { describe, expect, it } from 'vitest';
import { onDatabase, openEmpty } from '../../../../testing/databases.ts';
import { createPartIndex } from '../../../community/forum/search-index.queries.ts';
import type { Database } from '../database.ts';

// drizzle-kit adds a method `random` to every array of the process. Other test files share the process, and the PDF
// reader refuses to work where arrays have extra methods.
Reflect.deleteProperty(Array.prototype, 'random');

const source = fileURLToPath(new URL('../../..', import.meta.url));
const meta = fileURLToPath(new URL('../../../../migrations/meta/', import.meta.url));

/** Everything that the *.tables.ts files export. */
async function tables(): Promise<Record<string, unknown>> {
  const files = (await readdir(source, { recursive: true })).filter((name) => name.endsWith('.tables.ts'));
  const modules = await Promise.all(files.map((name) => import(source + name) as Promise<object>));
  expect(files.length).toBeGreaterThan(3);
  return Object.assign({}, ...modules) as Record<string, unknown>;
}

describe('the tables in the code', () => {
  it('match the last migration: drizzle-kit would generate nothing', async () => {
    const { entries } = JSON.parse(await readFile(`${meta}_journal.json`, 'utf8')) as {
      entries: { tag: string }[];
    };
    const [stamp] = entries.at(-1)!.tag.split('_');
    const last = JSON.parse(await readFile(`${meta}${stamp}_snapshot.json`, 'utf8')) as ReturnType<
      typeof generateDrizzleJson
    >;
    expect(await generateMigration(last, generateDrizzleJson(await tables(), last.id))).toEqual([]);
  });

  it('have migrations in order, every one listed in the journal', async () => {
    const { entries } = JSON.parse(await readFile(`${meta}_journal.json`, 'utf8')) as {
      entries: { tag: string }[];
    };
    const files = (await readdir(`${meta}..`)).filter((name) => name.endsWith('.sql')).sort();
    expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(files);
  });
});

/** Columns, indexes and constraints of every table, as the database itself describes them. */
async function describeSchema({ run }: Database): Promise<unknown[]> {
  return run(`
    select 'column' as kind, table_name || '.' || column_name as name,
      concat_ws(' ', udt_name, is_nullable, column_default, is_identity, identity_generation) as definition
    from information_schema.columns where table_schema = 'public' and table_name <> 'migrations'
    union all
    select 'index', indexname, indexdef from pg_indexes where schemaname = 'public' and tablename <> 'migrations'
    union all
    select 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'public'::regnamespace and conrelid <> 'migrations'::regclass
    order by kind, name`);
}

onDatabase('postgres', 'the migrated database', (context) => {
  it('has exactly the columns, indexes and constraints of the tables in the code', async () => {
    const nothing = generateDrizzleJson({});
    const statements = await generateMigration(nothing, generateDrizzleJson(await tables(), nothing.id));
    const fromCode = await openEmpty('postgres');
    try {
      await fromCode.db.run('create table migrations (name text primary key)');
      await fromCode.db.run(statements.join('\n'));
      // Created at startup, if the database has the extension it needs.
      await createPartIndex(fromCode.db);
      expect(await describeSchema(context.db)).toEqual(await describeSchema(fromCode.db));
    } finally {
      await fromCode.drop();
    }
  });
});
