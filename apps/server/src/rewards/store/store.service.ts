import type { AnswerOf, QueryOf } from '@rounds/contract/endpoint';
import type {
  InventoryEntry,
  PointsTotals,
  PointsTransaction,
  RewardItem,
  listRewards,
  purchase,
} from '@rounds/contract/rewards/store';
import { isWearable } from '@rounds/contract/rewards/store.rules';
import type { Sql } from '../../platform/db/database.ts';
import type { Json } from '../../platform/db/json.ts';
import type { Fail } from '../../platform/http/errors.ts';
import { ById, type ListPage, type PageRequest, paginate } from '../../platform/pagination.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import { giveFreeze, lockLearner, spendPoints } from '../../learning/awards/index.ts';
import { selectPoints, selectTotals } from './points.queries.ts';
import { type PurchaseRefusal, decidePurchase } from './store.rules.ts';
import * as queries from './store.queries.ts';

/** Buys an item with points, in the caller's transaction: locks the learner first, then the item. */
export async function buy(
  tx: Sql,
  userId: number,
  itemId: number,
  now: Date,
  fail: Fail<PurchaseRefusal>,
): Promise<AnswerOf<typeof purchase>> {
  const learner = await lockLearner(tx, userId);
  const item = await queries.lockOptionalItem(tx, itemId);
  const holding = await queries.selectOptionalHolding(tx, userId, itemId);
  const isFreeze = item?.itemType === 'streak_freeze';
  const { points: balance, freezesHeld } = learner.totals;
  const held = isFreeze ? freezesHeld : (holding?.quantity ?? 0);
  const mayBuyLimited = await queries.mayBuyLimited(tx, userId);
  const decision = decidePurchase({ item, held, points: balance, mayBuyLimited });
  if ('refused' in decision) throw fail(decision.refused);
  if (!item) throw fail('item_not_found');
  const { name: description, pointsCost: amount } = item;
  const related = { relatedId: itemId, relatedType: 'reward_item' };
  const points = await spendPoints(tx, learner, { amount, description, ...related, now });
  if (isFreeze) await giveFreeze(tx, userId, now);
  await queries.insertSale(tx, { userId, itemId, stock: decision.stock, now });
  const entry = await queries.selectEntry(tx, userId, itemId);
  return { entry, stockQuantity: decision.stock, points };
}

/** Equips an owned item in place of another of its type. */
export function equipItem(
  { db }: ServiceDeps,
  userId: number,
  itemId: number,
  fail: Fail<'not_owned' | 'not_wearable'>,
): Promise<InventoryEntry> {
  return db.transaction(async (tx) => {
    const { itemType } = await lockOwned(tx, userId, itemId, fail);
    if (!isWearable(itemType)) throw fail('not_wearable');
    return setEquipped(tx, userId, itemId, true);
  });
}

/** Takes an owned item off. */
export function unequipItem(
  { db }: ServiceDeps,
  userId: number,
  itemId: number,
  fail: Fail<'not_owned'>,
): Promise<InventoryEntry> {
  return db.transaction(async (tx) => {
    await lockOwned(tx, userId, itemId, fail);
    return setEquipped(tx, userId, itemId, false);
  });
}

async function lockOwned(tx: Sql, userId: number, itemId: number, fail: Fail<'not_owned'>) {
  await lockLearner(tx, userId);
  const holding = await queries.selectOptionalHolding(tx, userId, itemId);
  if (!holding || holding.quantity === 0) throw fail('not_owned');
  return holding;
}

async function setEquipped(
  tx: Sql,
  userId: number,
  itemId: number,
  isEquipped: boolean,
): Promise<InventoryEntry> {
  await queries.setEquipped(tx, userId, itemId, isEquipped);
  return queries.selectEntry(tx, userId, itemId);
}

/** A page of the store. @throws ApiError 400 for an invalid cursor */
export async function readRewards(
  { db }: ServiceDeps,
  { category, trending, ...paging }: QueryOf<typeof listRewards>,
): Promise<ListPage<RewardItem>> {
  const filter = {
    category: category ?? null,
    trending: trending === undefined ? null : trending === 'true',
  };
  return paginate(paging, queries.ByPosition, (limit, after) =>
    queries.selectRewards(db, filter, limit, after),
  );
}

/** A page of the learner's items. @throws ApiError 400 */
export async function readInventory(
  { db }: ServiceDeps,
  userId: number,
  paging: PageRequest,
): Promise<ListPage<InventoryEntry>> {
  return paginate(paging, ById, (limit, after) => queries.selectInventory(db, userId, limit, after));
}

/** A page of the learner's ledger. @throws ApiError 400 */
export async function readPoints(
  { db }: ServiceDeps,
  userId: number,
  paging: PageRequest,
): Promise<ListPage<PointsTransaction>> {
  return paginate(paging, ById, (limit, after) => selectPoints(db, userId, limit, after));
}

/** The balance, and the totals earned and spent, as JSON. */
export function readTotals({ db, clock }: ServiceDeps, userId: number): Promise<Json<PointsTotals>> {
  return selectTotals(db, userId, clock.now());
}

/** The ids of all items ever stocked, by slug. */
export async function readItemIds(sql: Sql): Promise<ReadonlyMap<string, number>> {
  return new Map((await queries.selectStored(sql)).map(({ slug, id }) => [slug, id]));
}
