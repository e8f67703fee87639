/** Reviews a day that a learner is offered; any number up to the largest may be set. */
export const offeredLimits = [10, 20, 30, 50] as const;
export const usualLimit = 20;
export const maxDailyReviews = 200;

/** What a right answer earns in a review, to a question that was due. Any other practice earns none. */
export const reviewXp = 2;

/** How many questions of a learner's day earn that: as many as are reviewed on a usual day. */
export const earningReviews = 20;

/** How many days the forecast looks ahead, tomorrow being the first. */
export const forecastDays = 14;

/**
 * From how many reviews on the intervals are fitted to the learner: four in five are learned from, the rest test the result. Below
 * about 400 to learn from, fitted parameters predict worse than the published ones about as often as better (decision 0065).
 */
export const fitFrom = 500;
