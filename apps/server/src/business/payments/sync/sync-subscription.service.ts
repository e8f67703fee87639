import { isPriceId, offers } from '@rounds/contract/business/plans.offers.rules';
import type Stripe from 'stripe';
import { grantPlan } from '../../plans/index.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { type PaymentMailJob, mailJob } from '../mail/mail.rules.ts';
import { settleOptionalOrder } from '../orders/orders.queries.ts';
import type { GatewayDeps } from '../payments.deps.ts';
import { accessUntil, isLive } from '../payments.rules.ts';
import { selectOptionalUser } from '../gateway/customers.queries.ts';
import * as queries from './subscriptions.queries.ts';

const at = (seconds: number) => new Date(seconds * 1000);
export const idOf = (value: string | { readonly id: string }): string =>
  typeof value === 'string' ? value : value.id;

/** How many saves by others in a row may interrupt one read. */
const most = 8;

/**
 * Updates a subscription to the gateway's current state, and the learner's plan with it. It can run at any time, any
 * number of times and in any order: it always saves the latest state read.
 */
export async function syncSubscription(deps: GatewayDeps, id: string): Promise<void> {
  for (let count = 0; count < most; count += 1) {
    const before = await queries.selectOptionalSubscription(deps.db, id);
    const live = await deps.gateway.stripe.subscriptions.retrieve(id);
    const read = await readLive(deps, live);
    if (!read) return;
    const isSaved = await deps.db.transaction((tx) => save(tx, deps, read, before, live.metadata['order']));
    if (isSaved) return;
  }
  throw new Error(`The subscription ${id} changes faster than it can be read`);
}

/** A subscription as we store it; null if it isn't ours. */
async function readLive(
  { db }: GatewayDeps,
  live: Stripe.Subscription,
): Promise<queries.LiveSubscription | null> {
  const userId = await selectOptionalUser(db, idOf(live.customer));
  const [item] = live.items.data;
  const priceId = item?.price.lookup_key;
  if (userId === null || !item || !isPriceId(priceId)) return null;
  return {
    id: live.id,
    userId,
    priceId,
    status: live.status,
    currentPeriodStart: at(item.current_period_start),
    currentPeriodEnd: at(item.current_period_end),
    cancelAtPeriodEnd: live.cancel_at_period_end || live.cancel_at !== null,
    createdAt: at(live.created),
    endedAt: live.ended_at === null ? null : at(live.ended_at),
  };
}

async function save(
  tx: Sql,
  { clock, jobs }: GatewayDeps,
  live: queries.LiveSubscription,
  before: queries.SubscriptionRow | null,
  order: string | undefined,
): Promise<boolean> {
  const now = clock.now();
  const { id, userId, status } = live;
  await queries.lockBuyer(tx, userId);
  if (!(await queries.saveSubscription(tx, live, before?.version ?? -1))) return false;
  const until = accessUntil(
    {
      status,
      currentPeriodStart: live.currentPeriodStart.getTime(),
      currentPeriodEnd: live.currentPeriodEnd.getTime(),
      cancelAtPeriodEnd: live.cancelAtPeriodEnd,
      endedAt: live.endedAt?.getTime() ?? null,
    },
    now.getTime(),
  );
  const grant = { userId, source: 'subscription', sourceId: id, startsAt: live.createdAt } as const;
  await grantPlan(tx, { ...grant, tier: offers[live.priceId].tier, endsAt: new Date(until) }, now);
  if (order !== undefined && isLive(status)) await settleOptionalOrder(tx, Number(order), 'paid', now);
  const kind = mailFor(before?.status ?? null, status);
  if (kind) {
    const { name } = offers[live.priceId];
    await jobs.enqueue<PaymentMailJob>(tx, mailJob, { userId, kind, plan: name });
  }
  return true;
}

/** The mail a learner gets when one status changes to another. */
function mailFor(before: string | null, after: string): 'payment_failed' | 'plan_ended' | null {
  if (before === after || before === null) return null;
  if (after === 'past_due') return 'payment_failed';
  return isLive(before) && after === 'canceled' ? 'plan_ended' : null;
}
