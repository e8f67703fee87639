import { describe, expect, it } from 'vitest';
import { tooltipDelay, tooltipPosition } from './tooltip.rules.ts';

describe('tooltipDelay', () => {
  it.each([
    [Infinity, 700],
    [300, 700],
    [299, 0],
    [0, 0],
  ])('%d ms after the last one waits %d ms', (since, delay) => {
    expect(tooltipDelay(since)).toBe(delay);
  });
});

describe('tooltipPosition', () => {
  const target = (left: number, top: number) => ({ left, top, bottom: top + 40, width: 40, height: 40 });
  const tip = { width: 100, height: 30 };

  it('stands centered above its target', () => {
    expect(tooltipPosition(target(200, 300), tip, 800)).toEqual({ left: 170, top: 264 });
  });
  it('goes below at the top of the page', () => {
    expect(tooltipPosition(target(200, 10), tip, 800).top).toBe(56);
  });
  it('stays inside at both edges', () => {
    expect(tooltipPosition(target(0, 300), tip, 800).left).toBe(8);
    expect(tooltipPosition(target(760, 300), tip, 800).left).toBe(692);
  });
});
