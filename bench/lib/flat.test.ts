import { describe, expect, it } from 'vitest';
import { flatness } from './flat.ts';

describe('flatness', () => {
  it.each([
    ['the same all the time', [200, 200, 200, 200, 200, 200], true, 1],
    ['a warm-up that stops', [80, 150, 200, 200, 200, 200], true, 1],
    ['just within', [100, 100, 200, 200, 220, 220], true, 1.1],
    ['just beyond', [100, 100, 200, 200, 222, 222], false, 1.11],
    ['a leak', [100, 120, 140, 160, 180, 200], false, 190 / 150],
    ['less at the end', [100, 300, 200, 200, 100, 100], true, 0.5],
    ['one peak', [100, 100, 100, 200, 200, 200, 200, 900, 200], true, 1],
    ['a number that three does not divide', [100, 200, 200, 200, 200, 200, 200], true, 1],
  ])('%s', (_what, samples, isFlat, growth) => {
    const found = flatness(samples);
    expect(found.isFlat).toBe(isFlat);
    expect(found.growth).toBeCloseTo(growth);
  });

  it.each([
    ['nothing', []],
    ['too little', [100]],
    ['what is unknown', [NaN, NaN, NaN]],
  ])('tells nothing of %s', (_what, samples) => {
    expect(flatness(samples)).toMatchObject({ isFlat: false, growth: NaN });
  });

  it('counts the most after the warm-up', () => {
    expect(flatness([900, 900, 200, 300, 250, 200]).most).toBe(300);
  });
});
