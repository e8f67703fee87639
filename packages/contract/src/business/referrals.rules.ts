/** Credit for a referral, in cents, when the learner who was referred pays for the first time. */
export const referralCents = 1000;

/** What is shown of the newest. */
export const recentReferrals = 20;

export const referralStatuses = ['pending', 'earned'] as const;
