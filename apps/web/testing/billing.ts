import type { PaymentDetails, SubscriptionView } from '@rounds/contract/business/billing';

/** A learner's subscription to Student, by default one that is paid. */
export const buildSubscription = (changes: Partial<SubscriptionView> = {}): SubscriptionView => ({
  priceId: 'price_student_plans_monthly',
  name: 'Student',
  tier: 'student',
  price: 29,
  status: 'active',
  currentPeriodEnd: '2027-01-01T00:00:00.000Z',
  cancelAtPeriodEnd: false,
  ...changes,
});

/** What is to be paid of a renewal that failed: less than the price, for credit paid a part. */
export const overduePayment: PaymentDetails = {
  method: null,
  credit: 0,
  next: null,
  overdue: { amount: 19, nextTryAt: '2026-11-27T10:00:00.000Z' },
};
