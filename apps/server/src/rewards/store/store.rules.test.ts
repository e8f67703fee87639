import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ContentReward,
  type StoredReward,
  decidePurchase,
  planRewards,
  stockAfter,
} from './store.rules.ts';

const item = { isActive: true, pointsCost: 100, stockQuantity: 5 };

describe('a purchase', () => {
  it.each([
    ['of what is there and affordable', { item, held: 0, points: 100 }, { stock: 4 }],
    [
      'without a limit of stock',
      { item: { ...item, stockQuantity: null }, held: 0, points: 130 },
      { stock: null },
    ],
    ['of nothing', { item: null, held: 0, points: 100 }, { refused: 'item_not_found' }],
    [
      'of what is no longer sold',
      { item: { ...item, isActive: false }, held: 0, points: 100 },
      { refused: 'item_not_found' },
    ],
    ['of what is owned', { item, held: 1, points: 100 }, { refused: 'already_owned' }],
    [
      'of the last one, gone',
      { item: { ...item, stockQuantity: 0 }, held: 0, points: 100 },
      { refused: 'sold_out' },
    ],
    [
      'of a limited one, without a graded scenario',
      { item, held: 0, points: 100, mayBuyLimited: false },
      { refused: 'graded_scenario_needed' },
    ],
    [
      'of an unlimited one, without a graded scenario',
      { item: { ...item, stockQuantity: null }, held: 0, points: 100, mayBuyLimited: false },
      { stock: null },
    ],
    ['a point short', { item, held: 0, points: 99 }, { refused: 'not_enough_points' }],
  ])('%s', (_what, state, expected) => {
    expect(decidePurchase({ mayBuyLimited: true, ...state })).toEqual(expected);
  });

  it('never leaves less than zero', () => {
    const stock = fc.option(fc.nat(3));
    fc.assert(
      fc.property(
        fc.nat(500),
        fc.integer({ min: 10, max: 500 }),
        stock,
        fc.nat(2),
        (points, pointsCost, left, held) => {
          const decision = decidePurchase({
            item: { isActive: true, pointsCost, stockQuantity: left },
            held,
            points,
            mayBuyLimited: true,
          });
          if ('refused' in decision) return;
          expect(points).toBeGreaterThanOrEqual(pointsCost);
          expect(decision.stock ?? 0).toBeGreaterThanOrEqual(0);
          expect(held).toBe(0);
        },
      ),
    );
  });
});

describe('a changed stock', () => {
  it.each([
    ['stays as it is without a change', 3, 10, 10, 3],
    ['grows by the difference', 3, 10, 15, 8],
    ['shrinks by the difference', 8, 10, 5, 3],
    ['ends at nothing', 3, 10, 5, 0],
    ['becomes unlimited', 3, 10, null, null],
    ['becomes limited', null, null, 7, 7],
  ])('%s', (_what, left, before, now, expected) => {
    expect(stockAfter(left, before, now)).toBe(expected);
  });
});

describe('the store’s plan', () => {
  const content: ContentReward = {
    slug: 'pen',
    name: 'Pen',
    description: 'A pen.',
    category: 'equipment',
    itemType: 'pen',
    color: 'teal',
    style: 'plain',
    pointsCost: 60,
    isTrending: false,
    stockListed: 10,
    position: 0,
  };
  const stored: StoredReward = { ...content, id: 7, isActive: true, stockQuantity: 4 };

  it('adds, changes, retires and restores, and is empty when nothing changed', () => {
    expect(planRewards([content], [])).toEqual({ add: [content], change: [], retire: [] });
    expect(planRewards([content], [stored])).toEqual({ add: [], change: [], retire: [] });
    expect(planRewards([], [stored])).toEqual({ add: [], change: [], retire: [7] });
    expect(planRewards([], [{ ...stored, isActive: false }]).retire).toEqual([]);
    const dearer = { ...content, pointsCost: 70 };
    expect(planRewards([dearer], [stored]).change).toEqual([{ id: 7, to: dearer, stock: 4 }]);
    expect(planRewards([content], [{ ...stored, isActive: false }]).change).toEqual([
      { id: 7, to: content, stock: 4 },
    ]);
  });
});
