import type { Drawing } from '../drawing.ts';

/** For days in a row: lights that are kept burning. */
export const streakBadges = {
  candle: [
    { d: 'M24 22v-6', line: 'ink' },
    {
      d: 'M24 3c4.5 5 6 8 6 10.5a6 6 0 0 1-12 0C18 11 19.5 8 24 3z',
      fill: 'warm',
      line: 'ink',
    },
    { d: 'M17 22h14v17H17z', fill: 'light', line: 'ink' },
    { d: 'M22 22v6a2 2 0 0 0 4 0v-6', fill: 'body', line: 'ink' },
    { d: 'M35 39a4.5 4.5 0 1 1 6-6', line: 'ink' },
    { d: 'M8 38h32l-4 6H12z', fill: 'accent', line: 'ink' },
  ],
  flame: [
    {
      d: 'M26 3c1 8 13 13 13 26a15 15 0 0 1-30 0c0-6 3-11 7-14c0 4 1 6 4 8c0-9 1-15 6-20z',
      fill: 'warm',
      line: 'ink',
    },
    {
      d: 'M25 24c1 4 6 6 6 11.5a6.5 6.5 0 0 1-13 0c0-3 1-5 3-7c0 2 1 3 2.5 3.5c0-3 0-6 1.5-8z',
      fill: 'light',
    },
  ],
  calendar: [
    {
      d: 'M9 9h30a3 3 0 0 1 3 3v28a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3V12a3 3 0 0 1 3-3z',
      fill: 'light',
      line: 'ink',
    },
    { d: 'M6 19v-7a3 3 0 0 1 3-3h30a3 3 0 0 1 3 3v7z', fill: 'accent', line: 'ink' },
    { d: 'M15 5v8M33 5v8', line: 'ink' },
    { d: 'M15 29.5l3-3l5 5l9-9l3 3l-12 12z', fill: 'warm', line: 'ink' },
  ],
  lamp: [
    { d: 'M10 26c-8-2-9 9 2 9', line: 'ink' },
    { d: 'M14 25c0-5 4-8 8-8s8 3 8 8z', fill: 'accent', line: 'ink' },
    { d: 'M20 14h4v3h-4z', fill: 'accent', line: 'ink' },
    {
      d: 'M8 25h23c4 0 7-2 9-5h5c0 9-6 16-13 17H20c-7 0-12-5-12-12z',
      fill: 'light',
      line: 'ink',
    },
    { d: 'M19 37h10l4 6H15z', fill: 'accent', line: 'ink' },
    {
      d: 'M41 4c3.5 4 4.5 6 4.5 8a4.5 4.5 0 0 1-9 0c0-2 1-4 4.5-8z',
      fill: 'warm',
      line: 'ink',
    },
  ],
  moon: [
    { d: 'M27 5a19.5 19.5 0 1 0 16 28A17 17 0 0 1 27 5z', fill: 'accent', line: 'ink' },
    { d: 'M37 6l2 5l5 2l-5 2l-2 5l-2-5l-5-2l5-2z', fill: 'warm', line: 'ink' },
    { d: 'M12 25a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM19 34a3 3 0 1 0 6 0a3 3 0 1 0-6 0z', fill: 'light' },
  ],
  lighthouse: [
    { d: 'M14 13L4 9M14 17L4 21M34 13l10-4M34 17l10 4', line: 'warm' },
    { d: 'M18 20h12l4 24H14z', fill: 'light', line: 'ink' },
    { d: 'M16.8 27h14.4l1.2 7H15.6z', fill: 'accent', line: 'ink' },
    { d: 'M19 11h10v9H19z', fill: 'warm', line: 'ink' },
    { d: 'M16 11l8-8l8 8z', fill: 'accent', line: 'ink' },
    { d: 'M15 20h18M7 44h34', line: 'ink' },
  ],
} as const satisfies Record<string, Drawing>;
