import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isViewable, adPositions, interleaveAds } from './ads.rules.ts';

describe('advertisements between items', () => {
  const shape = (items: number, ads: number) =>
    interleaveAds(
      Array.from({ length: items }, (_, index) => index),
      Array.from({ length: ads }, (_, index) => index),
    )
      .map((tile) => ('ad' in tile ? 'A' : '.'))
      .join('');

  it.each([
    [0, 3, ''],
    [8, 3, '........'],
    [9, 3, '........A.'],
    [9, 0, '.........'],
    [17, 1, '........A.........'],
    [17, 2, '........A........A.'],
    [40, 3, '........A........A........A................'],
  ])('%i items and %i advertisements', (items, ads, expected) => {
    expect(shape(items, ads)).toBe(expected);
  });

  it('go where the indexes say', () => {
    fc.assert(
      fc.property(fc.nat(80), fc.nat(10), (items, ads) => {
        const tiles = interleaveAds(
          Array.from({ length: items }, (_, index) => index),
          Array<string>(ads).fill('ad'),
        );
        const taken = tiles.flatMap((tile, index) => {
          const next = tiles[index + 1];
          return 'ad' in tile && next && 'item' in next ? [next.item] : [];
        });
        expect(adPositions(items, ads)).toEqual(taken);
      }),
    );
  });

  it('keep the items in order, and are at most one in nine from any start', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 80 }), fc.nat(10), (items, count) => {
        const tiles = interleaveAds(items, Array<string>(count).fill('ad'));
        expect(tiles.flatMap((tile) => ('item' in tile ? [tile.item] : []))).toEqual(items);
        let ads = 0;
        tiles.forEach((tile, index) => {
          if ('ad' in tile) ads += 1;
          expect(ads).toBeLessThanOrEqual((index + 1) / 9);
        });
        expect('ad' in (tiles.at(-1) ?? {})).toBe(false);
      }),
    );
  });
});

describe('an advertisement in the viewport', () => {
  const at = (...ratios: number[]) => isViewable(ratios.map((intersectionRatio) => ({ intersectionRatio })));

  it('counts as viewed when at least half of it is visible', () => {
    expect([at(), at(0), at(0.49), at(0.5), at(1)]).toEqual([false, false, false, true, true]);
  });

  it('counts as viewed if any of several entries reported together says so', () => {
    expect([at(0, 1), at(0.6, 0), at(0, 0.2)]).toEqual([true, true, false]);
  });
});
