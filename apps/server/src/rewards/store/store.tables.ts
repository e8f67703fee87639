import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import { learnerId } from '../../identity/accounts/accounts.tables.ts';

const item = () =>
  integer('item_id')
    .notNull()
    .references(() => rewardItems.id);

/** Loaded from content/rewards.yaml. Missing items become inactive and stay with their owners. */
export const rewardItems = pgTable(
  'reward_items',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Its name in the content, which never changes. */
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    category: text('category').notNull(),
    itemType: text('item_type').notNull(),
    color: text('color').notNull(),
    style: text('style').notNull(),
    pointsCost: integer('points_cost').notNull(),
    imageUrl: text('image_url'),
    isActive: boolean('is_active').notNull().default(true),
    isTrending: boolean('is_trending').notNull().default(false),
    /** How many are left; null if unlimited. */
    stockQuantity: integer('stock_quantity'),
    /** The stock in the content; changing it adds or subtracts the difference. */
    stockListed: integer('stock_listed'),
    /** Its position in the store. */
    position: integer('position').notNull(),
  },
  (table) => [check('reward_items_stock_not_negative', sql`${table.stockQuantity} >= 0`)],
);

export const userInventory = pgTable(
  'user_inventory',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: learnerId().notNull(),
    itemId: item(),
    /** 0 for an item that is used up and can be bought again. */
    quantity: integer('quantity').notNull().default(1),
    purchasedAt: instant('purchased_at').notNull(),
    isEquipped: boolean('is_equipped').notNull().default(false),
  },
  (table) => [
    unique('user_inventory_once').on(table.userId, table.itemId),
    check('user_inventory_not_negative', sql`${table.quantity} >= 0`),
    index('user_inventory_by_item')
      .on(table.itemId)
      .where(sql`${table.quantity} > 0`),
  ],
);

/** What a learner chose. Without a row, the defaults. */
export const avatars = pgTable('avatars', {
  userId: learnerId().primaryKey(),
  skinTone: text('skin_tone').notNull().default('light'),
  hairStyle: text('hair_style').notNull().default('short'),
  hairColor: text('hair_color').notNull().default('brown'),
  eyeColor: text('eye_color').notNull().default('brown'),
  accessories: text('accessories').array().notNull().default([]),
  outfit: text('outfit').notNull().default('scrubs_basic'),
});
