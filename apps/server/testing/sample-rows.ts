import type { Database } from '../src/platform/db/database.ts';

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  /** The target of a foreign key. */
  readonly to: string | null;
  readonly toColumn: string | null;
}

/** A value for each type, as SQL. If you add a column of another type, add one here. */
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
 * Gives a learner a row in each of these tables that has none, as far as the schema alone is enough: in tables without
 * checks on their columns. Rows they refer to, other than learners, must already exist, and must be the learner's own
 * where they are about learners.
 */
export async function addSampleRows(
  { run }: Database,
  userId: number,
  tables: readonly string[],
): Promise<void> {
  const columns = await run<Column>(
    `select t.relname as "table", a.attname as "column", y.typname as type, f.relname as "to", r.attname as "toColumn"
     from pg_attribute a
     join pg_class t on t.oid = a.attrelid and t.relnamespace = 'public'::regnamespace
     join pg_type y on y.oid = a.atttypid
     left join pg_constraint k on k.conrelid = t.oid and k.contype = 'f' and a.attnum = any (k.conkey)
     left join pg_class f on f.oid = k.confrelid
     left join pg_attribute r on r.attrelid = f.oid and r.attnum = k.confkey[array_position(k.conkey, a.attnum)]
     where t.relname = any ($1) and a.attnum > 0 and not a.attisdropped and a.attidentity = ''
       and (f.relname = 'users' or (a.attnotnull and not a.atthasdef))`,
    [tables],
  );
  const learnersIn = (table: string | null) =>
    columns.flatMap((one) => (one.table === table && one.to === 'users' ? [one.column] : []));
  const byTable = Map.groupBy(columns, (one) => one.table);
  const done = new Set<string>();
  const fill = async (table: string): Promise<void> => {
    const needed = byTable.get(table) ?? [];
    if (done.has(table)) return;
    done.add(table);
    for (const { to } of needed) if (to) await fill(to);
    const values = needed.map(({ to, type, toColumn }, index) =>
      to === null ? samples[type] : to === 'users' ? '$1::int' : `r${index}."${toColumn}"`,
    );
    const learners = learnersIn(table);
    if (learners.length === 0 || values.includes(undefined)) return;
    const others = needed.flatMap(({ to }, index) =>
      to === null || to === 'users' ? [] : [{ to, name: `r${index}` }],
    );
    const from = others.map(({ to, name }) => `"${to}" ${name}`).join(', ');
    const isOwn = others.flatMap(({ to, name }) => {
      const [learner] = learnersIn(to);
      return learner === undefined ? [] : [`${name}."${learner}" = $1::int and`];
    });
    await run(
      `insert into "${table}" (${needed.map(({ column }) => `"${column}"`).join(', ')})
       select ${values.join(', ')} ${from && `from ${from}`}
       where ${isOwn.join(' ')} not exists (
         select from "${table}" where $1::int in (${learners.map((column) => `"${column}"`).join(', ')}))
       limit 1`,
      [userId],
    );
  };
  for (const table of byTable.keys()) await fill(table);
}
