import type { AnswerOf, QueryOf } from '@rounds/contract/endpoint';
import type { InventoryEntry, listPoints, listRewards, purchase } from '@rounds/contract/rewards';
import { isWearable } from '@rounds/contract/rewards.rules';
import type { Clock } from '../../platform/clock.ts';
import type { ListPage } from '../../platform/cursors.ts';
import type { Database, Sql } from '../../platform/db/database.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { selectPointsPage, selectTotals } from './points.queries.ts';
import { type PurchaseRefusal, decidePurchase } from './rewards.rules.ts';
import * as queries from './rewards.queries.ts';

export interface RewardsDeps {
  readonly db: Database;
  readonly clock: Clock;
}

type Paging = QueryOf<typeof listPoints>;

const refusals: Readonly<Record<PurchaseRefusal, () => ApiError>> = {
  item_not_found: () => new ApiError(404, 'item_not_found', 'That item is not in the store.'),
  already_owned: () => new ApiError(409, 'already_owned', 'You already own that item.'),
  sold_out: () => new ApiError(409, 'sold_out', 'That item is sold out.'),
  not_enough_points: () => new ApiError(402, 'not_enough_points', 'You need more points for that item.'),
};

/**
 * Buys an item with points, in one transaction under a lock on the learner and then on the item.
 * `runOnce` runs it once for an idempotency key.
 * @throws ApiError 402, 404 or 409
 */
export async function buy(
  { clock }: RewardsDeps,
  userId: number,
  itemId: number,
  runOnce: (work: (tx: Sql) => Promise<AnswerOf<typeof purchase>>) => Promise<AnswerOf<typeof purchase>>,
): Promise<AnswerOf<typeof purchase>> {
  return runOnce(async (tx) => {
    const points = await queries.lockLearner(tx, userId);
    const item = await queries.lockOptionalItem(tx, itemId);
    const holding = await queries.selectOptionalHolding(tx, userId, itemId);
    const decision = decidePurchase({ item, held: holding?.quantity ?? 0, points });
    if ('refused' in decision) throw refusals[decision.refused]();
    if (!item) throw refusals.item_not_found();
    await queries.insertSale(tx, {
      userId,
      itemId,
      name: item.name,
      cost: item.pointsCost,
      ...decision,
      now: clock.now(),
    });
    const entry = await queries.selectEntry(tx, userId, itemId);
    return { entry, stockQuantity: decision.stock, points: decision.points };
  });
}

/**
 * Equips an owned item in place of another of its type, or takes it off.
 * @throws ApiError 404 for what the learner does not own, 422 for what can't be worn
 */
export async function wear(
  { db }: RewardsDeps,
  userId: number,
  itemId: number,
  isEquipped: boolean,
): Promise<InventoryEntry> {
  const notOwned = () => new ApiError(404, 'not_owned', 'You do not own that item.');
  return db.transaction(async (tx) => {
    await queries.lockLearner(tx, userId);
    const holding = await queries.selectOptionalHolding(tx, userId, itemId);
    if (!holding || holding.quantity === 0) throw notOwned();
    if (isEquipped && !isWearable(holding.itemType)) {
      throw new ApiError(422, 'not_wearable', 'That item works by itself and is not worn.');
    }
    await queries.setEquipped(tx, userId, itemId, isEquipped);
    return queries.selectEntry(tx, userId, itemId);
  });
}

/** A page of the store. @throws ApiError 400 for a cursor that is none of ours */
export async function readRewards(
  { db }: RewardsDeps,
  { category, trending, ...paging }: QueryOf<typeof listRewards>,
): Promise<ListPage> {
  const filter = {
    category: category ?? null,
    trending: trending === undefined ? null : trending === 'true',
  };
  return pageOf(paging, (limit, after) => queries.selectRewardsPage(db, filter, limit, after));
}

/** A page of the learner's own items. @throws ApiError 400 */
export async function readInventory({ db }: RewardsDeps, userId: number, paging: Paging): Promise<ListPage> {
  return pageOf(paging, (limit, after) => queries.selectInventoryPage(db, userId, limit, after));
}

/** A page of the learner's own ledger. @throws ApiError 400 */
export async function readPoints({ db }: RewardsDeps, userId: number, paging: Paging): Promise<ListPage> {
  return pageOf(paging, (limit, after) => selectPointsPage(db, userId, limit, after));
}

/** The totals' JSON. */
export function readTotals({ db, clock }: RewardsDeps, userId: number): Promise<string> {
  return selectTotals(db, userId, clock.now());
}

async function pageOf(
  { limit, cursor }: Paging,
  select: (limit: number, after: number | null) => Promise<queries.Page>,
): Promise<ListPage> {
  const { json, count, last } = await select(limit, readCursor(cursor));
  const isFull = count === limit && last !== null;
  return { json, nextCursor: isFull ? Buffer.from(String(last)).toString('base64url') : null };
}

function readCursor(cursor: string | undefined): number | null {
  if (cursor === undefined) return null;
  const text = Buffer.from(cursor, 'base64url').toString();
  if (!/^\d{1,15}$/.test(text)) {
    throw new ApiError(400, 'invalid_input', 'That cursor is not one of ours.', {
      issues: [{ path: 'cursor', message: 'Invalid input' }],
    });
  }
  return Number(text);
}
