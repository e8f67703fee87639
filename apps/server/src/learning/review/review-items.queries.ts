import { LocalDay } from '@rounds/contract/common';
import { ReviewItem } from '@rounds/contract/learning/review';
import { z } from 'zod';
import type { Sql } from '../../platform/db/database.ts';
import { listRow } from '../../platform/db/list-row.ts';
import { statement } from '../../platform/db/statement.ts';
import { isInUse } from '../scenarios/scenarios.fragments.ts';

const itemJson = (i: string) => `json_build_object(
  'id', ${i}.id, 'ownQuestion', ${i}.own_question, 'scenarioId', ${i}.scenario_id, 'questionIndex', ${i}.question_index, 'dueOn', ${i}.due_on,
  'intervalDays', greatest(${i}.due_on - ${i}.reviewed_on, 0), 'repetitions', ${i}.repetitions, 'lapses', ${i}.lapses,
  'suspended', ${i}.suspended)`;

/** An item's position: by day, then by id. */
export const ByDay = z.tuple([LocalDay, z.int()]);
type ByDay = z.output<typeof ByDay>;

const itemsByDay = statement({
  name: 'review_items_by_day',
  text: `
    select ${itemJson('i')}::text as json, json_build_array(i.due_on, i.id)::text as place
    from review_items i
    where i.user_id = $userId and i.due_on is not null and ${isInUse('i')}
      and ($afterDay::date is null or (i.due_on, i.id) > ($afterDay, $afterId::int))
    order by i.due_on, i.id
    limit $limit`,
  row: listRow(ReviewItem, ByDay),
});

export function selectItems(sql: Sql, userId: number, limit: number, after: ByDay | null) {
  const [afterDay, afterId] = after ?? [null, null];
  return sql.query(itemsByDay, { userId, limit, afterDay, afterId });
}

const suspendedItem = statement({
  name: 'review_item_suspend',
  text: `
    update review_items i set suspended = $suspended
    where user_id = $userId and id = $id and due_on is not null
    returning ${itemJson('i')} as item`,
  row: z.object({ item: ReviewItem }),
});

/** Suspends a question or resumes it; null if it isn't in review. */
export async function updateSuspended(
  tx: Sql,
  userId: number,
  id: number,
  suspended: boolean,
): Promise<ReviewItem | null> {
  const [row] = await tx.query(suspendedItem, { userId, id, suspended });
  return row?.item ?? null;
}

const forgottenItem = statement({
  name: 'review_item_forget',
  text: `
    update review_items set due_on = null, forgotten_at = $now, suspended = false
    where user_id = $userId and id = $id and scenario_id is not null
    returning id`,
  row: z.object({ id: z.int() }),
});
const forgottenOwn = statement({
  name: 'review_item_forget_own',
  text: 'delete from review_items where user_id = $userId and id = $id and scenario_id is null returning id',
  row: z.object({ id: z.int() }),
});

/**
 * Removes a question until it is missed again. Answers in scenarios stay but no longer count; answers to the learner's
 * own questions are deleted.
 * @returns false if there is none
 */
export async function forgetItem(tx: Sql, userId: number, id: number, now: Date): Promise<boolean> {
  const forgotten = await tx.query(forgottenItem, { userId, id, now });
  return forgotten.length > 0 || (await tx.query(forgottenOwn, { userId, id })).length > 0;
}
