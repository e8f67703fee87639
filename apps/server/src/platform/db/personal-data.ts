import type { Sql } from './database.ts';

/** What one feature holds about a learner: by table, the rows. */
export type ExportPart = (sql: Sql, userId: number) => Promise<Record<string, unknown[]>>;

/** Lets a learner go before they are erased for good: what outlives them loses whose it was. In that transaction. */
export type LetGo = (tx: Sql, userId: number, now: Date) => Promise<void>;

/**
 * A feature's part of the export, in one statement.
 * @param name of the prepared statement
 * @param tables by a table's name, a select of its rows that belong to the learner $1, columns named as in the API
 */
export function exportPart(name: string, tables: Readonly<Record<string, string>>): ExportPart {
  const entries = Object.entries(tables).map(
    ([table, select]) => `'${table}', (select coalesce(json_agg(r), '[]') from (${select}) r)`,
  );
  const statement = { name, text: `select json_build_object(${entries.join(', ')})::text as json` };
  return async (sql, userId) => {
    const [row] = await sql.query<{ json: string }>(statement, [userId]);
    if (!row) throw new Error(`${name} answered nothing`);
    return JSON.parse(row.json) as Record<string, unknown[]>;
  };
}
