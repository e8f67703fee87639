/** One tile in so many is an advertisement at most. */
const oneIn = 9;
const between = oneIn - 1;

export type Tile<Item, Ad> = { readonly item: Item } | { readonly ad: Ad };

/**
 * The items with advertisements between them: each comes after eight items, and only where another item follows, so that at
 * most one tile in nine is one.
 */
export function withAdsBetween<Item, Ad>(items: readonly Item[], ads: readonly Ad[]): Tile<Item, Ad>[] {
  return items.flatMap((item, index): Tile<Item, Ad>[] => {
    const ad = index > 0 && index % between === 0 ? ads[index / between - 1] : undefined;
    return ad === undefined ? [{ item }] : [{ ad }, { item }];
  });
}

/** The items, by index, that so many advertisements would come before. */
export const placesAmong = (items: number, ads: number): number[] =>
  Array.from({ length: ads }, (_, index) => (index + 1) * between).filter((place) => place < items);

/** Part of an advertisement that has to be in the window for it to be seen. */
export const half = 0.5;

/** Whether it was seen at any of these moments: a busy page is told of several at once, the first not yet in the window. */
export const isHalfSeen = (
  moments: readonly Pick<IntersectionObserverEntry, 'intersectionRatio'>[],
): boolean => moments.some(({ intersectionRatio }) => intersectionRatio >= half);
