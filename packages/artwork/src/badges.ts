import type { Drawing } from './drawing.ts';
import { completedBadges } from './badges/completed.ts';
import { earnedBadges } from './badges/earned.ts';
import { perfectBadges } from './badges/perfect.ts';
import { streakBadges } from './badges/streak.ts';

/** The drawings of achievements, by the name that the content gives them. */
export const badgeDrawings: Readonly<Record<string, Drawing>> = {
  ...completedBadges,
  ...earnedBadges,
  ...streakBadges,
  ...perfectBadges,
};

const plain: Drawing = [{ d: 'M24 6a18 18 0 1 0 0 36a18 18 0 1 0 0-36z', fill: 'light', line: 'ink' }];

/** A badge's drawing; a plain round one where a name has none. */
export const badgeDrawing = (icon: string): Drawing => badgeDrawings[icon] ?? plain;
