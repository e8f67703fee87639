/** How well an area is mastered, from the lowest. */
export const masteryLevels = ['attempted', 'familiar', 'proficient', 'mastered'] as const;
export type MasteryLevel = (typeof masteryLevels)[number];

/** The share of intermediate questions known that each level takes, beside certainty. */
export const levelShares = { familiar: 0.5, proficient: 0.7, mastered: 0.8 } as const;

/** Right answers that `toNext` looks ahead at most: beyond that, a number would discourage more than it tells. */
export const furthestNext = 30;

/** Areas to work on that are told at once. */
export const weakestShown = 3;

/** The areas to work on, from all of a learner's, the weakest first: those that come first and aren't mastered. */
export function weakestOf<Area extends { readonly level: MasteryLevel }>(areas: readonly Area[]): Area[] {
  return areas.filter(({ level }) => level !== 'mastered').slice(0, weakestShown);
}
