/** Where a subscription stands, as the learner is told. */
export const subscriptionStatuses = ['pending', 'active', 'past_due', 'ended'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export const invoiceStatuses = ['open', 'paid', 'void', 'refunded', 'disputed'] as const;

/** Whoever asks within so many days of a payment gets it back. */
export const refundDays = 30;

/** How long records of payments are kept, if their account is erased before that. Tax law asks for them. */
export const paymentRecordYears = 7;
