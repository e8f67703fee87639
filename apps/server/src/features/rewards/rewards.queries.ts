import type { InventoryEntry } from '@rounds/contract/rewards';
import type { RewardCategory } from '@rounds/contract/rewards.rules';
import { and, eq, inArray } from 'drizzle-orm';
import type { Sql, Statement } from '../../platform/db/database.ts';
import type { ListRow } from '../../platform/db/list-row.ts';
import { users } from '../accounts/accounts.tables.ts';
import type { ContentReward, StoredReward } from './rewards.rules.ts';
import { pointsTransactions, rewardItems, userInventory } from './rewards.tables.ts';

const faceJson = `'slug', r.slug, 'itemType', r.item_type, 'name', r.name, 'description', r.description,
  'category', r.category, 'color', r.color, 'style', r.style`;

const entryJson = `json_build_object(
  'id', i.id, 'itemId', i.item_id, 'isEquipped', i.is_equipped, 'quantity', i.quantity,
  'purchasedAt', iso_instant(i.purchased_at),
  'usedFor', (select to_char(max(f.day), 'YYYY-MM-DD') from streak_freezes f
              where f.user_id = i.user_id and f.item_id = i.item_id),
  'item', json_build_object(${faceJson}))`;

const rewards: Statement = {
  name: 'rewards_list',
  text: `
    select json_build_object(
        'id', r.id, ${faceJson}, 'pointsCost', r.points_cost, 'imageUrl', r.image_url, 'isTrending', r.is_trending,
        'stockQuantity', r.stock_quantity)::text as json,
      json_build_array(r.position) as place
    from reward_items r
    where is_active and ($1::text is null or category = $1) and ($2::boolean is null or is_trending = $2)
      and ($4::int is null or position > $4)
    order by position limit $3`,
};

/** What the store has, in its order. */
export async function selectRewards(
  sql: Sql,
  { category, trending }: { category: RewardCategory | null; trending: boolean | null },
  limit: number,
  [after]: readonly [number | null],
): Promise<ListRow<[number]>[]> {
  return sql.query(rewards, [category, trending, limit, after]);
}

const inventory: Statement = {
  name: 'inventory_list',
  text: `
    select ${entryJson}::text as json, json_build_array(i.id) as place
    from user_inventory i join reward_items r on r.id = i.item_id
    where i.user_id = $1 and ($3::int is null or i.id < $3)
    order by i.id desc limit $2`,
};

/** A learner's items, the latest first. */
export async function selectInventory(
  sql: Sql,
  userId: number,
  limit: number,
  [before]: readonly [number | null],
): Promise<ListRow<[number]>[]> {
  return sql.query(inventory, [userId, limit, before]);
}

const entry: Statement = {
  name: 'inventory_entry',
  text: `
    select ${entryJson} as entry from user_inventory i join reward_items r on r.id = i.item_id
    where i.user_id = $1 and i.item_id = $2`,
};

export async function selectEntry(sql: Sql, userId: number, itemId: number): Promise<InventoryEntry> {
  return onlyRow(await sql.query<{ entry: InventoryEntry }>(entry, [userId, itemId])).entry;
}

/** Locks the learner, so that what they own and spend changes in one transaction at a time. Answers their points. */
export async function lockLearner({ orm }: Sql, userId: number): Promise<number> {
  const rows = await orm
    .select({ points: users.points })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return onlyRow(rows).points;
}

/** Locks an item of the store, so that its stock is counted down by one buyer at a time. */
export async function lockOptionalItem({ orm }: Sql, itemId: number) {
  const [row] = await orm.select().from(rewardItems).where(eq(rewardItems.id, itemId)).for('no key update');
  return row ?? null;
}

/** What a learner has of an item, used up or not; null when they never had it. */
export async function selectOptionalHolding({ orm }: Sql, userId: number, itemId: number) {
  const [row] = await orm
    .select({
      id: userInventory.id,
      quantity: userInventory.quantity,
      itemType: rewardItems.itemType,
    })
    .from(userInventory)
    .innerJoin(rewardItems, eq(rewardItems.id, userInventory.itemId))
    .where(and(eq(userInventory.userId, userId), eq(userInventory.itemId, itemId)));
  return row ?? null;
}

export interface Sale {
  readonly userId: number;
  readonly itemId: number;
  readonly name: string;
  readonly cost: number;
  /** After the sale. */
  readonly points: number;
  readonly stock: number | null;
  readonly now: Date;
}

/** Writes a purchase: the item, its stock, the learner's points and the ledger's row. */
export async function insertSale(
  { orm }: Sql,
  { userId, itemId, name, cost, points, stock, now }: Sale,
): Promise<void> {
  await orm
    .insert(userInventory)
    .values({ userId, itemId, purchasedAt: now })
    .onConflictDoUpdate({
      target: [userInventory.userId, userInventory.itemId],
      set: { quantity: 1, purchasedAt: now },
    });
  await orm.insert(pointsTransactions).values({
    userId,
    amount: -cost,
    type: 'spent',
    description: name,
    relatedId: itemId,
    relatedType: 'reward_item',
    createdAt: now,
  });
  await orm.update(users).set({ points }).where(eq(users.id, userId));
  if (stock !== null)
    await orm.update(rewardItems).set({ stockQuantity: stock }).where(eq(rewardItems.id, itemId));
}

const wear: Statement = {
  name: 'inventory_wear',
  text: `
    update user_inventory i set is_equipped = (i.item_id = $2 and $3)
    from reward_items r
    where r.id = i.item_id and i.user_id = $1
      and (i.item_id = $2 or $3 and i.is_equipped and r.item_type = (select item_type from reward_items where id = $2))`,
};

/** Equips an owned item in place of others of its type, or takes it off. */
export async function setEquipped(
  tx: Sql,
  userId: number,
  itemId: number,
  isEquipped: boolean,
): Promise<void> {
  await tx.query(wear, [userId, itemId, isEquipped]);
}

export async function selectStored({ orm }: Sql): Promise<StoredReward[]> {
  return orm.select().from(rewardItems);
}

export async function insertItem({ orm }: Sql, item: ContentReward): Promise<void> {
  await orm.insert(rewardItems).values({ ...item, stockQuantity: item.stockListed });
}

export async function changeItem(
  { orm }: Sql,
  id: number,
  item: ContentReward,
  stock: number | null,
): Promise<void> {
  await orm
    .update(rewardItems)
    .set({ ...item, stockQuantity: stock, isActive: true })
    .where(eq(rewardItems.id, id));
}

export async function retireItems({ orm }: Sql, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await orm
      .update(rewardItems)
      .set({ isActive: false })
      .where(inArray(rewardItems.id, [...ids]));
}

/** Locks the store's items, so that stock that is sold meanwhile is not written over. */
export async function lockStore(tx: Sql): Promise<void> {
  await tx.query({ name: 'rewards_lock', text: 'select id from reward_items order by id for no key update' });
}

const freezes: Statement = { name: 'freezes_due', text: 'select use_due_streak_freezes($1) as used' };

/** Bridges the one missed day of everybody who holds a streak freeze; answers how many. */
export async function useDueFreezes(sql: Sql, now: Date): Promise<number> {
  return onlyRow(await sql.query<{ used: number }>(freezes, [now])).used;
}

function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('A row that must be there is missing');
  return row;
}
