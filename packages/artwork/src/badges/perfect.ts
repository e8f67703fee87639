import type { Drawing } from '../drawing.ts';

/** For perfect scores: what is exact, clear and safe. */
export const perfectBadges = {
  target: [
    { d: 'M4 27a17.5 17.5 0 1 0 35 0a17.5 17.5 0 1 0-35 0z', fill: 'accent', line: 'ink' },
    { d: 'M10 27a11.5 11.5 0 1 0 23 0a11.5 11.5 0 1 0-23 0z', fill: 'light', line: 'ink' },
    { d: 'M16.5 27a5 5 0 1 0 10 0a5 5 0 1 0-10 0z', fill: 'warm', line: 'ink' },
    { d: 'M21.5 27L37 11.5', line: 'ink' },
    { d: 'M36 12l1-7l4-3v5h5l-3 4z', fill: 'warm', line: 'ink' },
  ],
  magnifier: [
    { d: 'M29 33l4-4l11 11a2.8 2.8 0 0 1-4 4z', fill: 'accent', line: 'ink' },
    { d: 'M4 19.5a15.5 15.5 0 1 0 31 0a15.5 15.5 0 1 0-31 0z', fill: 'light', line: 'ink' },
    { d: 'M9 21h5l3-7l5 12l3-5h5', line: 'warm' },
  ],
  shield: [
    { d: 'M24 4l17 6v12c0 11-7 18-17 22C14 40 7 33 7 22V10z', fill: 'light', line: 'ink' },
    { d: 'M24 4l17 6v12c0 11-7 18-17 22z', fill: 'accent', line: 'ink' },
    { d: 'M21 14h6v6h6v6h-6v6h-6v-6h-6v-6h6z', fill: 'warm', line: 'ink' },
  ],
  eye: [
    { d: 'M24 4v4M10 8l2.5 4M38 8l-2.5 4', line: 'ink' },
    { d: 'M3 27c6-9 13-13 21-13s15 4 21 13c-6 9-13 13-21 13S9 36 3 27z', fill: 'light', line: 'ink' },
    { d: 'M15 27a9 9 0 1 0 18 0a9 9 0 1 0-18 0z', fill: 'accent', line: 'ink' },
    { d: 'M20 27a4 4 0 1 0 8 0a4 4 0 1 0-8 0z', fill: 'warm' },
  ],
  compass: [
    { d: 'M20 2h8v6h-8z', fill: 'accent', line: 'ink' },
    { d: 'M5 26a19 19 0 1 0 38 0a19 19 0 1 0-38 0z', fill: 'accent', line: 'ink' },
    { d: 'M10 26a14 14 0 1 0 28 0a14 14 0 1 0-28 0z', fill: 'light', line: 'ink' },
    { d: 'M33 17l-6.5 11.5l-5-5z', fill: 'warm', line: 'ink' },
    { d: 'M15 35l11.5-6.5l-5-5z', fill: 'body', line: 'ink' },
  ],
  gem: [
    { d: 'M13 7h22l10 13L24 44L3 20z', fill: 'light', line: 'ink' },
    { d: 'M15.5 20h17L24 44z', fill: 'accent', line: 'ink' },
    { d: 'M24 7l8.5 13h-17z', fill: 'warm', line: 'ink' },
    { d: 'M3 20h42', line: 'ink' },
  ],
} as const satisfies Record<string, Drawing>;
