import { setImmediate } from 'node:timers/promises';
import type { Sql } from './database.ts';
import { type Json, toJsonArray } from './json.ts';
import { numberParameters } from './statement.ts';

/** What one feature stores about a learner: for each table, the rows as a JSON array. */
export type ExportPart = (tx: Sql, userId: number) => Promise<Record<string, Json<unknown[]>>>;

/**
 * Runs in the transaction that erases a learner for good, before their row is deleted. It anonymizes what outlives
 * them. Payment records belong here: they outlive the account by seven years, without the name.
 */
export type BeforeErase = (tx: Sql, userId: number, now: Date) => Promise<void>;

/** Rows per batch. The embedded database runs in the thread that serves everybody, and must not block it for long. */
const rowsAtOnce = 500;

/**
 * A feature's part of the export, read table by table, yielding to others in between. Call it in a transaction.
 * @param tables for each table name, a select of the learner $userId's rows, with columns named as in the API
 */
export function exportPart(tables: Readonly<Record<string, string>>): ExportPart {
  return async (tx, userId) => {
    const part: Record<string, Json<unknown[]>> = {};
    for (const [table, select] of Object.entries(tables)) part[table] = await readRows(tx, userId, select);
    return part;
  };
}

async function readRows(tx: Sql, userId: number, select: string): Promise<Json<unknown[]>> {
  const { text } = numberParameters(select);
  await tx.run(
    `declare export_rows no scroll cursor for select row_to_json(r)::text as json from (${text}) r`,
    [userId],
  );
  const all: Json<unknown>[] = [];
  let rows;
  do {
    rows = await tx.run<{ json: Json<unknown> }>(`fetch ${rowsAtOnce} from export_rows`);
    for (const { json } of rows) all.push(json);
    await setImmediate();
  } while (rows.length === rowsAtOnce);
  await tx.run('close export_rows');
  return toJsonArray(all);
}
