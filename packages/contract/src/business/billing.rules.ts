/** Where a subscription stands, as the learner is told. */
export const subscriptionStatuses = ['pending', 'active', 'past_due', 'ended'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** What a subscription can be paid with. */
export const paymentMethodKinds = ['card', 'link', 'cashapp', 'us_bank_account', 'other'] as const;

/** What moving the test clock can bring, in the order of what is looked for. */
export const testClockEvents = ['trial_ended', 'plan_ended', 'renewed', 'payment_failed'] as const;

/** Languages whose letters the invoices' font has; the others get theirs in English. */
export const invoiceLanguages = ['en', 'es', 'fr', 'de', 'pt'] as const;
export type InvoiceLanguage = (typeof invoiceLanguages)[number];

export const invoiceLanguage = (language: string): InvoiceLanguage =>
  invoiceLanguages.find((one) => one === language) ?? 'en';
