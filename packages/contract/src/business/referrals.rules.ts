/** Credit for a referral, in cents, when the referred learner first pays. */
export const referralCents = 1000;

/** How many of the newest are shown. */
export const recentReferrals = 20;

/**
 * `pending`: the learner has not paid yet. `refused`: it earns nothing, because it looks like a self-referral.
 * `taken_back`: the payment that earned it was refunded.
 */
export const referralStatuses = ['pending', 'earned', 'refused', 'taken_back'] as const;

/** Why a referral earns nothing. */
export const referralFrauds = ['own_card', 'same_card', 'own_device', 'own_address'] as const;

/** Earnings by referral as the screen shows them: rounded to dollars. */
export const averageEarnings = (earnings: number, count: number): number =>
  count === 0 ? 0 : Math.round(earnings / count);

/** Days for which we remember where learners look at their codes and enter others'. */
export const traceDays = 30;

/** Days for which we remember which card paid for a referral: one card earns a referrer one reward. */
export const cardTraceDays = 365;
