import type { Drawing } from './drawing.ts';

/** The drawings of achievements, by the name that the content gives them. */
export const badgeDrawings: Readonly<Record<string, Drawing>> = {
  'first-steps': [{ d: 'M24 6a18 18 0 1 0 0 36a18 18 0 1 0 0-36z', fill: 'light', line: 'ink' }],
};
