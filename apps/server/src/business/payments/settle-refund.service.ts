import { pass } from '@rounds/contract/business/plans.offers.rules';
import type { Sql } from '../../platform/db/database.ts';
import { book } from '../ledger/index.ts';
import { grantPlan } from '../plans/index.ts';
import type { Charged } from './charges.service.ts';
import * as invoices from './invoices.queries.ts';
import type { GatewayDeps } from './payments.deps.ts';
import { type DisputeStep, type RefundDecision, refundDecision } from './refunds.rules.ts';
import { staffMailJob, type StaffMail } from './staff-mail.service.ts';
import { idOf } from './sync-subscription.service.ts';

export const endJob = 'payments.end-subscription';
export interface EndJob {
  readonly id: string;
  /** The invoice that was given back: one of an earlier period ends nothing. */
  readonly invoice: string;
}

/** Takes note of what a charge says of refunds, and of a dispute that came before the payment was known. */
export const settleCharge = (
  deps: GatewayDeps,
  paymentIntentId: string,
  { refundedCents, isDisputed }: Charged,
): Promise<void> => settle(deps, paymentIntentId, refundedCents, isDisputed ? 'opened' : null);

/** A dispute ends the plan when it is opened, and staff are told; the money is gone when it is lost. */
export async function syncDispute(deps: GatewayDeps, id: string): Promise<void> {
  const { payment_intent, status, amount } = await deps.gateway.stripe.disputes.retrieve(id);
  if (payment_intent === null) return;
  const step: DisputeStep = status === 'lost' ? 'lost' : status === 'won' ? 'won' : 'opened';
  await settle(deps, idOf(payment_intent), step === 'lost' ? amount : 0, step);
}

/** What was given back in all, or taken back by a dispute. */
async function settle(
  deps: GatewayDeps,
  paymentIntentId: string,
  refundedCents: number,
  dispute: DisputeStep | null,
): Promise<void> {
  const { db, clock, jobs, logger } = deps;
  await db.transaction(async (tx) => {
    const invoice = await invoices.lockOptionalByIntent(tx, paymentIntentId);
    const decision = invoice && refundDecision(invoice, refundedCents, dispute);
    if (!decision) return;
    const now = clock.now();
    const { userId, id, number } = invoice;
    logger.info({ userId, cents: decision.booked, invoice: id, dispute }, 'payment given back');
    await invoices.setRefunded(tx, id, decision.refundedCents, decision.status);
    await bookBack(tx, invoice, decision, dispute, now);
    if (decision.status !== invoice.status && dispute !== null)
      await jobs.enqueue<StaffMail>(tx, staffMailJob, {
        subject: `Dispute ${dispute}: invoice ${number}`,
        text: `The dispute of invoice ${number} (learner ${userId ?? 'erased'}, payment ${paymentIntentId}) was ${dispute}.`,
      });
    if (decision.ends) await endPlanOf(tx, deps, invoice, now);
  });
}

async function bookBack(
  tx: Sql,
  { id, userId, reference, paymentIntentId }: invoices.Kept,
  { booked, refundedCents }: RefundDecision,
  dispute: DisputeStep | null,
  now: Date,
): Promise<void> {
  if (booked === 0) return;
  const transactionType = dispute === null ? 'refund' : 'dispute';
  await book(tx, {
    movement: { kind: dispute === null ? 'refunded' : 'disputed', cents: booked },
    bookedFor: `back ${reference} ${refundedCents}`,
    revenue: {
      userId,
      transactionType,
      paymentIntentId,
      relatedEntityType: 'invoice',
      relatedEntityId: String(id),
    },
    now,
  });
}

async function endPlanOf(tx: Sql, { jobs }: GatewayDeps, invoice: invoices.Kept, now: Date): Promise<void> {
  const { userId, subscriptionId, reference } = invoice;
  if (userId === null) return;
  if (subscriptionId !== null) {
    await jobs.enqueue<EndJob>(tx, endJob, { id: subscriptionId, invoice: reference });
    return;
  }
  const grant = { userId, source: 'pass', sourceId: reference, startsAt: now } as const;
  await grantPlan(tx, { ...grant, tier: pass.tier, endsAt: now }, now);
}
