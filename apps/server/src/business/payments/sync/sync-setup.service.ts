import Stripe from 'stripe';
import type { GatewayDeps } from '../payments.deps.ts';
import { idOf } from './sync-subscription.service.ts';

/**
 * A newly saved card pays for everything from now on, including a failed renewal. It replaces only older cards: its
 * event may come late, twice, or be replayed after a newer card has replaced it.
 */
export async function syncSetup({ gateway: { stripe } }: GatewayDeps, id: string): Promise<void> {
  const { status, customer, payment_method: method } = await stripe.setupIntents.retrieve(id);
  if (status !== 'succeeded' || customer === null || method === null) return;
  const card = await stripe.paymentMethods.retrieve(idOf(method));
  const replaces = async (present: string | { readonly id: string } | null): Promise<boolean> =>
    present === null || (await stripe.paymentMethods.retrieve(idOf(present))).created <= card.created;

  const owner = await stripe.customers.retrieve(idOf(customer));
  if (owner.deleted) return;
  if (await replaces(owner.invoice_settings.default_payment_method))
    await stripe.customers.update(owner.id, { invoice_settings: { default_payment_method: card.id } });
  const { data } = await stripe.subscriptions.list({ customer: owner.id });
  for (const subscription of data) {
    const { status: state, default_payment_method: present, latest_invoice: invoice } = subscription;
    if ((state !== 'active' && state !== 'past_due') || !(await replaces(present))) continue;
    await stripe.subscriptions.update(subscription.id, { default_payment_method: card.id });
    if (state === 'past_due' && invoice !== null) await payOpen(stripe, idOf(invoice));
  }
}

async function payOpen(stripe: Stripe, id: string): Promise<void> {
  const { status } = await stripe.invoices.retrieve(id);
  if (status !== 'open') return;
  await stripe.invoices.pay(id).catch((error: unknown) => {
    // The gateway retries on its own, and reports that.
    if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
  });
}
