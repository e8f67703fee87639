import type { GatewayDeps } from './payments.deps.ts';
import { idOf } from './sync-subscription.service.ts';

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

/** What is known of a learner's card beyond the gateway. */
export interface CardView {
  readonly brand: string;
  readonly last4: string;
}

/** The card that a subscription is paid with; null where it is none, or none is kept. */
export async function readCard({ gateway: { stripe } }: GatewayDeps, id: string): Promise<CardView | null> {
  const { default_payment_method: own, customer } = await stripe.subscriptions.retrieve(id);
  const method = own ?? (await defaultOf(stripe, idOf(customer)));
  if (method === null) return null;
  const { card } = await stripe.paymentMethods.retrieve(idOf(method));
  return card ? { brand: card.brand, last4: card.last4 } : null;
}

async function defaultOf(stripe: GatewayDeps['gateway']['stripe'], customerId: string) {
  const customer = await stripe.customers.retrieve(customerId);
  return customer.deleted ? null : customer.invoice_settings.default_payment_method;
}
