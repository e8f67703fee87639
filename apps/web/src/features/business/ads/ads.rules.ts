/** At most one tile in this many is an advertisement. */
const tilesPerAd = 9;
const itemsBetweenAds = tilesPerAd - 1;

export type Tile<Item, Ad> = { readonly item: Item } | { readonly ad: Ad };

/**
 * Inserts an advertisement after every eight items, but never at the end, so that at most one tile in nine is an ad.
 */
export function interleaveAds<Item, Ad>(items: readonly Item[], ads: readonly Ad[]): Tile<Item, Ad>[] {
  return items.flatMap((item, index): Tile<Item, Ad>[] => {
    const ad = index > 0 && index % itemsBetweenAds === 0 ? ads[index / itemsBetweenAds - 1] : undefined;
    return ad === undefined ? [{ item }] : [{ ad }, { item }];
  });
}

/** The indexes of the items before which the advertisements go. */
export const adPositions = (items: number, ads: number): number[] =>
  Array.from({ length: ads }, (_, index) => (index + 1) * itemsBetweenAds).filter((place) => place < items);

/** The share of an advertisement that must be in the viewport to count as viewable. */
export const viewableShare = 0.5;

/** Whether it was viewable at any of these moments: observers on a busy page report several at once. */
export const isViewable = (
  moments: readonly Pick<IntersectionObserverEntry, 'intersectionRatio'>[],
): boolean => moments.some(({ intersectionRatio }) => intersectionRatio >= viewableShare);
