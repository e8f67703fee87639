import { type PriceId, offers } from '@rounds/contract/business/plans.offers.rules';
import { runForEach } from '../../../platform/jobs/run-for-each.ts';
import { keepMode } from '../mode/mode.service.ts';
import type { GatewayDeps } from '../payments.deps.ts';
import * as queries from './customers.queries.ts';

/** The learner's customer at the gateway, created at the first purchase. The gateway gets a number and no name. */
export async function customerOf({ db, clock, gateway }: GatewayDeps, userId: number): Promise<string> {
  const known = await queries.selectOptionalCustomer(db, userId);
  if (known !== null) return known;
  await keepMode({ db, clock, gateway });
  const made = await gateway.stripe.customers.create(
    { metadata: { learner: String(userId) } },
    await gateway.keyFor(`customer-${userId}`),
  );
  await queries.insertCustomer(db, made.id, userId, clock.now());
  return (await queries.selectOptionalCustomer(db, userId)) ?? made.id;
}

/** The gateway's id of one of our prices, which is created if missing. */
export async function gatewayPriceOf(
  { gateway }: Pick<GatewayDeps, 'gateway'>,
  priceId: PriceId,
): Promise<string> {
  const { data } = await gateway.stripe.prices.list({ lookup_keys: [priceId] });
  const [found] = data;
  if (found) return found.id;
  const { name, cents } = offers[priceId];
  const made = await gateway.stripe.prices.create(
    {
      lookup_key: priceId,
      nickname: name,
      unit_amount: cents,
      currency: 'usd',
      recurring: { interval: 'month' },
      product_data: { name: `Rounds ${name}` },
    },
    await gateway.keyFor(`price-${priceId}`),
  );
  return made.id;
}

/**
 * Nightly: removes the customers of erased accounts, and stops charging those whose account is deleted.
 * @throws AggregateError
 */
export async function forgetCustomers({ db, gateway }: GatewayDeps): Promise<void> {
  await runForEach(
    await queries.selectLeaving(db),
    (id) => `subscription ${id}`,
    (id) => gateway.stripe.subscriptions.update(id, { cancel_at_period_end: true }),
  );
  await runForEach(
    await queries.selectLeft(db),
    (id) => `customer ${id}`,
    async (id) => {
      await gateway.stripe.customers.del(id);
      await queries.deleteCustomer(db, id);
    },
  );
}
