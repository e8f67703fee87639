import { dayMs } from '@rounds/contract/time.rules';
import { dollars } from '@rounds/contract/business/payments.rules';
import { offers, pass } from '@rounds/contract/business/plans.offers.rules';
import type { Sql } from '../../../platform/db/database.ts';
import { book } from '../../ledger/index.ts';
import { grantPlan } from '../../plans/index.ts';
import { selectOptionalRewardByPayment } from '../../referrals/index.ts';
import { readCharge } from '../refunds/charges.service.ts';
import { type ReturnCreditJob, returnCreditJob, reverseCreditJob } from '../credit/credit.service.ts';
import * as invoices from './invoices.queries.ts';
import type { GatewayDeps } from '../payments.deps.ts';
import { type Settlement, settlement } from '../refunds/refunds.rules.ts';
import { type StaffMail, staffMailJob } from '../mail/staff-mail.service.ts';
import { selectOptionalSubscription } from './subscriptions.queries.ts';

export const endSubscriptionJob = 'payments.end-subscription';
export interface EndSubscriptionJob {
  readonly id: string;
  /** The refunded or disputed invoice. */
  readonly invoice: string;
}

/**
 * Applies the gateway's refunds and disputes to a stored payment. It runs after the payment was stored, so it also
 * catches earlier refunds; later ones have their own webhooks.
 */
export async function settlePayment(deps: GatewayDeps, paymentIntentId: string): Promise<void> {
  const charge = await readCharge(deps, paymentIntentId);
  if (!charge) return;
  await deps.db.transaction(async (tx) => {
    const invoice = await invoices.lockOptionalByIntent(tx, paymentIntentId);
    const settled = invoice && settlement(invoice, charge);
    if (!settled) return;
    const { userId, id } = invoice;
    const { refundedCents, dispute, movements } = settled;
    deps.logger.info(
      { userId, invoice: id, refundedCents, dispute, movements },
      'payment refunded or disputed',
    );
    await invoices.saveSettlement(tx, id, settled);
    await bookMovements(tx, deps, invoice, settled);
    await changeAccess(tx, deps, invoice, settled);
    if (dispute !== invoice.dispute) await notifyStaffOfDispute(tx, deps, invoice, settled);
    // A referral credit is returned with its payment. An open dispute may still be won.
    if (settled.status === 'refunded' || dispute === 'lost') {
      const reward = await selectOptionalRewardByPayment(tx, invoice.reference);
      if (reward !== null) await deps.jobs.enqueue(tx, reverseCreditJob, { id: reward });
    }
  });
}

const transactionTypes = { refunded: 'refund', disputed: 'dispute', dispute_won: 'dispute_won' } as const;

async function bookMovements(
  tx: Sql,
  { clock }: GatewayDeps,
  { id, userId, reference, paymentIntentId }: invoices.Kept,
  { movements, refundedCents }: Settlement,
): Promise<void> {
  for (const movement of movements) {
    const { kind } = movement;
    await book(tx, {
      movement,
      // Refunds add up, and each total is reached once.
      bookedFor: kind === 'refunded' ? `refunded ${reference} to ${refundedCents}` : `${kind} ${reference}`,
      payment: {
        userId,
        transactionType: transactionTypes[kind],
        paymentIntentId,
        relatedEntityType: 'invoice',
        relatedEntityId: String(id),
      },
      now: clock.now(),
    });
  }
}

/** Revokes what was paid for when the money goes back, and restores it when a dispute is won. */
async function changeAccess(
  tx: Sql,
  { clock, jobs }: GatewayDeps,
  { userId, subscriptionId, reference, paidAt }: invoices.Kept,
  { access, dispute }: Settlement,
): Promise<void> {
  if (access === 'stays' || userId === null) return;
  const now = clock.now();
  const ends = access === 'ends';
  if (subscriptionId === null) {
    const endsAt = ends || paidAt === null ? now : new Date(Date.parse(paidAt) + pass.days * dayMs);
    const grant = { userId, source: 'pass', sourceId: reference, startsAt: now } as const;
    await grantPlan(tx, { ...grant, tier: pass.tier, endsAt }, now);
    return;
  }
  if (ends)
    await jobs.enqueue<EndSubscriptionJob>(tx, endSubscriptionJob, {
      id: subscriptionId,
      invoice: reference,
    });
  if (dispute !== 'won') return;
  if (!ends) await jobs.enqueue<ReturnCreditJob>(tx, returnCreditJob, { invoice: reference });
  // The subscription stays canceled; the rest of the paid period is granted separately.
  const held = await selectOptionalSubscription(tx, subscriptionId);
  if (!held) return;
  const endsAt = ends ? now : new Date(held.currentPeriodEnd);
  const grant = { userId, source: 'dispute', sourceId: reference, startsAt: now } as const;
  await grantPlan(tx, { ...grant, tier: offers[held.priceId].tier, endsAt }, now);
}

const disputeTexts = {
  open: 'The learner’s bank has opened a dispute and taken the money back. The plan has ended. Answer it at the payment provider.',
  won: 'The dispute was won. The money is back, and so is the plan until the end of what was paid for.',
  lost: 'The dispute was lost. The money stays with the learner’s bank.',
} as const;

async function notifyStaffOfDispute(
  tx: Sql,
  { jobs }: GatewayDeps,
  { number, userId, paymentIntentId }: invoices.Kept,
  { dispute, disputedCents }: Settlement,
): Promise<void> {
  if (dispute === null) return;
  const facts = [
    `Invoice: ${number}`,
    `Amount: ${dollars(disputedCents)}`,
    `Learner: ${userId ?? 'deleted'}`,
    `Payment: ${paymentIntentId}`,
  ];
  await jobs.enqueue<StaffMail>(tx, staffMailJob, {
    subject: `Dispute of invoice ${number}: ${dispute}`,
    text: `${disputeTexts[dispute]}\n\n${facts.join('\n')}`,
  });
}
