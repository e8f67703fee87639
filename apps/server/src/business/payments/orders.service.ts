import { type PriceId, offers, pass } from '@rounds/contract/business/plans.offers.rules';
import type { Fail } from '../../platform/http/errors.ts';
import { each, inBatches } from '../../platform/jobs/each.ts';
import { customerOf } from './customers.service.ts';
import { type Opened, cancelAt, lookAt, openAt } from './order-forms.service.ts';
import * as queries from './orders.queries.ts';
import { type GatewayDeps, asking } from './payments.deps.ts';
import { orderHours } from './payments.rules.ts';
import { lockLearner, selectOptionalLive } from './subscriptions.queries.ts';

export type OrderRefusal = 'already_subscribed' | 'payment_in_progress' | 'gateway_unreachable';

/** What a learner wants to pay for, and where. */
export type Wish =
  | { readonly kind: 'subscription'; readonly form: 'form' | 'page'; readonly priceId: PriceId }
  | { readonly kind: 'pass'; readonly form: 'form'; readonly priceId: 'pass' };

const priceOf = ({ priceId }: Wish): number => (priceId === 'pass' ? pass.cents : offers[priceId].cents);

/**
 * Begins to pay for something, or goes on where that was begun: one order of a kind is open at a time, and so two browsers pay
 * one payment. The intent is recorded first; the gateway is asked outside of any transaction, with the order as its key.
 */
export async function beginOrder(
  deps: GatewayDeps,
  userId: number,
  wish: Wish,
  fail: Fail<OrderRefusal>,
): Promise<Opened> {
  return asking(fail, async () => {
    const order = (await ownOrder(deps, userId, wish, fail)) ?? (await newOrder(deps, userId, wish, fail));
    const opened = await openAt(deps, order, await customerOf(deps, userId));
    await queries.setReference(deps.db, order.id, opened.reference);
    return opened;
  });
}

/** The open order, if it is for the very same; another one is given up for it. */
async function ownOrder(
  deps: GatewayDeps,
  userId: number,
  wish: Wish,
  fail: Fail<'payment_in_progress'>,
): Promise<queries.Order | null> {
  const open = await queries.selectOptionalOpen(deps.db, userId, wish.kind);
  if (!open) return null;
  const isSame = open.priceId === wish.priceId && open.form === wish.form;
  const state = await lookAt(deps, open);
  if (state === 'paid') throw fail('payment_in_progress');
  if (state === 'open' && isSame) return open;
  if (!(await closeOrder(deps, open))) throw fail('payment_in_progress');
  return null;
}

async function newOrder(
  deps: GatewayDeps,
  userId: number,
  wish: Wish,
  fail: Fail<'already_subscribed' | 'payment_in_progress'>,
): Promise<queries.Order> {
  const now = deps.clock.now();
  const amountCents = priceOf(wish);
  const order = await deps.db.transaction(async (tx) => {
    await lockLearner(tx, userId);
    if (await selectOptionalLive(tx, userId)) throw fail('already_subscribed');
    return (
      (await queries.insertOptionalOrder(tx, userId, { ...wish, amountCents }, now)) ??
      (await queries.selectOptionalOpen(tx, userId, wish.kind))
    );
  });
  // Somebody else's browser of the same learner came first, with something else.
  if (order?.priceId !== wish.priceId || order.form !== wish.form) throw fail('payment_in_progress');
  return order;
}

/** Gives an order up at the gateway and here. @returns false where it turns out to be paid */
async function closeOrder(deps: GatewayDeps, order: queries.Order): Promise<boolean> {
  if (!(await cancelAt(deps, order))) return false;
  await deps.db.transaction((tx) => queries.settleOptionalOrder(tx, order.id, 'expired', deps.clock.now()));
  return true;
}

/** Closes what nobody has paid for a day. @throws AggregateError */
export async function closeOldOrders(deps: GatewayDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - orderHours * 60 * 60 * 1000);
  await each(
    inBatches((afterId) => queries.selectOld(deps.db, before, afterId)),
    ({ id }) => `order ${id}`,
    (order) => closeOrder(deps, order),
  );
}
