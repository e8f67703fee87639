import type { GatewayDeps } from './payments.deps.ts';
import { takeChangeCreditBack } from './credit.service.ts';
import { selectOptionalByReference } from './invoices.queries.ts';
import type { EndJob } from './settle-payment.service.ts';
import { syncSubscription } from './sync-subscription.service.ts';

/**
 * Ends a subscription at once whose payment did not last: the one for the present period was given back, or any was disputed.
 */
export async function endUnpaid(deps: GatewayDeps, { id, invoice }: EndJob): Promise<void> {
  const kept = await selectOptionalByReference(deps.db, invoice);
  // A dispute may have been won in between.
  if (!kept || kept.status === 'paid') return;
  const { stripe } = deps.gateway;
  const { status, items } = await stripe.subscriptions.retrieve(id);
  const began = new Date((items.data[0]?.current_period_start ?? 0) * 1000);
  // A change of plan has an invoice of its own, and the period may have several.
  const isPresent = kept.paidAt !== null && Date.parse(kept.paidAt) >= began.getTime();
  if (kept.status === 'refunded' && !isPresent) return;
  if (status !== 'canceled' && status !== 'incomplete_expired') await stripe.subscriptions.cancel(id);
  await syncSubscription(deps, id);
  if (kept.userId !== null)
    await takeChangeCreditBack(deps, { userId: kept.userId, subscriptionId: id, began });
}
