import type { ExportPart } from '../../platform/db/personal-data.ts';
import type { AccountsDeps } from './accounts.deps.ts';

/**
 * Everything held about a learner, read feature by feature, as the JSON of the contract's `Export`.
 * @param parts by feature; a test walks the schema and fails when a table is in none of them
 */
export async function exportLearner(
  { db }: Pick<AccountsDeps, 'db'>,
  parts: Readonly<Record<string, ExportPart>>,
  userId: number,
  now: Date,
): Promise<string> {
  const features: string[] = [];
  await db.transaction(async (tx) => {
    // All of it as it was at one moment.
    await tx.run('set transaction isolation level repeatable read, read only');
    for (const [feature, part] of Object.entries(parts)) {
      const tables = Object.entries(await part(tx, userId)).map(([table, rows]) => `"${table}":${rows}`);
      features.push(`"${feature}":{${tables.join(',')}}`);
    }
  });
  const data = `{${features.join(',')}}`;
  return `{"format":"rounds-export","version":1,"exportedAt":"${now.toISOString()}","data":${data}}`;
}
