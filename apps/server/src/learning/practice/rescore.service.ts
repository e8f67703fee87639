import type { Sql } from '../../platform/db/database.ts';
import { rescore } from '../progress/index.ts';
import type { Answered } from '../review/index.ts';
import type { Correction } from '../scenarios/index.ts';
import * as queries from './rescore.queries.ts';

/** Like `rescoreAttempts`, for practice answers, which earn nothing for being right. */
export async function rescorePractice(
  tx: Sql,
  userId: number,
  { scenarioId, keys }: { readonly scenarioId: number; readonly keys: readonly Correction[] },
): Promise<Answered[]> {
  const items = rescore(await queries.selectToRescore(tx, userId, keys), keys);
  if (items.length === 0) return [];
  await queries.saveRescored(tx, items);
  return items
    .filter(({ isBetter }) => isBetter)
    .map(({ questionIndex, credit, confidence }) => ({ scenarioId, questionIndex, credit, confidence }));
}
