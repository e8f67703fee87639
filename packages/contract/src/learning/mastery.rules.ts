/** How well an area is mastered, from the lowest. */
export const masteryLevels = ['attempted', 'familiar', 'proficient', 'mastered'] as const;
export type MasteryLevel = (typeof masteryLevels)[number];

/** The share of intermediate questions that a learner must know for each level, with enough certainty. */
export const levelShares = { familiar: 0.5, proficient: 0.7, mastered: 0.8 } as const;

/** The most right answers that `toNext` states: a larger number would discourage more than it helps. */
export const maxAnswersToNext = 30;

/** From this many answers on, a level is stated and an area can be called the weakest: fewer say too little. */
export const minAnswersForLevel = 5;

/** How many areas to work on are named at once. */
export const weakestShown = 3;

/** The areas to work on, weakest first: the first ones that aren't mastered. */
export function weakestOf<Area extends { readonly level: MasteryLevel }>(areas: readonly Area[]): Area[] {
  return areas.filter(({ level }) => level !== 'mastered').slice(0, weakestShown);
}
