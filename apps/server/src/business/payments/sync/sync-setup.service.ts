import Stripe from 'stripe';
import type { GatewayDeps } from '../payments.deps.ts';
import { idOf } from './sync-subscription.service.ts';

/** A card that was kept is what everything is paid with from now on, a renewal that failed included. */
export async function syncSetup({ gateway: { stripe } }: GatewayDeps, id: string): Promise<void> {
  const setup = await stripe.setupIntents.retrieve(id);
  const { status, customer, payment_method: method } = setup;
  if (status !== 'succeeded' || customer === null || method === null) return;
  const [customerId, card] = [idOf(customer), idOf(method)];
  await stripe.customers.update(customerId, { invoice_settings: { default_payment_method: card } });
  const { data } = await stripe.subscriptions.list({ customer: customerId });
  for (const { id: subscription, status: state, latest_invoice: invoice } of data) {
    if (state !== 'active' && state !== 'past_due') continue;
    await stripe.subscriptions.update(subscription, { default_payment_method: card });
    if (state === 'past_due' && invoice !== null) await payOpen(stripe, idOf(invoice));
  }
}

async function payOpen(stripe: Stripe, id: string): Promise<void> {
  const { status } = await stripe.invoices.retrieve(id);
  if (status !== 'open') return;
  await stripe.invoices.pay(id).catch((error: unknown) => {
    // The gateway tries again by itself, and tells.
    if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
  });
}
