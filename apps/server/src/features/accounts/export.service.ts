import type { Export } from '@rounds/contract/account';
import type { ExportPart } from '../../platform/db/personal-data.ts';
import type { AccountsDeps } from './accounts.deps.ts';

/**
 * Everything held about a learner, read feature by feature.
 * @param parts by feature; a test walks the schema and fails when a table is in none of them
 */
export async function exportLearner(
  { db, clock }: Pick<AccountsDeps, 'db' | 'clock'>,
  parts: Readonly<Record<string, ExportPart>>,
  userId: number,
): Promise<Export> {
  const data: Export['data'] = {};
  for (const [feature, part] of Object.entries(parts)) data[feature] = await part(db, userId);
  return { format: 'rounds-export', version: 1, exportedAt: clock.now().toISOString(), data };
}
