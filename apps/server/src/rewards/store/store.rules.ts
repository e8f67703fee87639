import type { AuthoredReward } from '@rounds/contract/rewards/store.content';

export type PurchaseRefusal =
  'item_not_found' | 'already_owned' | 'sold_out' | 'graded_scenario_needed' | 'not_enough_points';

export interface PurchaseState {
  readonly item: {
    readonly isActive: boolean;
    readonly pointsCost: number;
    readonly stockQuantity: number | null;
  } | null;
  /** How many of the item the learner holds. */
  readonly held: number;
  readonly points: number;
  /** Has bought a limited item before, or completed a scenario whose answers were graded here. */
  readonly mayBuyLimited: boolean;
}

/** Decides whether a purchase may be made, and the stock left after it. A used-up item can be bought again. */
export function decidePurchase({
  item,
  held,
  points,
  mayBuyLimited,
}: PurchaseState): { readonly refused: PurchaseRefusal } | { readonly stock: number | null } {
  if (!item?.isActive) return { refused: 'item_not_found' };
  if (held > 0) return { refused: 'already_owned' };
  if (item.stockQuantity === 0) return { refused: 'sold_out' };
  if (points < item.pointsCost) return { refused: 'not_enough_points' };
  if (item.stockQuantity !== null && !mayBuyLimited) return { refused: 'graded_scenario_needed' };
  return {
    stock: item.stockQuantity === null ? null : item.stockQuantity - 1,
  };
}

/** The stock left when the content changes it: the difference is added or subtracted, and sold items stay sold. */
export function stockAfter(
  left: number | null,
  listedBefore: number | null,
  listedNow: number | null,
): number | null {
  if (listedNow === null) return null;
  if (left === null || listedBefore === null) return listedNow;
  return Math.max(left + listedNow - listedBefore, 0);
}

export interface ContentReward {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly itemType: string;
  readonly color: string;
  readonly style: string;
  readonly pointsCost: number;
  readonly isTrending: boolean;
  readonly stockListed: number | null;
  readonly position: number;
}

export interface StoredReward extends ContentReward {
  readonly id: number;
  readonly isActive: boolean;
  readonly stockQuantity: number | null;
}

export interface RewardsPlan {
  readonly add: readonly ContentReward[];
  readonly change: readonly {
    readonly id: number;
    readonly to: ContentReward;
    readonly stock: number | null;
  }[];
  readonly retire: readonly number[];
}

/** The authored items as stored, in the order of the file. */
export function toContent(authored: readonly AuthoredReward[]): ContentReward[] {
  return authored.map(({ stockQuantity, ...item }, position) => ({
    ...item,
    stockListed: stockQuantity ?? null,
    position,
  }));
}

/** Plans the changes that make the store match the content. Repeating it plans nothing. */
export function planRewards(content: readonly ContentReward[], stored: readonly StoredReward[]): RewardsPlan {
  const known = new Map(stored.map((item) => [item.slug, item]));
  const slugs = new Set(content.map(({ slug }) => slug));
  return {
    add: content.filter(({ slug }) => !known.has(slug)),
    change: content.flatMap((to) => {
      const before = known.get(to.slug);
      if (!before || (before.isActive && isSame(before, to))) return [];
      return [
        { id: before.id, to, stock: stockAfter(before.stockQuantity, before.stockListed, to.stockListed) },
      ];
    }),
    retire: stored.filter(({ slug, isActive }) => isActive && !slugs.has(slug)).map(({ id }) => id),
  };
}

function isSame(stored: StoredReward, content: ContentReward): boolean {
  return (Object.keys(content) as (keyof ContentReward)[]).every((field) => stored[field] === content[field]);
}
