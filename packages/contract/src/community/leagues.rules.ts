/** From the lowest to the highest. */
export const leagues = ['bronze', 'silver', 'gold', 'platinum', 'diamond'] as const;

/** Approximate number of learners in a division. */
export const divisionSize = 30;
/** With fewer, nobody is ranked and nobody moves: a place would reveal too much about each of them. */
export const smallestDivision = 5;

/** What the end of a week did to a learner's league. */
export const weekOutcomes = ['promoted', 'stayed', 'demoted'] as const;
