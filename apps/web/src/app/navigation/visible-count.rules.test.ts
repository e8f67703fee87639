import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visibleCount } from './visible-count.rules.ts';

describe('fittingCount', () => {
  it.each([
    ['all, to the pixel, without a button', [100, 100, 100], 300, 80, 3],
    ['two, and the button for the third', [100, 100, 100], 299, 80, 2],
    ['one where the button takes the room of the second', [100, 100, 100], 279, 80, 1],
    ['none where only the button has room', [100, 100], 100, 80, 0],
    ['none, and the button all the same, where nothing has room', [100], 20, 80, 0],
    ['none of none', [], 0, 80, 0],
  ])('%s', (_, widths, available, button, count) => {
    expect(visibleCount(widths, available, button)).toBe(count);
  });

  it('shows only what fits, and leaves out only what does not', () => {
    const pixels = fc.integer({ min: 1, max: 300 });
    fc.assert(
      fc.property(
        fc.array(pixels),
        fc.integer({ min: 0, max: 2000 }),
        pixels,
        (widths, available, button) => {
          const count = visibleCount(widths, available, button);
          const widthOf = (items: number) => widths.slice(0, items).reduce((sum, width) => sum + width, 0);
          const isWhole = count === widths.length;
          if (count > 0) expect(widthOf(count) + (isWhole ? 0 : button)).toBeLessThanOrEqual(available);
          if (!isWhole) {
            expect(widthOf(widths.length)).toBeGreaterThan(available);
            expect(widthOf(count + 1) + button).toBeGreaterThan(available);
          }
        },
      ),
    );
  });
});
