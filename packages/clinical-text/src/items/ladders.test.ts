import { describe, expect, test } from 'vitest';
import { quantities } from '../text/quantities.ts';
import { rungsOn, shareRungs, stepsFor } from './ladders.ts';
import { variantsOf } from './values.ts';

describe('ladders', () => {
  test.each([
    [24, 48, 0, ' h', true],
    [30, 60, 0, ' min', true],
    [0.8, 1, 1, ' g/kg', true],
    [17, 19, 0, ' mg', false],
    [37, 37, 0, ' min', false],
    [50, 50, 0, ' mg/min', false],
    [55, 70, 0, ' %', false],
  ])('%d to %d with %i decimals and “%s” stands on one: %s', (low, high, decimals, behind, is) =>
    expect(stepsFor([low, high], decimals, behind) !== null).toBe(is),
  );

  test('of hours goes neither beyond four days nor into odd figures', () => {
    const steps = stepsFor([24, 48], 0, ' h') ?? [];
    expect(rungsOn(steps, [24, 48], 1.6, true)).toEqual([[72, 96]]);
    expect(rungsOn(steps, [24, 48], 1.6, false)).toEqual([
      [8, 18],
      [3, 6],
      [1, 2],
    ]);
  });

  test('of shares stays as wide, and inside a hundred', () => {
    expect(shareRungs([55, 70], true)).toEqual([[80, 95]]);
    expect(shareRungs([55, 70], false)).toEqual([
      [30, 45],
      [5, 20],
    ]);
  });
});

describe('figures that could be believed', () => {
  const others = (text: string, seed: number) => {
    const [quantity] = quantities(text);
    return quantity ? (variantsOf(text, quantity, seed, { small: true })?.others ?? []) : [];
  };
  const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
  const numbersOf = (texts: readonly string[]) =>
    texts.flatMap((text) => [...text.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number)));

  test.each([
    ['No meconium by 24-48 h', 96],
    ['Most batteries last 30–60 min', 240],
    ['PCV20 once at 50 years', 100],
    ['Normal is 55–70 %', 99],
    ['Protein 0.8-1 g/kg', 4],
  ])('%s: at most %d', (text, most) => {
    for (const seed of seeds) {
      const found = others(text, seed);
      expect(found).toHaveLength(3);
      expect(Math.max(...numbersOf(found))).toBeLessThanOrEqual(most);
      expect(found.join(' ')).not.toMatch(/\d\.0\b/);
    }
  });

  test.each([
    ['Gain of 1 kg in a day or 2 kg in a week', []],
    ['Once at 65 y (now 50 y)', []],
  ])('%s: none on the other side of the other figure', (text, expected) => {
    for (const seed of seeds) expect(others(text, seed)).toEqual(expected);
  });
});
