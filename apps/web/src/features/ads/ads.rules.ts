/** One tile in so many is an advertisement at most. */
const oneIn = 9;

export type Tile<Item, Ad> = { readonly item: Item } | { readonly ad: Ad };

/**
 * The items with advertisements between them: each comes after eight items, and only where another item follows, so that at
 * most one tile in nine is one.
 */
export function withAdsBetween<Item, Ad>(items: readonly Item[], ads: readonly Ad[]): Tile<Item, Ad>[] {
  const between = oneIn - 1;
  return items.flatMap((item, index): Tile<Item, Ad>[] => {
    const ad = index > 0 && index % between === 0 ? ads[index / between - 1] : undefined;
    return ad === undefined ? [{ item }] : [{ ad }, { item }];
  });
}
