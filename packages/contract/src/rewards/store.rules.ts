export const rewardCategories = ['apparel', 'equipment', 'accessories', 'trending'] as const;
export type RewardCategory = (typeof rewardCategories)[number];

/** Kinds that are used up instead of worn. */
const consumables: readonly string[] = ['streak_freeze'];

/** Whether items of a kind can be equipped. */
export function isWearable(itemType: string): boolean {
  return !consumables.includes(itemType);
}

/** Days of the points history that come with the totals. */
export const historyDays = 30;

/** How many of the trending items are at the top of the store. */
export const shownTrending = 4;

/** What the store sells: clothing for avatars, backdrops, and items that are used up. */
export const itemTypes: readonly string[] = [
  'stethoscope',
  'scrubs',
  'badge',
  'pen',
  'watch',
  'glasses',
  'mask',
  'shoes',
  'gloves',
  'backdrop',
  'streak_freeze',
];
