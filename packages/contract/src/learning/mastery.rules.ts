/** How well an area is mastered, from the lowest. */
export const masteryLevels = ['attempted', 'familiar', 'proficient', 'mastered'] as const;
export type MasteryLevel = (typeof masteryLevels)[number];

/** Right answers that `toNext` looks ahead at most: beyond that, a number would discourage more than it tells. */
export const furthestNext = 30;
