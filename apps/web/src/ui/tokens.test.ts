/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

// Read from the disk: the test runner makes every imported style sheet empty, `?raw` or not.
const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

type Theme = 'light' | 'dark';

/** Every `--role: light-dark(oklch(…), oklch(…))` of tokens.css, as relative luminances. */
function luminances(): Map<string, Record<Theme, number>> {
  const found = new Map<string, Record<Theme, number>>();
  const role = /(?<![\w-])--([\w-]+): light-dark\(oklch\(([\d. ]+)\), oklch\(([\d. ]+)\)\)/g;
  for (const [, name = '', light = '', dark = ''] of css.matchAll(role)) {
    found.set(name, { light: luminance(light), dark: luminance(dark) });
  }
  return found;
}

/** WCAG relative luminance of an OKLCH color, clipped to sRGB. */
function luminance(oklch: string): number {
  const [lightness = 0, chroma = 0, hue = 0] = oklch.trim().split(/\s+/).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const surfaces = ['surface', 'surface-raised', 'surface-sunken'];
const tones = ['positive', 'caution', 'critical', 'info', 'nursing', 'doctor', 'pharmacy', 'tech'];

const textPairs: readonly (readonly [ink: string, ground: string])[] = [
  ...pairs(['text', 'text-muted'], [...surfaces, 'surface-hover']),
  ...pairs([...tones, 'accent-text', 'celebrate-text'], surfaces),
  ...tones.flatMap((tone) => pairs([tone, 'text'], [`${tone}-soft`])),
  ['accent-text', 'accent-soft'],
  ['text', 'accent-soft'],
  ['celebrate-text', 'celebrate-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-critical', 'critical'],
  ['on-critical', 'critical-hover'],
  ['surface', 'text'],
];

/** Borders of controls, focus rings, bars and icons: 3:1. */
const shapePairs = pairs(['border-strong', 'accent', 'celebrate'], surfaces);

function pairs(
  inks: readonly string[],
  grounds: readonly string[],
): (readonly [ink: string, ground: string])[] {
  return grounds.flatMap((ground) => inks.map((ink) => [ink, ground] as const));
}

describe.each(['light', 'dark'] as const)('contrast, %s', (theme) => {
  const roles = luminances();
  const contrast = (one: string, other: string): number => {
    const [first, second] = [roles.get(one), roles.get(other)];
    if (!first || !second) throw new Error(`tokens.css lacks ${one} or ${other}.`);
    const [low = 0, high = 0] = [first[theme], second[theme]].sort((x, y) => x - y);
    return (high + 0.05) / (low + 0.05);
  };
  it.each(textPairs)('%s on %s is at least 4.5', (ink, ground) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(shapePairs)('%s on %s is at least 3', (ink, ground) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(3);
  });
});
