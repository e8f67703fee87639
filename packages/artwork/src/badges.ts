import type { Drawing } from './drawing.ts';
import { completedBadges } from './badges/completed.ts';
import { earnedBadges } from './badges/earned.ts';
import { perfectBadges } from './badges/perfect.ts';
import { streakBadges } from './badges/streak.ts';

/** The drawings of achievements, by the name that the content gives them. */
export const badgeDrawings = {
  ...completedBadges,
  ...earnedBadges,
  ...streakBadges,
  ...perfectBadges,
} as const satisfies Record<string, Drawing>;
