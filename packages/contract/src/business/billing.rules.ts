/** The state of a subscription, as the learner sees it. */
export const subscriptionStatuses = ['pending', 'active', 'past_due', 'ended'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** What a subscription can be paid with. */
export const paymentMethodKinds = ['card', 'link', 'cashapp', 'us_bank_account', 'other'] as const;

/** What moving the test clock can trigger, in the order of the checks. */
export const testClockEvents = ['trial_ended', 'plan_ended', 'renewed', 'payment_failed'] as const;

/** Languages that the invoices' font covers; learners with other languages get English invoices. */
export const invoiceLanguages = ['en', 'es', 'fr', 'de', 'pt'] as const;
export type InvoiceLanguage = (typeof invoiceLanguages)[number];

export const invoiceLanguage = (language: string): InvoiceLanguage =>
  invoiceLanguages.find((one) => one === language) ?? 'en';
