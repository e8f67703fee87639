import type { GatewayDeps } from './payments.deps.ts';

/** What became of a payment. */
export interface Charged {
  readonly refundedCents: number;
  readonly isDisputed: boolean;
  /** Tells the card from others to the gateway; kept nowhere. */
  readonly fingerprint: string | null;
}

/** The last charge of a payment; null where there was none. */
export async function readCharge({ gateway }: GatewayDeps, paymentIntentId: string): Promise<Charged | null> {
  const { latest_charge: charge } = await gateway.stripe.paymentIntents.retrieve(paymentIntentId, {
    expand: ['latest_charge'],
  });
  if (charge === null || typeof charge === 'string') return null;
  const { amount_refunded: refundedCents, disputed: isDisputed, payment_method_details: details } = charge;
  return { refundedCents, isDisputed, fingerprint: details?.card?.fingerprint ?? null };
}

/** Whether a customer keeps the card at the gateway. */
export async function hasCard(
  { gateway }: GatewayDeps,
  customer: string,
  fingerprint: string,
): Promise<boolean> {
  const { data } = await gateway.stripe.customers.listPaymentMethods(customer, { limit: 100 });
  return data.some(({ card }) => card?.fingerprint === fingerprint);
}
