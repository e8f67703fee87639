import type { SubscriptionStatus } from '@rounds/contract/business/billing.rules';

/** The gateway's word as the learner is told. */
export function statusFor(status: string): SubscriptionStatus {
  if (status === 'active' || status === 'trialing') return 'active';
  if (status === 'past_due') return 'past_due';
  return status === 'incomplete' ? 'pending' : 'ended';
}
