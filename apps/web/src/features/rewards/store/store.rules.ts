import type { InventoryEntry, RewardItem } from '@rounds/contract/rewards/store';
import { isWearable } from '@rounds/contract/rewards/store.rules';

/** What can be done with a store item. `missing` is the number of points lacking. */
export type Offer =
  | { readonly kind: 'buy' }
  | { readonly kind: 'tooDear'; readonly missing: number }
  | { readonly kind: 'soldOut' }
  | { readonly kind: 'held' }
  | { readonly kind: 'equip' | 'unequip' };

type Owned = Pick<InventoryEntry, 'itemId' | 'isEquipped' | 'quantity'>;

export function offerOf(
  item: Pick<RewardItem, 'id' | 'itemType' | 'pointsCost' | 'stockQuantity'>,
  inventory: readonly Owned[],
  points: number,
): Offer {
  const entry = inventory.find(({ itemId, quantity }) => itemId === item.id && quantity > 0);
  if (entry) {
    if (!isWearable(item.itemType)) return { kind: 'held' };
    return { kind: entry.isEquipped ? 'unequip' : 'equip' };
  }
  if (item.stockQuantity === 0) return { kind: 'soldOut' };
  if (points < item.pointsCost) return { kind: 'tooDear', missing: item.pointsCost - points };
  return { kind: 'buy' };
}

const steps: Readonly<Record<Offer['kind'], number>> = {
  buy: 0,
  tooDear: 1,
  equip: 2,
  unequip: 2,
  held: 2,
  soldOut: 3,
};

/**
 * What can be bought now comes first, then what takes the fewest additional points; what is owned or sold out comes
 * last.
 */
export function compareOffers(one: Offer, other: Offer): number {
  const missing = (offer: Offer) => (offer.kind === 'tooDear' ? offer.missing : 0);
  return steps[one.kind] - steps[other.kind] || missing(one) - missing(other);
}
