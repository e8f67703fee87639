import type { GatewayDeps } from '../payments.deps.ts';
import { takeChangeCreditBack } from '../credit/credit.service.ts';
import { selectOptionalByReference } from './invoices.queries.ts';
import type { EndSubscriptionJob } from './settle-payment.service.ts';
import { syncSubscription } from './sync-subscription.service.ts';

/**
 * Cancels a subscription immediately when the payment for the current period was refunded, or any payment was disputed.
 * Credit left over from the payment is taken back, whichever period it was for.
 */
export async function endUnpaidSubscription(
  deps: GatewayDeps,
  { id, invoice }: EndSubscriptionJob,
): Promise<void> {
  const invoiceRow = await selectOptionalByReference(deps.db, invoice);
  // The dispute may have been won in the meantime.
  if (!invoiceRow || invoiceRow.status === 'paid') return;
  const { stripe } = deps.gateway;
  const { status, items } = await stripe.subscriptions.retrieve(id);
  const began = new Date((items.data[0]?.current_period_start ?? 0) * 1000);
  // A change of plan has its own invoice, so a period may have several.
  const isCurrentPeriod = invoiceRow.paidAt !== null && Date.parse(invoiceRow.paidAt) >= began.getTime();
  if (invoiceRow.status === 'disputed' || isCurrentPeriod) {
    if (status !== 'canceled' && status !== 'incomplete_expired') await stripe.subscriptions.cancel(id);
    await syncSubscription(deps, id);
  }
  await takeChangeCreditBack(deps, invoiceRow);
}
