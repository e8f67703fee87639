import { maxInteger } from '@rounds/contract/common';
import { InventoryEntry, RewardItem } from '@rounds/contract/rewards/store';
import type { RewardCategory } from '@rounds/contract/rewards/store.rules';
import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { exportPart } from '../../platform/db/personal-data.ts';
import type { Sql } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { ById, listRow } from '../../platform/db/list-row.ts';
import type { ContentReward, StoredReward } from './store.rules.ts';
import { rewardItems, userInventory } from './store.tables.ts';

/** An item's position in the store: its order in the content. */
export const ByPosition = z.tuple([z.int().min(0).max(maxInteger)]);
type ByPosition = z.output<typeof ByPosition>;

const faceJson = `'slug', r.slug, 'itemType', r.item_type, 'name', r.name, 'description', r.description,
  'category', r.category, 'color', r.color, 'style', r.style`;

// The streak's own data says how many freezes are held, and what they were used for.
const entryJson = `json_build_object(
  'id', i.id, 'itemId', i.item_id, 'isEquipped', i.is_equipped,
  'quantity', case when r.item_type = 'streak_freeze'
    then (select t.freezes_held from learner_totals t where t.user_id = i.user_id) else i.quantity end,
  'purchasedAt', iso_instant(i.purchased_at),
  'usedFor', case when r.item_type = 'streak_freeze' then (
    select to_char(max(d.day), 'YYYY-MM-DD') from activity_days d where d.user_id = i.user_id and d.frozen) end,
  'item', json_build_object(${faceJson}))`;

const rewardsInOrder = statement({
  name: 'rewards_in_order',
  text: `
    select json_build_object(
        'id', r.id, ${faceJson}, 'pointsCost', r.points_cost, 'imageUrl', r.image_url, 'isTrending', r.is_trending,
        'stockQuantity', r.stock_quantity)::text as json,
      json_build_array(r.position)::text as place
    from reward_items r
    where is_active and ($category::text is null or category = $category) and ($trending::boolean is null or is_trending = $trending)
      and ($afterPosition::int is null or position > $afterPosition)
    order by position limit $limit`,
  row: listRow(RewardItem, ByPosition),
});

/** The store's items, in order. */
export function selectRewards(
  sql: Sql,
  { category, trending }: { category: RewardCategory | null; trending: boolean | null },
  limit: number,
  after: ByPosition | null,
) {
  return sql.query(rewardsInOrder, { category, trending, limit, afterPosition: after?.[0] ?? null });
}

const inventoryOfUser = statement({
  name: 'inventory_latest_first',
  text: `
    select ${entryJson}::text as json, json_build_array(i.id)::text as place
    from user_inventory i join reward_items r on r.id = i.item_id
    where i.user_id = $userId and ($beforeId::int is null or i.id < $beforeId)
    order by i.id desc limit $limit`,
  row: listRow(InventoryEntry, ById),
});

/** A learner's items, latest first. */
export function selectInventory(sql: Sql, userId: number, limit: number, after: ById | null) {
  return sql.query(inventoryOfUser, { userId, limit, beforeId: after?.[0] ?? null });
}

const inventoryEntry = statement({
  name: 'inventory_entry_of_item',
  text: `
    select ${entryJson} as entry from user_inventory i join reward_items r on r.id = i.item_id
    where i.user_id = $userId and i.item_id = $itemId`,
  row: z.object({ entry: InventoryEntry }),
});

export async function selectEntry(sql: Sql, userId: number, itemId: number): Promise<InventoryEntry> {
  return onlyRow(await sql.query(inventoryEntry, { userId, itemId })).entry;
}

/** Locks a store item, so that only one buyer at a time decreases its stock. */
export async function lockOptionalItem({ orm }: Sql, itemId: number) {
  const [row] = await orm.select().from(rewardItems).where(eq(rewardItems.id, itemId)).for('no key update');
  return row ?? null;
}

/** How many of an item a learner has, used up or not; null if they never had it. */
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

const limitedPermission = statement({
  name: 'user_may_buy_limited',
  text: `
    select not u.is_demo and (exists (
        select from scenario_attempts a
        where a.user_id = u.id and a.completed_at >= u.created_at
          and exists (select from attempt_answers n where n.attempt_id = a.id))
      or exists (
        select from user_inventory i join reward_items r on r.id = i.item_id
        where i.user_id = u.id and r.stock_quantity is not null)) as allowed
    from users u where u.id = $userId`,
  row: z.object({ allowed: z.boolean() }),
});

/**
 * Whether a learner may buy limited items. Throwaway accounts with claimed points must not empty the shelf, nor must
 * copies of the demo learner, which disappear after a day with what they took.
 */
export async function mayBuyLimited(sql: Sql, userId: number): Promise<boolean> {
  return onlyRow(await sql.query(limitedPermission, { userId })).allowed;
}

export interface Sale {
  readonly userId: number;
  readonly itemId: number;
  /** After the sale; null if unlimited. */
  readonly stock: number | null;
  readonly now: Date;
}

/** Hands over an item, and takes it from the stock. */
export async function insertSale({ orm }: Sql, { userId, itemId, stock, now }: Sale): Promise<void> {
  await orm
    .insert(userInventory)
    .values({ userId, itemId, purchasedAt: now })
    .onConflictDoUpdate({
      target: [userInventory.userId, userInventory.itemId],
      set: { quantity: 1, purchasedAt: now },
    });
  if (stock !== null)
    await orm.update(rewardItems).set({ stockQuantity: stock }).where(eq(rewardItems.id, itemId));
}

const equippedItem = statement({
  name: 'inventory_set_equipped',
  text: `
    update user_inventory i set is_equipped = (i.item_id = $itemId and $isEquipped)
    from reward_items r
    where r.id = i.item_id and i.user_id = $userId
      and (i.item_id = $itemId or $isEquipped and i.is_equipped and r.item_type = (select item_type from reward_items where id = $itemId))`,
});

/** Equips an owned item in place of others of its type, or takes it off. */
export async function setEquipped(
  tx: Sql,
  userId: number,
  itemId: number,
  isEquipped: boolean,
): Promise<void> {
  await tx.query(equippedItem, { userId, itemId, isEquipped });
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

const lockedRewards = statement({
  name: 'rewards_lock',
  text: 'select id from reward_items order by id for no key update',
  row: z.object({ id: z.int() }),
});

/** Locks the store's items, so that concurrent sales are not overwritten. */
export async function lockStore(tx: Sql): Promise<void> {
  await tx.query(lockedRewards);
}

function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('A row that must be there is missing');
  return row;
}

export const exportRewards = exportPart({
  user_inventory: `
    select id, item_id as "itemId", quantity, iso_instant(purchased_at) as "purchasedAt", is_equipped as "isEquipped"
    from user_inventory where user_id = $userId order by id`,
  avatars: `
    select skin_tone as "skinTone", hair_style as "hairStyle", hair_color as "hairColor", eye_color as "eyeColor",
      accessories, outfit
    from avatars where user_id = $userId`,
});
