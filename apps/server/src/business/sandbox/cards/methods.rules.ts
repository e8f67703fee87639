import type { PaymentMethodKind } from '@rounds/contract/business/payments.rules';
import { type Attempt, type Outcome, attemptWith, isDisputed } from './cards.rules.ts';
import type { PaymentMethod } from '../objects/objects.rules.ts';

/** Every method except a typed card: authorized on its own page. */
export type RedirectMethod = Exclude<PaymentMethodKind, 'card'>;

/**
 * As at Stripe, a wallet holds a card.
 * @param fingerprint of that card: each customer's wallet has its own
 */
export function methodOf(kind: RedirectMethod, fingerprint: string): Pick<PaymentMethod, 'type' | 'card'> {
  if (kind !== 'apple_pay' && kind !== 'google_pay') return { type: kind };
  const card = { brand: 'visa', last4: '4242', fingerprint, funding: 'credit' } as const;
  return { type: 'card', card: { ...card, wallet: { type: kind } } };
}

const notAuthorized: Outcome = {
  kind: 'declined',
  refusal: {
    code: 'payment_method_provider_decline',
    message: 'The payment was not authorized. Please choose a different payment method and try again.',
  },
};

/** The result of an attempt to charge a method. */
export function attemptBy({ card }: Pick<PaymentMethod, 'card'>, attempt: Attempt): Outcome {
  if (card && !card.wallet) return attemptWith(card.last4, attempt);
  return attempt.authentication === 'failed' ? notAuthorized : { kind: 'succeeded' };
}

/** Whether the owner will dispute the charge. */
export const isDisputedBy = ({ card }: Pick<PaymentMethod, 'card'>): boolean =>
  card !== undefined && isDisputed(card.last4);
