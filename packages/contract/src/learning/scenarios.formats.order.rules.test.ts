import { expect, it } from 'vitest';
import type { Item } from './scenarios.formats.ts';
import { shownOrder } from './scenarios.formats.order.rules.ts';

const steps: Item = { format: 'order', steps: ['1 h', '2 h', '3 h'].map((text) => ({ text })) };
const seeds = Array.from({ length: 300 }, (_, index) => `seed ${index}`);

it('never shows steps in their right order at first, even where they look like a series', () => {
  const orders = new Set(seeds.map((seed) => shownOrder(steps, seed, 0).join()));
  expect(orders).not.toContain('0,1,2');
  expect(orders.size).toBe(5);
});

it('shows each list of an item in its own order, the same for the same attempt', () => {
  const list = ['pain', 'rest', 'cold', 'heat', 'food'].map((text) => ({ text, key: true as const }));
  const tie: Item = { format: 'bow_tie', condition: list, actions: list, parameters: list };
  const of = (seed: string, part: number) => shownOrder(tie, seed, 3, part).join();
  expect(of('a', 1)).toBe(of('a', 1));
  expect(seeds.some((seed) => of(seed, 1) !== of(seed, 2))).toBe(true);
  expect([...shownOrder(tie, 'a', 3, 2)].sort()).toEqual([0, 1, 2, 3, 4]);
});

it('keeps a chart and the rows of a matrix in their written order', () => {
  const pieces = ['a', 'b', 'c', 'd'].map((text) => ({ text }));
  expect(seeds.map((seed) => shownOrder({ format: 'highlight', pieces }, seed, 0).join())).toEqual(
    seeds.map(() => '0,1,2,3'),
  );
});
