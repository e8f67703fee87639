import type { Database } from '../src/platform/db/database.ts';

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  /** What a foreign key refers to. */
  readonly to: string | null;
}

/** A value of each type, as SQL. Columns of other types are left to whoever adds one. */
const samples: Readonly<Record<string, string>> = {
  text: `'sample-' || gen_random_uuid()`,
  int2: '1',
  int4: '1',
  int8: '1',
  float8: '1',
  numeric: '1',
  bool: 'true',
  uuid: 'gen_random_uuid()',
  date: `date '2026-01-01'`,
  timestamptz: `timestamptz '2026-01-01'`,
  json: `'{}'`,
  jsonb: `'{}'`,
  bytea: `decode(md5(random()::text), 'hex')`,
};

/**
 * Gives a learner a row in each of these tables that has none, as far as the schema says what a row needs: tables that refer
 * to nothing but learners, without checks on their columns.
 */
export async function addSampleRows(
  { run }: Database,
  userId: number,
  tables: readonly string[],
): Promise<void> {
  const columns = await run<Column>(
    `select t.relname as "table", a.attname as "column", y.typname as type, f.relname as "to"
     from pg_attribute a
     join pg_class t on t.oid = a.attrelid and t.relnamespace = 'public'::regnamespace
     join pg_type y on y.oid = a.atttypid
     left join pg_constraint k on k.conrelid = t.oid and k.contype = 'f' and a.attnum = any (k.conkey)
     left join pg_class f on f.oid = k.confrelid
     where t.relname = any ($1) and a.attnum > 0 and not a.attisdropped and a.attidentity = ''
       and (f.relname = 'users' or (a.attnotnull and not a.atthasdef))`,
    [tables],
  );
  for (const [table, needed = []] of Map.groupBy(columns, (one) => one.table)) {
    const own = needed.find(({ to }) => to === 'users');
    const values = needed.map(({ to, type }) =>
      to === null ? samples[type] : to === 'users' ? '$1' : undefined,
    );
    if (!own || values.includes(undefined)) continue;
    const names = needed.map(({ column }) => `"${column}"`).join(', ');
    await run(
      `insert into "${table}" (${names}) select ${values.join(', ')}
       where not exists (select from "${table}" where "${own.column}" = $1)`,
      [userId],
    );
  }
}
