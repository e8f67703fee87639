/** From the first to the highest. */
export const leagues = ['bronze', 'silver', 'gold', 'platinum', 'diamond'] as const;

/** Learners in a division, about. */
export const divisionSize = 30;
/** With fewer, nobody is ranked and nobody moves: a place would say too much of each of them. */
export const smallestDivision = 5;

/** What the end of a week made of a learner's league. */
export const weekOutcomes = ['promoted', 'stayed', 'demoted'] as const;
