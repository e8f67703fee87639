import type { GatewayDeps } from './payments.deps.ts';
import { selectOptionalByReference } from './invoices.queries.ts';
import type { EndJob } from './settle-payment.service.ts';
import { idOf, syncSubscription } from './sync-subscription.service.ts';

/**
 * Ends a subscription at once whose payment did not last: the one for the present period was given back, or any was disputed.
 */
export async function endUnpaid(deps: GatewayDeps, { id, invoice }: EndJob): Promise<void> {
  const kept = await selectOptionalByReference(deps.db, invoice);
  // A dispute may have been won in between.
  if (!kept || kept.status === 'paid') return;
  const { stripe } = deps.gateway;
  const { status, latest_invoice: latest } = await stripe.subscriptions.retrieve(id);
  const isPresent = latest !== null && idOf(latest) === invoice;
  if (kept.status === 'refunded' && !isPresent) return;
  if (status !== 'canceled' && status !== 'incomplete_expired') await stripe.subscriptions.cancel(id);
  await syncSubscription(deps, id);
}
