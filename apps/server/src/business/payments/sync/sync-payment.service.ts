import { dayMs } from '@rounds/contract/time.rules';
import { pass } from '@rounds/contract/business/plans.offers.rules';
import type Stripe from 'stripe';
import { grantPlan } from '../../plans/index.ts';
import type { Sql } from '../../../platform/db/database.ts';
import * as invoices from './invoices.queries.ts';
import { book } from '../../ledger/index.ts';
import {
  type FirstPayment,
  cardTrace,
  rewardReferrer,
  selectOptionalOpenReferrer,
} from '../../referrals/index.ts';
import { type Charged, hasCard, readCharge } from '../refunds/charges.service.ts';
import { insertRefund } from '../refunds/refund-requests.queries.ts';
import { type UsedCreditJob, creditJob, usedCreditJob } from '../credit/credit.service.ts';
import { type PaymentMailJob, mailJob } from '../mail/mail.rules.ts';
import {
  type Order,
  isGivenUp,
  selectOptionalByReference,
  settleOptionalOrder,
} from '../orders/orders.queries.ts';
import type { GatewayDeps } from '../payments.deps.ts';
import { selectOptionalCustomer, selectOptionalUser } from '../gateway/customers.queries.ts';
import { type EndSubscriptionJob, endSubscriptionJob, settlePayment } from './settle-payment.service.ts';
import { lockBuyer } from './subscriptions.queries.ts';
import { idOf, syncSubscription } from './sync-subscription.service.ts';

const fromUnixSeconds = (seconds: number) => new Date(seconds * 1000);

/** Drafts and uncollectible invoices are not stored. */
const storedStatuses = ['open', 'paid', 'void'] as const;

/** Updates an invoice from the gateway; once it is paid, books it and sends a receipt. */
export async function syncInvoice(deps: GatewayDeps, id: string): Promise<void> {
  const invoice = await deps.gateway.stripe.invoices.retrieve(id, { expand: ['payments'] });
  const customer = invoice.customer === null ? null : idOf(invoice.customer);
  const userId = customer === null ? null : await selectOptionalUser(deps.db, customer);
  const details = invoice.parent?.subscription_details;
  const status = storedStatuses.find((one) => one === invoice.status);
  if (userId === null || !details || !status) return;
  const subscriptionId = idOf(details.subscription);
  const paidAt = invoice.status_transitions.paid_at;
  const intent = invoice.payments?.data[0]?.payment.payment_intent;
  const paymentIntentId = intent ? idOf(intent) : null;
  const known = {
    userId,
    reference: invoice.id,
    subscriptionId,
    paymentIntentId,
    number: invoice.number ?? invoice.id,
    description: describe(invoice),
    // Only money counts, not the credit that was used first.
    amountCents: invoice.status === 'paid' ? invoice.amount_paid : invoice.amount_due,
    creditCents: (invoice.ending_balance ?? invoice.starting_balance) - invoice.starting_balance,
    lines: linesOf(invoice),
    status,
    createdAt: fromUnixSeconds(invoice.created),
    paidAt: paidAt === null ? null : fromUnixSeconds(paidAt),
  };
  const charge =
    status === 'paid' && paymentIntentId !== null ? await readCharge(deps, paymentIntentId) : null;
  const card = charge === null ? noCard : await cardOfReferral(deps, userId, charge);
  // A renewal keeps the order's number, which was settled by the first invoice.
  const orderId = invoice.billing_reason === 'subscription_create' ? details.metadata?.['order'] : undefined;
  await deps.db.transaction(async (tx) => {
    const paid = await saveInvoice(tx, deps, known, 'subscription', card);
    // The subscription may have ended before we first see it, so the order is settled here.
    if (paid && orderId !== undefined) await settleOrder(tx, deps, Number(orderId), paid, known.creditCents);
  });
  if (paymentIntentId !== null) await settlePayment(deps, paymentIntentId);
  await syncSubscription(deps, subscriptionId);
}

const describe = ({ lines }: Stripe.Invoice): string => {
  const line = lines.data.findLast(({ amount }) => amount > 0) ?? lines.data.at(-1);
  return line?.description ?? 'Rounds';
};

/** The invoice's lines, with discounts as a separate line. */
function linesOf({ lines, total_discount_amounts: discounts }: Stripe.Invoice): invoices.NewInvoice['lines'] {
  const off = (discounts ?? []).reduce((sum, { amount }) => sum + amount, 0);
  return [
    ...lines.data.map(({ description, amount }) => ({ description: description ?? 'Rounds', cents: amount })),
    ...(off > 0 ? [{ description: 'Discount', cents: -off }] : []),
  ];
}

/** Updates a payment from the gateway: stores one for a pass, and applies refunds and disputes to any. */
export async function syncPayment(deps: GatewayDeps, id: string): Promise<void> {
  const order = await selectOptionalByReference(deps.db, id);
  if (order?.kind === 'pass') await savePass(deps, order, id);
  await settlePayment(deps, id);
}

async function savePass(deps: GatewayDeps, { id: orderId, userId }: Order, id: string): Promise<void> {
  const { db, gateway, clock } = deps;
  const charge = await readCharge(deps, id);
  if (!charge || userId === null) return;
  const {
    description,
    amount_received: amountCents,
    created,
  } = await gateway.stripe.paymentIntents.retrieve(id);
  const card = await cardOfReferral(deps, userId, charge);
  const { paidAt } = charge;
  const paid = {
    userId,
    reference: id,
    subscriptionId: null,
    paymentIntentId: id,
    number: `R-${orderId}`,
    description: description ?? 'Rounds',
    amountCents,
    creditCents: 0,
    lines: [{ description: description ?? 'Rounds', cents: amountCents }],
    status: 'paid' as const,
    createdAt: fromUnixSeconds(created),
    paidAt,
  };
  await db.transaction(async (tx) => {
    const saved = await saveInvoice(tx, deps, paid, 'pass', card);
    if (!saved) return;
    const now = clock.now();
    await settleOrder(tx, deps, orderId, saved, 0);
    const endsAt = new Date(paidAt.getTime() + pass.days * dayMs);
    const grant = { userId, source: 'pass', sourceId: id, startsAt: paidAt } as const;
    await grantPlan(tx, { ...grant, tier: pass.tier, endsAt }, now);
  });
}

/** What a payment's card reveals about a referral. */
type ReferralCard = Pick<FirstPayment, 'isOwnCard' | 'card'>;
const noCard: ReferralCard = { isOwnCard: false, card: null };

/** Checked for each payment, though only the first can earn a reward. */
async function cardOfReferral(
  deps: GatewayDeps,
  userId: number,
  { fingerprint }: Charged,
): Promise<ReferralCard> {
  const referrerId = fingerprint === null ? null : await selectOptionalOpenReferrer(deps.db, userId);
  if (referrerId === null || fingerprint === null) return noCard;
  const customer = await selectOptionalCustomer(deps.db, referrerId);
  return {
    isOwnCard: customer !== null && (await hasCard(deps, customer, fingerprint)),
    card: await cardTrace(deps, fingerprint),
  };
}

/**
 * Settles what was paid for, under the learner's lock. The order may have been canceled while its payment was made.
 * Then another may already be open or paid, and its code is free for others, so money and credit are returned, and the
 * plan ends.
 */
async function settleOrder(
  tx: Sql,
  deps: GatewayDeps,
  orderId: number,
  { id, amountCents, reference, subscriptionId }: invoices.Kept,
  creditCents: number,
): Promise<void> {
  const { clock, logger, jobs } = deps;
  const now = clock.now();
  await settleOptionalOrder(tx, orderId, 'paid', now);
  if (!(await isGivenUp(tx, orderId))) return;
  logger.warn({ order: orderId, invoice: id }, 'payment of an order that was given up, to be refunded');
  if (creditCents > 0)
    await jobs.enqueue<UsedCreditJob>(tx, usedCreditJob, { invoice: reference, cents: creditCents });
  if (amountCents > 0) {
    const refund = { invoiceId: id, cents: amountCents, reason: 'The order had been given up' };
    await insertRefund(tx, { ...refund, requester: 'Rounds', now });
  } else if (subscriptionId !== null) {
    // A refund's event would end the plan. Here there is no refund.
    const settled = { refundedCents: 0, dispute: null, disputedCents: 0, status: 'refunded' } as const;
    await invoices.saveSettlement(tx, id, settled);
    await jobs.enqueue<EndSubscriptionJob>(tx, endSubscriptionJob, {
      id: subscriptionId,
      invoice: reference,
    });
  }
}

/** @returns the invoice if this call marked it paid, so that everything that follows happens once */
async function saveInvoice(
  tx: Sql,
  { clock, jobs, logger }: GatewayDeps,
  invoice: invoices.NewInvoice,
  transactionType: 'subscription' | 'pass',
  card: ReferralCard,
): Promise<invoices.Kept | null> {
  const now = clock.now();
  const changed = await invoices.saveOptionalInvoice(tx, invoice);
  if (changed?.status !== 'paid') return null;
  const { userId, amountCents, creditCents, paymentIntentId, reference } = invoice;
  // Serializes this with a referral code being entered right now.
  await lockBuyer(tx, userId);
  const relatedEntityId = String(changed.id);
  await book(tx, {
    movement: { kind: 'paid', cents: amountCents, credit: creditCents },
    bookedFor: `paid ${reference}`,
    payment: { userId, transactionType, paymentIntentId, relatedEntityType: 'invoice', relatedEntityId },
    now,
  });
  if (amountCents === 0) return changed;
  logger.info({ userId, cents: amountCents, invoice: changed.id, paymentIntentId }, 'payment received');
  const reward = await rewardReferrer(tx, { referredId: userId, paidBy: reference, ...card, now });
  if (reward !== null) await jobs.enqueue(tx, creditJob, { id: reward });
  await jobs.enqueue<PaymentMailJob>(tx, mailJob, {
    userId,
    kind: 'receipt',
    plan: invoice.description,
    cents: amountCents,
    number: invoice.number,
  });
  return changed;
}
