import type { Sql } from '../../platform/db/database.ts';
import { type Asked, placeOf } from './scenarios.rules.ts';
import { tellContentChanged } from './scenarios.queries.ts';
import * as queries from './withdrawals.queries.ts';

/** The outcome of a withdrawal or restoration. */
export type UseChanged = 'changed' | 'unchanged' | 'unknown';

/** Withdraws a question of the newest edition, or restores it, in every process. */
export async function changeUse(
  tx: Sql,
  { use, ...change }: queries.Change & { readonly use: boolean },
): Promise<UseChanged> {
  if (!(await queries.selectIsKnown(tx, change.scenarioId, change.questionIndex))) return 'unknown';
  const save = use ? queries.closeWithdrawal : queries.insertWithdrawal;
  if (!(await save(tx, change))) return 'unchanged';
  await tellContentChanged(tx);
  return 'changed';
}

/**
 * Moves withdrawals along with their questions to the newest edition. If a question is gone, its withdrawal stays with
 * the older editions.
 */
export async function moveWithdrawals(
  tx: Sql,
  scenarioId: number,
  questions: readonly Asked[],
): Promise<void> {
  const taken = new Set<number>();
  for (const withdrawal of await queries.selectWithdrawals(tx, scenarioId)) {
    const place = placeOf(withdrawal, questions);
    if (place === null || taken.has(place)) continue;
    taken.add(place);
    await queries.moveWithdrawal(tx, withdrawal.id, place);
  }
}
