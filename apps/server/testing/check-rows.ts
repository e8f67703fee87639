import { AsyncLocalStorage } from 'node:async_hooks';
import { z } from 'zod';
import type { Database, Sql } from '../src/platform/db/database.ts';
import type { Arguments, Statement } from '../src/platform/db/statement.ts';

/** Tracks the transaction that work runs in. */
const open = new AsyncLocalStorage<{ ended: boolean }>();

/**
 * A database that checks every row a statement returns against the declared schema. It also rejects queries that bypass
 * an open transaction: the embedded database, with its one connection, would deadlock.
 */
export const checkRows = (db: Database): Database => ({
  ...db,
  ...checked({
    query: async (statement, ...values) => unlessOpen(() => db.query(statement, ...values)),
    // The job queue queries its own tables this way, and tests look things up.
    run: (text, values) => db.run(text, values),
    get orm() {
      return unlessOpen(() => db.orm);
    },
  }),
  transaction: async (work) =>
    unlessOpen(() => {
      const state = { ended: false };
      return db
        .transaction((tx) => open.run(state, () => work(checked(tx))))
        .finally(() => (state.ended = true));
    }),
});

function unlessOpen<T>(work: () => T): T {
  if (open.getStore()?.ended === false) throw new Error('Inside a transaction ask only `tx`');
  return work();
}

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

/** Each schema's strict version, cached because zod compiles a schema on first use. */
const strictSchemas = new WeakMap<z.ZodObject, z.ZodObject>();

function strictly(schema: z.ZodObject): z.ZodObject {
  const made = strictSchemas.get(schema) ?? schema.strict();
  strictSchemas.set(schema, made);
  return made;
}

/** @throws Error naming the statement and the column */
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

/** Every wrong column, including undeclared ones. */
const mistakes = ({ issues }: z.ZodError) =>
  issues
    .flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => `${key}: not in the schema`)
        : `${issue.path.join('.')}: ${issue.message}`,
    )
    .join('; ');
