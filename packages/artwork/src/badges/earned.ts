import type { Drawing } from '../drawing.ts';

/** For XP: what measures, doses and shows. */
export const earnedBadges = {
  thermometer: [
    { d: 'M16 29V9a5 5 0 0 1 10 0v20a9 9 0 1 1-10 0z', fill: 'light', line: 'ink' },
    { d: 'M20 17h2v14a5.2 5.2 0 1 1-2 0z', fill: 'warm', line: 'warm' },
    { d: 'M32 10h7M32 17h4M32 24h7', line: 'ink' },
  ],
  capsule: [
    { d: 'M8 27.3L27.3 8A9.2 9.2 0 0 1 40 20.7L20.7 40A9.2 9.2 0 0 1 8 27.3z', fill: 'light', line: 'ink' },
    { d: 'M17.6 17.6L27.3 8A9.2 9.2 0 0 1 40 20.7l-9.6 9.7z', fill: 'warm', line: 'ink' },
    { d: 'M13 29l4-4', line: 'accent' },
    { d: 'M11 6v7M7.5 9.5h7M38 34v7M34.5 37.5h7', line: 'accent' },
  ],
  flask: [
    {
      d: 'M19 6v13L8.5 37a4 4 0 0 0 3.5 6h24a4 4 0 0 0 3.5-6L29 19V6z',
      fill: 'light',
      line: 'ink',
    },
    { d: 'M14 28h20l5.5 9a4 4 0 0 1-3.5 6H12a4 4 0 0 1-3.5-6z', fill: 'accent', line: 'ink' },
    { d: 'M15 5h18', line: 'ink' },
    {
      d: 'M17 36a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0zM26 33a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM22 23a2 2 0 1 0 4 0a2 2 0 1 0-4 0z',
      fill: 'warm',
    },
  ],
  heartbeat: [
    {
      d: 'M24 43C10 33 4 26 4 17.5A10.5 10.5 0 0 1 24 13a10.5 10.5 0 0 1 20 4.5C44 26 38 33 24 43z',
      fill: 'warm',
      line: 'ink',
    },
    { d: 'M8 25h8l4-8l6 14l4-9l2 3h8', line: 'body' },
  ],
  microscope: [
    {
      d: 'M26 13c9 1 14 7 14 15c0 5-3 9-7 12h-9c7-2 11-6 11-11.5c0-5-3-8-9-9z',
      fill: 'light',
      line: 'ink',
    },
    { d: 'M17 3h8v5h-8z', fill: 'light', line: 'ink' },
    { d: 'M15 8h12v15H15z', fill: 'accent', line: 'ink' },
    { d: 'M18 23h6v5h-6z', fill: 'warm', line: 'ink' },
    { d: 'M9 32h20v3H9z', fill: 'light', line: 'ink' },
    { d: 'M8 40h32v4H8z', fill: 'accent', line: 'ink' },
  ],
  medal: [
    { d: 'M11 3h10l7 16h-9z', fill: 'accent', line: 'ink' },
    { d: 'M37 3H27l-7 16h9z', fill: 'light', line: 'ink' },
    { d: 'M11 31a13 13 0 1 0 26 0a13 13 0 1 0-26 0z', fill: 'warm', line: 'ink' },
    { d: 'M22 24h4v5h5v4h-5v5h-4v-5h-5v-4h5z', fill: 'body' },
  ],
  trophy: [
    { d: 'M14 10H6v3a9 9 0 0 0 9 9M34 10h8v3a9 9 0 0 1-9 9', line: 'ink' },
    { d: 'M13 5h22v13a11 11 0 0 1-22 0z', fill: 'warm', line: 'ink' },
    { d: 'M21.5 28.5h5V36h-5z', fill: 'light', line: 'ink' },
    { d: 'M14 36h20v7H14z', fill: 'accent', line: 'ink' },
    { d: 'M18 15h3l2-4l3 8l2-4h3', line: 'body' },
  ],
} as const satisfies Record<string, Drawing>;
