import { type PriceId, offers } from '@rounds/contract/business/plans.offers.rules';
import type { Fail } from '../../../platform/http/errors.ts';
import { type OrderRefusal, beginOrder, closeOpenOrder } from './orders.service.ts';
import { type GatewayDeps, callGateway } from '../payments.deps.ts';
import { selectOptionalCustomer } from '../gateway/customers.queries.ts';
import { syncSubscription } from '../sync/sync-subscription.service.ts';

/** The learner's credit at the gateway, in cents. */
async function creditOf({ db, gateway }: GatewayDeps, userId: number): Promise<number> {
  const customerId = await selectOptionalCustomer(db, userId);
  if (customerId === null) return 0;
  const customer = await gateway.stripe.customers.retrieve(customerId);
  return customer.deleted ? 0 : -Math.min(0, customer.balance);
}

/**
 * Whether the first month needs no payment. Then there is no form to fill in, and opening one must not buy anything.
 */
export const creditCovers = (
  deps: GatewayDeps,
  userId: number,
  priceId: PriceId,
  fail: Fail<'gateway_unreachable'>,
): Promise<boolean> => callGateway(fail, async () => (await creditOf(deps, userId)) >= offers[priceId].cents);

/**
 * Starts a plan whose first month is paid by the learner's credit. It is active at once, without waiting for an event.
 */
export async function startOnCredit(
  deps: GatewayDeps,
  userId: number,
  priceId: PriceId,
  fail: Fail<OrderRefusal | 'credit_short'>,
): Promise<void> {
  if (!(await creditCovers(deps, userId, priceId, fail))) throw fail('credit_short');
  // An order started before the credit came is to be paid by card.
  await callGateway(fail, () => closeOpenOrder(deps, userId, fail));
  const request = { kind: 'subscription', checkout: 'embedded', priceId } as const;
  const { reference, clientSecret } = await beginOrder(deps, userId, request, fail);
  // Another purchase has used up the credit meanwhile.
  if (clientSecret !== null) throw fail('credit_short');
  await callGateway(fail, () => syncSubscription(deps, reference));
}
