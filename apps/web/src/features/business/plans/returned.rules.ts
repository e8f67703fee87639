import type { Offer } from '@rounds/contract/business/plans.offers.rules';

/** What Stripe says about a payment when the learner returns from the page of a wallet or a bank. */
export interface ReturnedPayment {
  readonly tier: Offer['tier'];
  readonly failed: boolean;
}

/**
 * Reads what Stripe adds to the return address. It says what to wait for or to retry, but grants nothing.
 * @returns null for any other address
 */
export function returnedPayment(search: string): ReturnedPayment | null {
  const query = new URLSearchParams(search);
  const [tier, status] = [query.get('plan'), query.get('redirect_status')];
  if ((tier !== 'student' && tier !== 'professional') || status === null) return null;
  return { tier, failed: status === 'failed' };
}
