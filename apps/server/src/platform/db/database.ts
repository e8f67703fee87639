import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { type Arguments, type Statement, statement } from './statement.ts';

/** Drizzle, where convenience matters more than a round trip. */
export type Orm = PgDatabase<PgQueryResultHKT>;

/** What queries are given: the database itself, or one transaction of it. */
export interface Sql {
  /** Rows of a prepared statement. Cast in SQL what the drivers disagree on (int8, numeric, date). */
  query<Name extends string, Row>(
    statement: Statement<Name, Row>,
    ...values: Arguments<Name>
  ): Promise<Row[]>;
  /**
   * Runs text without preparing it; several statements in one text can't have values. For maintenance, not for
   * requests.
   */
  run<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  readonly orm: Orm;
}

export interface Database extends Sql {
  readonly kind: 'pglite' | 'postgres';
  /** Commits when `work` resolves, rolls back when it rejects. Use only `tx` inside: PGlite has one connection. */
  transaction<T>(work: (tx: Sql) => Promise<T>): Promise<T>;
  /** Calls `handler` for every notification on the channel, from any process, until the database is closed. */
  listen(channel: string, handler: (payload: string) => void): Promise<void>;
  /** Resolves if connections of every kind answer within seconds. @throws DatabaseUnavailable */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** The first row of a statement. @throws Error if there is none, which is a bug */
export async function queryRow<Name extends string, Row>(
  sql: Sql,
  statement: Statement<Name, Row>,
  ...values: Arguments<Name>
): Promise<Row> {
  const [row] = await sql.query(statement, ...values);
  if (!row) throw new Error(`The statement ${statement.name} answered no row`);
  return row;
}

/** The first row of a statement; null if there is none. */
export async function queryOptionalRow<Name extends string, Row>(
  sql: Sql,
  statement: Statement<Name, Row>,
  ...values: Arguments<Name>
): Promise<Row | null> {
  const [row] = await sql.query(statement, ...values);
  return row ?? null;
}

const notification = statement({
  name: 'notification_to_processes',
  text: 'select pg_notify($channel, $payload)::text as sent',
  row: z.object({ sent: z.string() }),
});

/** Notifies every process that listens on the channel; inside a transaction, when it commits. */
export async function notify(sql: Sql, channel: string, payload: string): Promise<void> {
  await sql.query(notification, { channel, payload });
}

/** Five characters, never beginning with E as Node's codes do (EPIPE). */
const sqlStates = /^[0-9FHPX][0-9A-Z]{4}$/;

/** The SQLSTATE of a database error, however deep it is wrapped; undefined for any other error. */
export function sqlState(error: unknown): string | undefined {
  for (let e = error; e instanceof Error; e = e.cause) {
    if ('code' in e && typeof e.code === 'string' && sqlStates.test(e.code)) return e.code;
  }
  return undefined;
}

/** The name of the constraint that a database error violated, if any. */
export function violatedConstraint(error: unknown): string | undefined {
  for (let e = error; e instanceof Error; e = e.cause) {
    if ('constraint' in e && typeof e.constraint === 'string') return e.constraint;
  }
  return undefined;
}
