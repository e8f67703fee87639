import type { GatewayDeps } from './payments.deps.ts';
import type { EndJob } from './settle-refund.service.ts';
import { idOf, syncSubscription } from './sync-subscription.service.ts';

/** Ends a subscription at once whose present period was given back. */
export async function endRefunded(deps: GatewayDeps, { id, invoice }: EndJob): Promise<void> {
  const { stripe } = deps.gateway;
  const { status, latest_invoice: latest } = await stripe.subscriptions.retrieve(id);
  if (latest === null || idOf(latest) !== invoice) return;
  if (status !== 'canceled' && status !== 'incomplete_expired') await stripe.subscriptions.cancel(id);
  await syncSubscription(deps, id);
}
