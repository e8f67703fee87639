import type { Sql } from '../../platform/db/database.ts';
import type { Fail } from '../../platform/http/errors.ts';
import { type Asked, placeOf } from './scenarios.rules.ts';
import { tellContentChanged } from './scenarios.queries.ts';
import * as queries from './withdrawals.queries.ts';

type Refusal = 'question_not_found' | 'question_withdrawn' | 'question_in_use';

/** Takes a question of the newest edition out of use, or puts it back, in every process. */
export async function changeUse(
  tx: Sql,
  change: queries.Change & { readonly use: boolean },
  fail: Fail<Refusal>,
): Promise<void> {
  const { use, ...rest } = change;
  if (!(await queries.selectIsKnown(tx, rest.scenarioId, rest.questionIndex)))
    throw fail('question_not_found');
  if (use && !(await queries.closeWithdrawal(tx, rest))) throw fail('question_in_use');
  if (!use && !(await queries.insertWithdrawal(tx, rest))) throw fail('question_withdrawn');
  await tellContentChanged(tx);
}

/** Has withdrawals follow their questions to the newest edition. One whose question is gone stays with the older editions. */
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
