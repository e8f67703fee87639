import { z } from 'zod';
import type { Database, Sql } from '../src/platform/db/database.ts';
import type { Arguments, Statement } from '../src/platform/db/statement.ts';

/** A database that holds each answer of a statement against the row that stands beside it. */
export const checkRows = (db: Database): Database => ({
  ...db,
  ...checked(db),
  transaction: (work) => db.transaction((tx) => work(checked(tx))),
});

const checked = (sql: Sql): Sql => ({
  async query<Name extends string, Row>(statement: Statement<Name, Row>, ...values: Arguments<Name>) {
    const rows = await sql.query(statement, ...values);
    checkAnswer(statement, rows);
    return rows;
  },
  run: (text, values) => sql.run(text, values),
  get orm() {
    return sql.orm;
  },
});

/** Of each schema the one that allows nothing else: zod compiles a schema as it is first used, so it is made once. */
const strictSchemas = new WeakMap<z.ZodObject, z.ZodObject>();

function strictly(schema: z.ZodObject): z.ZodObject {
  const made = strictSchemas.get(schema) ?? schema.strict();
  strictSchemas.set(schema, made);
  return made;
}

/** @throws Error that names the statement and the column */
export function checkAnswer(
  { name, row }: Pick<Statement<string, unknown>, 'name' | 'row'>,
  rows: readonly unknown[],
): void {
  if (rows.length === 0) return;
  if (row === undefined) throw new Error(`The statement ${name} answers rows and has no schema for them`);
  const exact = row instanceof z.ZodObject ? strictly(row) : row;
  for (const answered of rows) {
    const { error } = exact.safeParse(answered);
    if (error) throw new Error(`The statement ${name} does not answer its row: ${mistakes(error)}`);
  }
}

/** Each column that is wrong, those that nobody promised among them. */
const mistakes = ({ issues }: z.ZodError) =>
  issues
    .flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => `${key}: not in the schema`)
        : `${issue.path.join('.')}: ${issue.message}`,
    )
    .join('; ');
