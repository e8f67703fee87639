import type { ChangePreview, SubscriptionView } from '@rounds/contract/business/billing';
import { type PriceId, offers } from '@rounds/contract/business/plans.offers.rules';
import Stripe from 'stripe';
import type { Fail } from '../../platform/http/errors.ts';
import {
  type GatewayDeps,
  type SubscriptionRow,
  callGateway,
  customerOf,
  gatewayPriceOf,
} from '../payments/index.ts';
import { lastChangeTime, prorationTime, previewOf } from './billing.rules.ts';
import { type Refusal, change, heldBy } from './subscription.service.ts';

type ChangeRefusal = Refusal | 'same_plan' | 'payment_due';

/** Time that nobody has paid for can't be given back as credit. */
function requireChangeable(
  { priceId, status }: SubscriptionRow,
  wanted: PriceId,
  fail: Fail<ChangeRefusal>,
): void {
  if (priceId === wanted) throw fail('same_plan');
  if (status === 'past_due') throw fail('payment_due');
}

async function itemOf({ gateway }: GatewayDeps, { id }: SubscriptionRow) {
  const subscription = await gateway.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
  const { items, latest_invoice: invoice } = subscription;
  const [item] = items.data;
  if (!item) throw new Error(`The subscription ${id} has no item`);
  return { id: item.id, changedAt: typeof invoice === 'object' ? lastChangeTime(invoice) : 0 };
}

const secondsOf = (instant: string | Date): number => Math.floor(new Date(instant).getTime() / 1000);

/** What another price would cost today. */
export async function preview(
  deps: GatewayDeps,
  userId: number,
  priceId: PriceId,
  fail: Fail<ChangeRefusal>,
): Promise<ChangePreview> {
  const held = await heldBy(deps, userId, fail);
  requireChangeable(held, priceId, fail);
  return callGateway(fail, async () => {
    const { id } = await itemOf(deps, held);
    const prorationDate = prorationTime(secondsOf(deps.clock.now()), secondsOf(held.currentPeriodStart));
    const items = [{ id, price: await gatewayPriceOf(deps, priceId) }];
    const invoice = await deps.gateway.stripe.invoices.createPreview({
      customer: await customerOf(deps, userId),
      subscription: held.id,
      subscription_details: { items, proration_behavior: 'always_invoice', proration_date: prorationDate },
    });
    return previewOf(
      {
        lines: invoice.lines.data.map(({ amount }) => amount),
        startingBalance: invoice.starting_balance,
        amountDue: invoice.amount_due,
      },
      { cents: offers[priceId].cents, renewsAt: held.cancelAtPeriodEnd ? null : held.currentPeriodEnd },
      prorationDate,
    );
  });
}

/** How old what a preview showed may be, in seconds. */
const previewSeconds = 60 * 60;

/** Changes the price now, at what the preview showed. */
export function changePlan(
  deps: GatewayDeps,
  userId: number,
  { priceId, prorationDate }: { priceId: PriceId; prorationDate?: number | undefined },
  fail: Fail<ChangeRefusal | 'payment_refused' | 'amount_changed'>,
): Promise<SubscriptionView> {
  return change(deps, userId, fail, async (held) => {
    requireChangeable(held, priceId, fail);
    const now = prorationTime(secondsOf(deps.clock.now()), secondsOf(held.currentPeriodStart));
    const at = prorationDate ?? now;
    if (at > now || at < now - previewSeconds) throw fail('amount_changed');
    const item = await itemOf(deps, held);
    if (at < item.changedAt) throw fail('amount_changed');
    await refusedCard(fail, async () =>
      deps.gateway.stripe.subscriptions.update(held.id, {
        items: [{ id: item.id, price: await gatewayPriceOf(deps, priceId) }],
        proration_behavior: 'always_invoice',
        proration_date: at,
        payment_behavior: 'error_if_incomplete',
      }),
    );
  });
}

/** @throws ApiError 402 where the card is declined, or its owner is asked for */
export async function refusedCard(
  fail: Fail<'payment_refused'>,
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw error instanceof Stripe.errors.StripeCardError ? fail('payment_refused') : error;
  }
}
