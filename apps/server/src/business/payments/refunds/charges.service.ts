import type Stripe from 'stripe';
import type { GatewayDeps } from '../payments.deps.ts';
import type { DisputeStep, PaymentState } from './refunds.rules.ts';

type AnyGateway = Pick<GatewayDeps, 'gateway'>;

/** A successful charge. */
export interface Charged extends PaymentState {
  readonly paidAt: Date;
  /** Identifies the card at the gateway; stored nowhere. */
  readonly fingerprint: string | null;
}

/** A payment's current charge; null until it has succeeded. */
export async function readCharge({ gateway }: AnyGateway, paymentIntentId: string): Promise<Charged | null> {
  const { status, latest_charge: charge } = await gateway.stripe.paymentIntents.retrieve(paymentIntentId, {
    expand: ['latest_charge'],
  });
  if (status !== 'succeeded' || charge === null || typeof charge === 'string') return null;
  const dispute = charge.disputed ? await readDispute(gateway.stripe, paymentIntentId) : null;
  return {
    refundedCents: charge.amount_refunded,
    dispute: dispute && stepOf(dispute),
    disputedCents: dispute?.amount ?? 0,
    paidAt: new Date(charge.created * 1000),
    fingerprint: charge.payment_method_details?.card?.fingerprint ?? null,
  };
}

async function readDispute(stripe: Stripe, paymentIntentId: string): Promise<Stripe.Dispute | null> {
  const { data } = await stripe.disputes.list({ payment_intent: paymentIntentId, limit: 1 });
  return data[0] ?? null;
}

/** An inquiry moves no money, so it doesn't count until it becomes a dispute. */
const steps: Readonly<Record<string, DisputeStep>> = {
  needs_response: 'open',
  under_review: 'open',
  won: 'won',
  lost: 'lost',
};
const stepOf = ({ status }: Stripe.Dispute): DisputeStep | null => steps[status] ?? null;

/**
 * Whether the card is the customer's: either saved at the gateway, or used to pay, as for a pass, whose card isn't
 * saved.
 */
export async function hasCard(
  { gateway }: AnyGateway,
  customer: string,
  fingerprint: string,
): Promise<boolean> {
  for await (const { card } of gateway.stripe.customers.listPaymentMethods(customer, { limit: 100 }))
    if (card?.fingerprint === fingerprint) return true;
  for await (const { payment_method_details: by } of gateway.stripe.charges.list({ customer, limit: 100 }))
    if (by?.card?.fingerprint === fingerprint) return true;
  return false;
}
