import type { SubscriptionView, previewChange } from '@rounds/contract/business/billing';
import type { AnswerOf } from '@rounds/contract/endpoint';
import { type PriceId, dollars, offers } from '@rounds/contract/business/plans.offers.rules';
import Stripe from 'stripe';
import type { Fail } from '../../platform/http/errors.ts';
import {
  type GatewayDeps,
  type Held,
  type PaymentsDeps,
  asking,
  customerOf,
  gatewayPriceOf,
  liveSubscription,
  syncSubscription,
} from '../payments/index.ts';
import { statusFor } from './billing.rules.ts';

type Refusal = 'no_subscription' | 'gateway_unreachable';

const viewOf = ({ priceId, status, currentPeriodEnd, cancelAtPeriodEnd }: Held): SubscriptionView => ({
  priceId,
  name: offers[priceId].name,
  tier: offers[priceId].tier,
  price: dollars(offers[priceId].cents),
  status: statusFor(status),
  currentPeriodEnd,
  cancelAtPeriodEnd,
});

/** The subscription that runs; null without one. */
export async function readSubscription(
  { db }: Pick<PaymentsDeps, 'db'>,
  userId: number,
): Promise<SubscriptionView | null> {
  const held = await liveSubscription(db, userId);
  return held && viewOf(held);
}

async function heldBy({ db }: GatewayDeps, userId: number, fail: Fail<'no_subscription'>): Promise<Held> {
  const held = await liveSubscription(db, userId);
  if (!held) throw fail('no_subscription');
  return held;
}

/** Changes the subscription at the gateway, and answers what it says of it then. */
async function change(
  deps: GatewayDeps,
  userId: number,
  fail: Fail<Refusal>,
  work: (held: Held) => Promise<unknown>,
): Promise<SubscriptionView> {
  const held = await heldBy(deps, userId, fail);
  await asking(fail, async () => {
    await work(held);
    await syncSubscription(deps, held.id);
  });
  return viewOf(await heldBy(deps, userId, fail));
}

/** At the end of the period, or not after all. */
export function setEnding(
  deps: GatewayDeps,
  userId: number,
  ends: boolean,
  fail: Fail<Refusal>,
): Promise<SubscriptionView> {
  const update = { cancel_at_period_end: ends };
  return change(deps, userId, fail, ({ id }) => deps.gateway.stripe.subscriptions.update(id, update));
}

async function itemOf({ gateway }: GatewayDeps, { id }: Held) {
  const { items } = await gateway.stripe.subscriptions.retrieve(id);
  const [item] = items.data;
  if (!item) throw new Error(`The subscription ${id} has no item`);
  return item;
}

/** What another price would cost today. */
export async function preview(
  deps: GatewayDeps,
  userId: number,
  priceId: PriceId,
  fail: Fail<Refusal | 'same_plan'>,
): Promise<AnswerOf<typeof previewChange>> {
  const held = await heldBy(deps, userId, fail);
  if (held.priceId === priceId) throw fail('same_plan');
  return asking(fail, async () => {
    const { id } = await itemOf(deps, held);
    const prorationDate = Math.floor(deps.clock.now().getTime() / 1000);
    const items = [{ id, price: await gatewayPriceOf(deps, priceId) }];
    const invoice = await deps.gateway.stripe.invoices.createPreview({
      customer: await customerOf(deps, userId),
      subscription: held.id,
      subscription_details: { items, proration_behavior: 'always_invoice', proration_date: prorationDate },
    });
    return {
      dueToday: dollars(invoice.amount_due),
      credit: dollars(-Math.min(0, invoice.ending_balance ?? 0)),
      price: dollars(offers[priceId].cents),
      currentPeriodEnd: held.currentPeriodEnd,
      prorationDate,
    };
  });
}

/** How old what a preview showed may be, in seconds. */
const previewSeconds = 60 * 60;

/** Changes the price now, at what the preview showed. */
export function changePlan(
  deps: GatewayDeps,
  userId: number,
  { priceId, prorationDate }: { priceId: PriceId; prorationDate?: number | undefined },
  fail: Fail<Refusal | 'same_plan' | 'payment_refused' | 'amount_changed'>,
): Promise<SubscriptionView> {
  const now = Math.floor(deps.clock.now().getTime() / 1000);
  if (prorationDate !== undefined && (prorationDate > now || prorationDate < now - previewSeconds))
    throw fail('amount_changed');
  return change(deps, userId, fail, async (held) => {
    if (held.priceId === priceId) throw fail('same_plan');
    const item = await itemOf(deps, held);
    try {
      await deps.gateway.stripe.subscriptions.update(held.id, {
        items: [{ id: item.id, price: await gatewayPriceOf(deps, priceId) }],
        proration_behavior: 'always_invoice',
        proration_date: prorationDate ?? now,
        payment_behavior: 'error_if_incomplete',
      });
    } catch (error) {
      throw error instanceof Stripe.errors.StripeCardError ? fail('payment_refused') : error;
    }
  });
}

/** Begins to keep another card. */
export async function beginCard(
  deps: GatewayDeps,
  userId: number,
  fail: Fail<Refusal>,
): Promise<{ clientSecret: string }> {
  await heldBy(deps, userId, fail);
  return asking(fail, async () => {
    const { client_secret } = await deps.gateway.stripe.setupIntents.create({
      customer: await customerOf(deps, userId),
      usage: 'off_session',
      automatic_payment_methods: { enabled: true },
    });
    return { clientSecret: client_secret ?? '' };
  });
}
