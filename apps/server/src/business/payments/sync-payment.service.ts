import { pass } from '@rounds/contract/business/plans.offers.rules';
import type Stripe from 'stripe';
import { grantPlan } from '../plans/index.ts';
import type { Sql } from '../../platform/db/database.ts';
import * as invoices from './invoices.queries.ts';
import { rewardReferrer } from '../referrals/index.ts';
import { creditJob } from './credit.service.ts';
import { type PaymentMailJob, mailJob } from './mail.rules.ts';
import { selectOptionalByReference, settleOptionalOrder } from './orders.queries.ts';
import type { GatewayDeps } from './payments.deps.ts';
import { selectOptionalUser } from './payments.queries.ts';
import { refundDecision } from './refunds.rules.ts';
import { idOf, syncSubscription } from './sync-subscription.service.ts';

const at = (seconds: number) => new Date(seconds * 1000);
const dayMs = 24 * 60 * 60 * 1000;
export const endJob = 'payments.end-subscription';
export interface EndJob {
  readonly id: string;
  /** The invoice that was given back: one of an earlier period ends nothing. */
  readonly invoice: string;
}

/** What is kept of an invoice: not that it is being written, nor that it will never be paid. */
const kept = ['open', 'paid', 'void'] as const;

/** Brings an invoice up to what the gateway says now; the first time that it is paid, it is booked and a receipt is sent. */
export async function syncInvoice(deps: GatewayDeps, id: string): Promise<void> {
  const invoice = await deps.gateway.stripe.invoices.retrieve(id, { expand: ['payments'] });
  const customer = invoice.customer === null ? null : idOf(invoice.customer);
  const userId = customer === null ? null : await selectOptionalUser(deps.db, customer);
  const details = invoice.parent?.subscription_details;
  const status = kept.find((one) => one === invoice.status);
  if (userId === null || !details || !status) return;
  const subscriptionId = idOf(details.subscription);
  const paidAt = invoice.status_transitions.paid_at;
  const intent = invoice.payments?.data[0]?.payment.payment_intent;
  const known = {
    userId,
    reference: invoice.id,
    subscriptionId,
    paymentIntentId: intent ? idOf(intent) : null,
    number: invoice.number ?? invoice.id,
    description: describe(invoice),
    // What is paid counts, credit used before it does not.
    amountCents: invoice.status === 'paid' ? invoice.amount_paid : invoice.amount_due,
    status,
    createdAt: at(invoice.created),
    paidAt: paidAt === null ? null : at(paidAt),
  };
  await deps.db.transaction((tx) => keep(tx, deps, known, 'subscription'));
  await syncSubscription(deps, subscriptionId);
}

const describe = ({ lines }: Stripe.Invoice): string => {
  const line = lines.data.findLast(({ amount }) => amount > 0) ?? lines.data.at(-1);
  return line?.description ?? 'Rounds';
};

/** Brings a payment without an invoice up to date: one for a pass, and what was given back of any. */
export async function syncPayment(deps: GatewayDeps, id: string): Promise<void> {
  const { db, gateway, clock } = deps;
  const intent = await gateway.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
  const order = await selectOptionalByReference(db, id);
  const now = clock.now();
  if (order?.kind === 'pass' && order.userId !== null && intent.status === 'succeeded') {
    const { userId } = order;
    const paid = {
      userId,
      reference: id,
      subscriptionId: null,
      paymentIntentId: id,
      number: `R-${order.id}`,
      description: intent.description ?? 'Rounds',
      amountCents: intent.amount_received,
      status: 'paid' as const,
      createdAt: at(intent.created),
      paidAt: now,
    };
    await db.transaction(async (tx) => {
      if (!(await keep(tx, deps, paid, 'pass'))) return;
      await settleOptionalOrder(tx, order.id, 'paid', now);
      const endsAt = new Date(now.getTime() + pass.days * dayMs);
      const grant = { userId, source: 'pass', sourceId: id, startsAt: now } as const;
      await grantPlan(tx, { ...grant, tier: pass.tier, endsAt }, now);
    });
  }
  const charge = intent.latest_charge;
  if (charge !== null && typeof charge === 'object')
    await settleRefund(deps, id, charge.amount_refunded, null);
}

/** @returns whether this has made it paid, so that what follows from that is done once */
async function keep(
  tx: Sql,
  { clock, jobs, logger }: GatewayDeps,
  invoice: invoices.NewInvoice,
  transactionType: 'subscription' | 'pass',
): Promise<boolean> {
  const now = clock.now();
  const changed = await invoices.saveOptionalInvoice(tx, invoice);
  if (changed?.status !== 'paid') return false;
  const { userId, amountCents, paymentIntentId, reference } = invoice;
  if (amountCents === 0) return true;
  await invoices.book(tx, {
    userId,
    transactionType,
    amountCents,
    paymentIntentId,
    relatedEntityType: 'invoice',
    relatedEntityId: String(changed.id),
    bookedFor: `paid ${reference}`,
    now,
  });
  logger.info({ userId, cents: amountCents, invoice: changed.id, paymentIntentId }, 'payment received');
  const reward = await rewardReferrer(tx, userId, now);
  if (reward !== null) await jobs.enqueue(tx, creditJob, { id: reward });
  await jobs.enqueue<PaymentMailJob>(tx, mailJob, {
    userId,
    kind: 'receipt',
    plan: invoice.description,
    cents: amountCents,
    number: invoice.number,
  });
  return true;
}

/** Takes note of what was given back in all, or taken back by a dispute: a whole refund ends what was paid for. */
async function settleRefund(
  deps: GatewayDeps,
  paymentIntentId: string,
  refundedCents: number,
  dispute: 'opened' | 'lost' | null,
): Promise<void> {
  const { db, clock, jobs, logger } = deps;
  await db.transaction(async (tx) => {
    const invoice = await invoices.lockOptionalByIntent(tx, paymentIntentId);
    if (!invoice) return;
    const decision = refundDecision(invoice, refundedCents, dispute);
    if (!decision) return;
    const now = clock.now();
    const { refundedCents: back, booked } = decision;
    logger.info(
      { userId: invoice.userId, cents: booked, back, invoice: invoice.id, dispute },
      'payment given back',
    );
    await invoices.setRefunded(tx, invoice.id, decision.refundedCents, decision.status);
    if (decision.booked > 0)
      await invoices.book(tx, {
        userId: invoice.userId,
        transactionType: dispute === null ? 'refund' : 'dispute',
        amountCents: -decision.booked,
        paymentIntentId,
        relatedEntityType: 'invoice',
        relatedEntityId: String(invoice.id),
        bookedFor: `back ${invoice.reference} ${decision.refundedCents}`,
        now,
      });
    if (!decision.ends || invoice.userId === null) return;
    if (invoice.subscriptionId !== null) {
      await jobs.enqueue<EndJob>(tx, endJob, { id: invoice.subscriptionId, invoice: invoice.reference });
      return;
    }
    const grant = {
      userId: invoice.userId,
      source: 'pass',
      sourceId: invoice.reference,
      startsAt: now,
    } as const;
    await grantPlan(tx, { ...grant, tier: pass.tier, endsAt: now }, now);
  });
}

/** A dispute is noted when it is opened; the money is gone when it is lost. */
export async function syncDispute(deps: GatewayDeps, id: string): Promise<void> {
  const dispute = await deps.gateway.stripe.disputes.retrieve(id);
  if (dispute.payment_intent === null) return;
  const intent = idOf(dispute.payment_intent);
  if (dispute.status === 'lost') await settleRefund(deps, intent, dispute.amount, 'lost');
  else if (dispute.status !== 'won') await settleRefund(deps, intent, 0, 'opened');
}
