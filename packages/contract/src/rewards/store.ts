import { z } from 'zod';
import { Id, Instant, LocalDay, PathId, pageQuery } from '../common.ts';
import { endpointsOf } from '../endpoint.ts';
import { sharedErrors } from '../errors.ts';
import { storeErrors } from './store.errors.ts';
import { rewardCategories } from './store.rules.ts';

const endpoint = endpointsOf('Rewards');

const RewardCategory = z.enum(rewardCategories);

/** What an item looks like and is for, wherever it is shown. */
const ItemFace = {
  /** Its permanent name in the content. */
  slug: z.string(),
  itemType: z.string(),
  name: z.string(),
  description: z.string(),
  category: RewardCategory,
  /** One of `itemColors` in the artwork. */
  color: z.string(),
  /** Which drawing of its type. */
  style: z.string(),
};

export const RewardItem = z.object({
  id: Id,
  ...ItemFace,
  pointsCost: z.int().positive(),
  imageUrl: z.string().nullable(),
  isTrending: z.boolean(),
  /** What is left; null is unlimited. */
  stockQuantity: z.int().min(0).nullable(),
});
export type RewardItem = z.infer<typeof RewardItem>;

export const InventoryEntry = z.object({
  id: Id,
  itemId: Id,
  isEquipped: z.boolean(),
  /** 0 for what has been used up. */
  quantity: z.int().min(0),
  purchasedAt: Instant,
  /** The last day that the item was used for, in the learner's zone. */
  usedFor: LocalDay.nullable(),
  item: z.object(ItemFace),
});
export type InventoryEntry = z.infer<typeof InventoryEntry>;

export const PointsTransaction = z.object({
  id: Id,
  /** Positive earned, negative spent. */
  amount: z.int(),
  type: z.string(),
  description: z.string(),
  relatedId: Id.nullable(),
  relatedType: z.string().nullable(),
  createdAt: Instant,
});
export type PointsTransaction = z.infer<typeof PointsTransaction>;

const PointsTotals = z.object({
  current: z.int().min(0),
  earned: z.int().min(0),
  spent: z.int().min(0),
  /** The balance at the end of each of the last days in the learner's zone, oldest first, today last. */
  history: z.array(z.object({ day: LocalDay, balance: z.int() })),
});
export type PointsTotals = z.infer<typeof PointsTotals>;

const page = pageQuery();
const params = z.object({ userId: PathId });
const body = z.object({ itemId: Id });

export const listRewards = endpoint({
  method: 'GET',
  path: '/api/rewards',
  summary: 'What the store has.',
  query: z.object({
    category: RewardCategory.optional(),
    trending: z.enum(['true', 'false']).optional(),
    ...page,
  }),
  answer: z.array(RewardItem),
});

export const listInventory = endpoint({
  method: 'GET',
  path: '/api/inventory/:userId',
  summary: "One's own items, the latest first.",
  params,
  query: z.object(page),
  answer: z.array(InventoryEntry),
  errors: [sharedErrors.not_yours],
});

export const purchase = endpoint({
  method: 'POST',
  path: '/api/purchase',
  summary: 'Buy an item with points. Idempotent by Idempotency-Key.',
  body,
  answer: z.object({
    entry: InventoryEntry,
    /** The item's stock after the purchase. */
    stockQuantity: z.int().min(0).nullable(),
    /** The learner's points after the purchase. */
    points: z.int().min(0),
  }),
  errors: [
    storeErrors.not_enough_points,
    storeErrors.item_not_found,
    storeErrors.already_owned,
    storeErrors.sold_out,
    storeErrors.graded_scenario_needed,
    sharedErrors.key_reused,
  ],
});

export const equip = endpoint({
  method: 'POST',
  path: '/api/equip',
  summary: 'Wear an owned item, in place of another of its type.',
  body,
  answer: InventoryEntry,
  errors: [storeErrors.not_owned, storeErrors.not_wearable],
});

export const unequip = endpoint({
  method: 'POST',
  path: '/api/unequip',
  summary: 'Take off an owned item.',
  body,
  answer: InventoryEntry,
  errors: [storeErrors.not_owned],
});

export const listPoints = endpoint({
  method: 'GET',
  path: '/api/points/:userId',
  summary: "One's own points transactions, the latest first.",
  params,
  query: z.object(page),
  answer: z.array(PointsTransaction),
  errors: [sharedErrors.not_yours],
});

export const getPointsTotals = endpoint({
  method: 'GET',
  path: '/api/points/:userId/totals',
  summary: "One's own points: what there is, what was earned and spent in all, and how it went.",
  params,
  answer: PointsTotals,
  errors: [sharedErrors.not_yours],
});
