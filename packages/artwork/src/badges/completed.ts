import type { Drawing } from '../drawing.ts';

/** For completed scenarios: what stands and hangs around on a ward. */
export const completedBadges = {
  'first-steps': [
    {
      d: 'M15 4c5 0 7 5 7 9.5c0 4-2 7-3 10.5h-8c-1-3.5-3-6.5-3-10.5C8 9 10 4 15 4z',
      fill: 'light',
      line: 'ink',
    },
    { d: 'M11 27h8c1 4-.5 9-4 9s-5-5-4-9z', fill: 'warm', line: 'ink' },
    {
      d: 'M33 12c5 0 7 5 7 9.5c0 4-2 7-3 10.5h-8c-1-3.5-3-6.5-3-10.5C26 17 28 12 33 12z',
      fill: 'accent',
      line: 'ink',
    },
    { d: 'M29 35h8c1 4-.5 9-4 9s-5-5-4-9z', fill: 'warm', line: 'ink' },
  ],
  clipboard: [
    {
      d: 'M12 8h24a3 3 0 0 1 3 3v30a3 3 0 0 1-3 3H12a3 3 0 0 1-3-3V11a3 3 0 0 1 3-3z',
      fill: 'light',
      line: 'ink',
    },
    {
      d: 'M18 4h12a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H18a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z',
      fill: 'accent',
      line: 'ink',
    },
    { d: 'M15 22l2.5 2.5l4-5M15 33l2.5 2.5l4-5', line: 'warm' },
    { d: 'M26 23h7M26 34h7', line: 'ink' },
  ],
  stethoscope: [
    { d: 'M9 7v8a11 11 0 0 0 22 0V7h-4v8a7 7 0 0 1-14 0V7z', fill: 'accent', line: 'ink' },
    {
      d: 'M18 25.6V32a10 10 0 0 0 20 0v-4h-4v4a6 6 0 0 1-12 0v-6.4z',
      fill: 'accent',
      line: 'ink',
    },
    { d: 'M7 3h6v6H7zM27 3h6v6h-6z', fill: 'light', line: 'ink' },
    { d: 'M29 22a7 7 0 1 0 14 0a7 7 0 1 0-14 0z', fill: 'light', line: 'ink' },
    { d: 'M33.5 22a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z', fill: 'warm' },
  ],
  bed: [
    { d: 'M12 35v4M36 35v4', line: 'ink' },
    { d: 'M9 41a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM33 41a3 3 0 1 0 6 0a3 3 0 1 0-6 0z', fill: 'warm', line: 'ink' },
    { d: 'M11 17h8a4 4 0 0 1 4 4v7H9v-9a2 2 0 0 1 2-2z', fill: 'body', line: 'ink' },
    { d: 'M20 28v-2a6 6 0 0 1 6-6h9a7 7 0 0 1 7 7v1z', fill: 'accent', line: 'ink' },
    { d: 'M6 28h37v7H6z', fill: 'light', line: 'ink' },
    { d: 'M3 9h5v29H3zM41 20h4v18h-4z', fill: 'accent', line: 'ink' },
  ],
  'id-badge': [
    { d: 'M15 3l7.5 11h3L33 3h-5l-4 6l-4-6z', fill: 'warm', line: 'ink' },
    {
      d: 'M12 13h24a3 3 0 0 1 3 3v26a3 3 0 0 1-3 3H12a3 3 0 0 1-3-3V16a3 3 0 0 1 3-3z',
      fill: 'light',
      line: 'ink',
    },
    { d: 'M20.5 18h7', line: 'ink' },
    { d: 'M19.5 26.5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z', fill: 'accent', line: 'ink' },
    { d: 'M15 40a9 7 0 0 1 18 0z', fill: 'accent', line: 'ink' },
  ],
  hospital: [
    { d: 'M6 44V20h9V5h18v15h9v24z', fill: 'light', line: 'ink' },
    { d: 'M22 9h4v4h4v4h-4v4h-4v-4h-4v-4h4z', fill: 'warm', line: 'ink' },
    { d: 'M20 44V32h8v12z', fill: 'accent', line: 'ink' },
    { d: 'M10 26h5v5h-5zM33 26h5v5h-5zM10 36h5v5h-5zM33 36h5v5h-5z', fill: 'accent' },
    { d: 'M3 44h42', line: 'ink' },
  ],
  'doctors-bag': [
    { d: 'M17 15v-4a5 5 0 0 1 5-5h4a5 5 0 0 1 5 5v4', line: 'ink' },
    { d: 'M11 15h26l6 9H5z', fill: 'light', line: 'ink' },
    { d: 'M5 24h38v15a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4z', fill: 'accent', line: 'ink' },
    { d: 'M22 27h4v4h4v4h-4v4h-4v-4h-4v-4h4z', fill: 'body' },
    { d: 'M20 20.5h8v5h-8z', fill: 'warm', line: 'ink' },
  ],
  mortarboard: [
    { d: 'M12 22v11c0 4 5 7 12 7s12-3 12-7V22z', fill: 'light', line: 'ink' },
    { d: 'M24 8l21 10l-21 10L3 18z', fill: 'accent', line: 'ink' },
    { d: 'M24 18l17 3v10', line: 'warm' },
    { d: 'M39 31h4l2 9h-8z', fill: 'warm', line: 'ink' },
  ],
} as const satisfies Record<string, Drawing>;
