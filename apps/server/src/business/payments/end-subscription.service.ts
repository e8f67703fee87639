import type { GatewayDeps } from './payments.deps.ts';
import { selectOptionalByReference } from './invoices.queries.ts';
import type { EndSubscriptionJob } from './settle-payment.service.ts';
import { idOf, syncSubscription } from './sync-subscription.service.ts';

/**
 * Cancels a subscription immediately when the payment for the current period was refunded, or any payment was disputed.
 */
export async function endUnpaidSubscription(
  deps: GatewayDeps,
  { id, invoice }: EndSubscriptionJob,
): Promise<void> {
  const invoiceRow = await selectOptionalByReference(deps.db, invoice);
  // The dispute may have been won in the meantime.
  if (!invoiceRow || invoiceRow.status === 'paid') return;
  const { stripe } = deps.gateway;
  const { status, latest_invoice: latest } = await stripe.subscriptions.retrieve(id);
  const isCurrentPeriod = latest !== null && idOf(latest) === invoice;
  if (invoiceRow.status === 'refunded' && !isCurrentPeriod) return;
  if (status !== 'canceled' && status !== 'incomplete_expired') await stripe.subscriptions.cancel(id);
  await syncSubscription(deps, id);
}
