import type { Export } from '@rounds/contract/identity/accounts.security';
import { type Json, toJson, toJsonObject } from '../../../platform/db/json.ts';
import { turnsOf } from '../../../platform/turns.ts';
import type { ExportPart } from '../../../platform/db/personal-data.ts';
import type { AccountsDeps } from '../accounts.deps.ts';

/**
 * An export is held in memory while it is built, so only one is built at a time, and each learner may have one waiting.
 */
const ofOne = turnsOf(1);
const ofAll = turnsOf(1);
const everybody = 0;

/**
 * Everything stored about a learner, read feature by feature, as JSON.
 * @param parts by feature; a test walks the schema and fails if a table is missing from all of them
 */
export const exportLearner = (
  { db }: Pick<AccountsDeps, 'db'>,
  parts: Readonly<Record<string, ExportPart>>,
  userId: number,
  now: Date,
): Promise<Json<Export>> => ofOne(userId, () => ofAll(everybody, () => readAll(db, parts, userId, now)));

async function readAll(
  db: AccountsDeps['db'],
  parts: Readonly<Record<string, ExportPart>>,
  userId: number,
  now: Date,
): Promise<Json<Export>> {
  const features: Record<string, Json<Record<string, unknown[]>>> = {};
  await db.transaction(async (tx) => {
    // One snapshot for everything.
    await tx.run('set transaction isolation level repeatable read, read only');
    for (const [feature, part] of Object.entries(parts))
      features[feature] = toJsonObject<Record<string, unknown[]>>(await part(tx, userId));
  });
  return toJsonObject<Export>({
    format: toJson('rounds-export' as const),
    version: toJson(1 as const),
    exportedAt: toJson(now.toISOString()),
    data: toJsonObject<Export['data']>(features),
  });
}
