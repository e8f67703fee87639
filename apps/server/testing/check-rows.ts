import { AsyncLocalStorage } from 'node:async_hooks';
import { z } from 'zod';
import type { Database, Sql } from '../src/platform/db/database.ts';
import type { Arguments, Statement } from '../src/platform/db/statement.ts';

/** The transaction that something is done for. */
const open = new AsyncLocalStorage<{ ended: boolean }>();

/**
 * A database that holds each answer of a statement against the row that stands beside it, and that can't be asked past an open
 * transaction: the embedded one, with its one connection, would wait for itself.
 */
export const checkRows = (db: Database): Database => ({
  ...db,
  ...checked({
    query: async (statement, ...values) => unlessOpen(() => db.query(statement, ...values)),
    // The queue of jobs asks so for what it keeps, and tests for what they look at.
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
