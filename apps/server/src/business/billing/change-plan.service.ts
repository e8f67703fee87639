import type { ChangePreview, SubscriptionView } from '@rounds/contract/business/billing';
import { type PriceId, offers } from '@rounds/contract/business/plans.offers.rules';
import Stripe from 'stripe';
import type { Fail } from '../../platform/http/errors.ts';
import { resetLimit, secondsToWait } from '../../platform/http/limits.ts';
import {
  type GatewayDeps,
  type SubscriptionRow,
  callGateway,
  customerOf,
  gatewayPriceOf,
  idOf,
  syncInvoice,
} from '../payments/index.ts';
import { lastChangeTime, prorationTime, previewOf } from './billing.rules.ts';
import { type Refusal, change, heldBy } from './subscription.service.ts';

type ChangeRefusal = Refusal | 'same_plan' | 'payment_due';

/** Unpaid time can't be given back as credit. */
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
  const { id: itemId, current_period_start: periodStart } = item;
  const changedAt = typeof invoice === 'object' ? lastChangeTime(invoice) : 0;
  return { id: itemId, periodStart, notBefore: Math.max(periodStart, changedAt) };
}

const secondsOf = (instant: Date): number => Math.floor(instant.getTime() / 1000);

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
    const { id, periodStart } = await itemOf(deps, held);
    const prorationDate = prorationTime(secondsOf(deps.clock.now()), periodStart);
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

/** The maximum age of a preview, in seconds. */
const previewSeconds = 60 * 60;

/** How long a change that stopped midway blocks the next one: longer than all calls to the gateway take. */
const changing = { name: 'plan_changing', max: 1, seconds: 5 * 60 };

/**
 * Allows one change of a learner's plan at a time, across all processes. Otherwise one of two could take effect before
 * the other, and return more than was paid.
 */
async function alone<T>(
  { db, clock }: GatewayDeps,
  userId: number,
  fail: Fail<'payment_in_progress'>,
  work: () => Promise<T>,
): Promise<T> {
  const key = String(userId);
  if ((await secondsToWait(db, [[changing, key]], clock.now())) !== null) throw fail('payment_in_progress');
  try {
    return await work();
  } finally {
    await resetLimit(db, changing, key);
  }
}

/** Changes the price now, for what the preview showed. */
export function changePlan(
  deps: GatewayDeps,
  userId: number,
  { priceId, prorationDate }: { priceId: PriceId; prorationDate?: number | undefined },
  fail: Fail<ChangeRefusal | 'payment_refused' | 'amount_changed' | 'payment_in_progress'>,
): Promise<SubscriptionView> {
  const work = async (held: SubscriptionRow) => {
    requireChangeable(held, priceId, fail);
    const item = await itemOf(deps, held);
    const now = prorationTime(secondsOf(deps.clock.now()), item.periodStart);
    const at = prorationDate ?? now;
    if (at > now || at < Math.max(now - previewSeconds, item.notBefore)) throw fail('amount_changed');
    const price = await gatewayPriceOf(deps, priceId);
    const { latest_invoice: invoice } = await refusedCard(fail, () =>
      deps.gateway.stripe.subscriptions.update(held.id, {
        items: [{ id: item.id, price }],
        proration_behavior: 'always_invoice',
        proration_date: at,
        payment_behavior: 'error_if_incomplete',
      }),
    );
    // Its event may come late, and the learner looks at their invoices now.
    if (invoice !== null) await syncInvoice(deps, idOf(invoice));
  };
  return alone(deps, userId, fail, () => change(deps, userId, fail, work));
}

/** @throws ApiError 402 if the card is declined or its owner has to confirm */
async function refusedCard<T>(fail: Fail<'payment_refused'>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Stripe.errors.StripeCardError ? fail('payment_refused') : error;
  }
}
