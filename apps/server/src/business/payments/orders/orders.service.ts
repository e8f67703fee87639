import { dayMs } from '@rounds/contract/time.rules';
import { type PriceId, offers, pass } from '@rounds/contract/business/plans.offers.rules';
import type { codeErrors } from '@rounds/contract/business/codes.errors';
import type { createSubscription } from '@rounds/contract/business/payments';
import type { AnswerOf, BodyOf } from '@rounds/contract/endpoint';
import { grantFreeAccess, isFreeAccess, releaseCode, useCode } from '../../codes/index.ts';
import { hasPlanUntil } from '../../plans/index.ts';
import { type Fail, failUnexpectedly } from '../../../platform/http/errors.ts';
import { runForEach, inBatches } from '../../../platform/jobs/run-for-each.ts';
import { customerOf } from '../gateway/customers.service.ts';
import {
  type Opened,
  cancelAtGateway,
  isRefused,
  openAtGateway,
  stateAtGateway,
} from './order-forms.service.ts';
import * as queries from './orders.queries.ts';
import { type GatewayDeps, type PaymentsDeps, callGateway, requireGateway } from '../payments.deps.ts';
import { orderHours } from '../payments.rules.ts';
import { lockBuyer, selectOptionalLive } from '../sync/subscriptions.queries.ts';

type CodeRefusal = keyof typeof codeErrors;
export type OrderRefusal = 'already_subscribed' | 'payment_in_progress' | 'gateway_unreachable';

/** What a learner wants to buy, and how they pay. */
export type OrderRequest =
  | {
      readonly kind: 'subscription';
      readonly checkout: 'embedded' | 'hosted';
      readonly priceId: PriceId;
      readonly discountCode?: string | undefined;
    }
  | {
      readonly kind: 'pass';
      readonly checkout: 'embedded';
      readonly priceId: 'pass';
      readonly discountCode?: undefined;
    };

/**
 * Starts a subscription on the gateway's page. A code for free access gives its plan at once, without an order or the
 * gateway.
 */
export async function subscribe(
  deps: PaymentsDeps,
  userId: number,
  { priceId, discountCode }: BodyOf<typeof createSubscription>,
  fail: Fail<OrderRefusal | CodeRefusal | 'payments_off'>,
): Promise<AnswerOf<typeof createSubscription>> {
  if (discountCode !== undefined && (await isFreeAccess(deps, discountCode))) {
    await grantFreeAccess(deps, { code: discountCode, priceId, userId }, fail);
    return { sessionId: null, url: `${deps.publicUrl()}/dashboard` };
  }
  const request = { kind: 'subscription', checkout: 'hosted', priceId, discountCode } as const;
  const { reference, url } = await beginOrder(requireGateway(deps, fail), userId, request, fail, fail);
  if (url === null) throw fail('payment_in_progress');
  return { sessionId: reference, url };
}

/** The longest month that a plan's first payment can cover. */
const monthDays = 31;

const codeIn = ({ discountCode }: OrderRequest): string | null => discountCode?.toUpperCase() ?? null;

const priceOf = ({ priceId }: OrderRequest): number =>
  priceId === 'pass' ? pass.cents : offers[priceId].cents;

/**
 * Starts a payment, or resumes one already started. A learner has one open order of each kind, so two browsers end up
 * paying the same one. The order is stored first; the gateway is called outside any transaction, with the order's id as
 * the idempotency key.
 */
export async function beginOrder(
  deps: GatewayDeps,
  userId: number,
  request: OrderRequest,
  fail: Fail<OrderRefusal>,
  failCode?: Fail<CodeRefusal>,
): Promise<Opened> {
  if (await isAlreadyCovered(deps, userId, request)) throw fail('already_subscribed');
  return callGateway(fail, async () => {
    const order =
      (await reuseOpenOrder(deps, userId, request, fail)) ??
      (await newOrder(deps, userId, request, fail, failCode));
    const opened = await openAtGateway(deps, order, await customerOf(deps, userId));
    // Another browser has canceled it meanwhile.
    if (!(await queries.setReference(deps.db, order.id, opened.reference))) throw fail('payment_in_progress');
    return opened;
  });
}

/**
 * Whether the learner already has what they would pay for. A pass doesn't extend another: both would run side by side.
 * A plan counts as covered if its whole first month is, as by a year of free access.
 */
function isAlreadyCovered(
  { db, clock }: GatewayDeps,
  userId: number,
  { priceId }: OrderRequest,
): Promise<boolean> {
  const now = clock.now();
  const month = new Date(now.getTime() + monthDays * dayMs);
  return priceId === 'pass'
    ? hasPlanUntil(db, userId, { tier: pass.tier, until: now, now })
    : hasPlanUntil(db, userId, { tier: offers[priceId].tier, until: month, now });
}

/** The open order if it is for the same thing; otherwise it is canceled to make room. */
async function reuseOpenOrder(
  deps: GatewayDeps,
  userId: number,
  request: OrderRequest,
  fail: Fail<'payment_in_progress'>,
): Promise<queries.Order | null> {
  const open = await queries.selectOptionalOpen(deps.db, userId, request.kind);
  if (!open) return null;
  if (isFor(open, request)) {
    const state = await stateAtGateway(deps, open);
    if (state === 'paid') throw fail('payment_in_progress');
    if (state === 'open') return open;
  }
  if (!(await closeOrder(deps, open))) throw fail('payment_in_progress');
  return null;
}

const isFor = ({ priceId, checkout, discountCode }: queries.Order, request: OrderRequest): boolean =>
  priceId === request.priceId && checkout === request.checkout && discountCode === codeIn(request);

async function newOrder(
  deps: GatewayDeps,
  userId: number,
  request: OrderRequest,
  fail: Fail<'already_subscribed' | 'payment_in_progress'>,
  failCode: Fail<CodeRefusal> = failUnexpectedly,
): Promise<queries.Order> {
  const now = deps.clock.now();
  const amountCents = priceOf(request);
  const order = await deps.db.transaction(async (tx) => {
    await lockBuyer(tx, userId);
    if (await selectOptionalLive(tx, userId)) throw fail('already_subscribed');
    const wanted = { ...request, amountCents, discountCode: codeIn(request) };
    const made = await queries.insertOptionalOrder(tx, userId, wanted, now);
    if (!made) return queries.selectOptionalOpen(tx, userId, request.kind);
    const { priceId, discountCode: code } = request;
    if (priceId === 'pass' || code === undefined) return made;
    const discountCents = await useCode(tx, deps, { code, priceId, userId }, made.id, failCode);
    return queries.setDiscount(tx, made.id, discountCents);
  });
  // Another browser of the same learner was first, with something else.
  if (!order || !isFor(order, request)) throw fail('payment_in_progress');
  return order;
}

/** Cancels the learner's started, unpaid subscription order. */
export async function closeOpenOrder(
  deps: GatewayDeps,
  userId: number,
  fail: Fail<'payment_in_progress'>,
): Promise<void> {
  const open = await queries.selectOptionalOpen(deps.db, userId, 'subscription');
  if (open && !(await closeOrder(deps, open))) throw fail('payment_in_progress');
}

/**
 * Cancels an order, here first. If it is paid before the gateway cancels it, the payment finds it canceled and is
 * refunded.
 * @returns false if it turns out to be paid
 */
async function closeOrder(deps: GatewayDeps, order: queries.Order): Promise<boolean> {
  const opened = await withReference(deps, order);
  const state = opened === null ? 'gone' : await stateAtGateway(deps, opened);
  if (state === 'paid') return false;
  await expireOrder(deps, order.id);
  return opened === null || cancelAtGateway(deps, opened);
}

/**
 * The order with its reference at the gateway. An order that another browser is just opening is opened here too. The
 * key is the same, so both get the same payment, and canceling it cancels the other browser's.
 * @returns null if the gateway refuses to open it for anybody
 */
async function withReference(deps: GatewayDeps, order: queries.Order): Promise<queries.Order | null> {
  if (order.reference !== null || order.userId === null) return order;
  try {
    const { reference } = await openAtGateway(deps, order, await customerOf(deps, order.userId));
    await queries.setReference(deps.db, order.id, reference);
    return { ...order, reference };
  } catch (error) {
    if (isRefused(error)) return null;
    throw error;
  }
}

/** Marks an order as expired and releases its discount code. */
export async function expireOrder({ db, clock }: GatewayDeps, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    if (await queries.settleOptionalOrder(tx, id, 'expired', clock.now())) await releaseCode(tx, id);
  });
}

/** Closes orders left unpaid for a day. @throws AggregateError */
export async function closeOldOrders(deps: GatewayDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - orderHours * 60 * 60 * 1000);
  await runForEach(
    inBatches((afterId) => queries.selectOld(deps.db, before, afterId)),
    ({ id }) => `order ${id}`,
    (order) => closeOrder(deps, order),
  );
}
