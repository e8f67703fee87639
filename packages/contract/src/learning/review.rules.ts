/** Reviews a day that a learner is offered; any number up to the largest may be set. */
export const offeredLimits = [10, 20, 30, 50] as const;
export const defaultDailyReviews = 20;
export const maxDailyReviews = 200;

/** XP for a right answer to a question that was due in a review. Any other practice earns none. */
export const reviewXp = 2;

/** How many questions a day earn that: as many as are usually reviewed in a day. */
export const earningReviews = 20;

/** How many days the forecast covers, starting tomorrow. */
export const forecastDays = 14;

/**
 * The minimum number of reviews for fitting the intervals to the learner: four in five are for learning, the rest for
 * testing. With fewer than about 400 to learn from, fitted parameters predict worse than the published ones about as
 * often as better (decision 0065).
 */
export const minReviewsToFit = 500;
