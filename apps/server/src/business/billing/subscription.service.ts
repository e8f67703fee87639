import type { SubscriptionView } from '@rounds/contract/business/billing';
import { dollars, offers, pricesOn } from '@rounds/contract/business/plans.offers.rules';
import type { Fail } from '../../platform/http/errors.ts';
import {
  type GatewayDeps,
  type SubscriptionRow,
  type PaymentsDeps,
  callGateway,
  selectOptionalLive,
  startOnCredit,
  syncSubscription,
} from '../payments/index.ts';
import { statusFor } from './billing.rules.ts';

export type Refusal = 'no_subscription' | 'gateway_unreachable';

const viewOf = ({
  priceId,
  status,
  currentPeriodEnd,
  cancelAtPeriodEnd,
}: SubscriptionRow): SubscriptionView => ({
  priceId,
  name: offers[priceId].name,
  tier: offers[priceId].tier,
  price: dollars(offers[priceId].cents),
  status: statusFor(status),
  currentPeriodEnd,
  cancelAtPeriodEnd,
});

/** The running subscription; null without one. */
export async function readSubscription(
  { db }: Pick<PaymentsDeps, 'db'>,
  userId: number,
): Promise<SubscriptionView | null> {
  const held = await selectOptionalLive(db, userId);
  return held && viewOf(held);
}

/** @throws ApiError 404 without one */
export async function heldBy(
  { db }: Pick<PaymentsDeps, 'db'>,
  userId: number,
  fail: Fail<'no_subscription'>,
): Promise<SubscriptionRow> {
  const held = await selectOptionalLive(db, userId);
  if (!held) throw fail('no_subscription');
  return held;
}

/** Changes the subscription at the gateway, and returns its new state. */
export async function change(
  deps: GatewayDeps,
  userId: number,
  fail: Fail<Refusal>,
  work: (held: SubscriptionRow) => Promise<unknown>,
): Promise<SubscriptionView> {
  const held = await heldBy(deps, userId, fail);
  await callGateway(fail, async () => {
    await work(held);
    await syncSubscription(deps, held.id);
  });
  return viewOf(await heldBy(deps, userId, fail));
}

/** Cancels at the end of the period, or undoes that. */
export function setEnding(
  deps: GatewayDeps,
  userId: number,
  ends: boolean,
  fail: Fail<Refusal>,
): Promise<SubscriptionView> {
  const update = { cancel_at_period_end: ends };
  return change(deps, userId, fail, ({ id }) => deps.gateway.stripe.subscriptions.update(id, update));
}

/** Starts a plan of the plans screen that the learner's credit pays for. */
export async function beginOnCredit(
  deps: GatewayDeps,
  userId: number,
  plan: keyof typeof pricesOn.plans,
  fail: Parameters<typeof startOnCredit>[3],
): Promise<SubscriptionView> {
  await startOnCredit(deps, userId, pricesOn.plans[plan], fail);
  const started = await readSubscription(deps, userId);
  if (!started) throw fail('payment_in_progress');
  return started;
}
