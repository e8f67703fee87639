/** The stages of a dispute, which only move forward. */
export const disputeSteps = ['open', 'won', 'lost'] as const;
export type DisputeStep = (typeof disputeSteps)[number];

/** Refunds and disputes of a payment, as the gateway reports them. */
export interface PaymentState {
  /** So far. */
  readonly refundedCents: number;
  readonly dispute: DisputeStep | null;
  readonly disputedCents: number;
}

/** A payment as we have it stored. */
export interface StoredPayment extends PaymentState {
  readonly amountCents: number;
  readonly status: 'open' | 'paid' | 'void' | 'refunded' | 'disputed';
}

export interface Settlement extends PaymentState {
  readonly status: 'paid' | 'refunded' | 'disputed';
  /** Ledger entries to book. */
  readonly movements: readonly {
    readonly kind: 'refunded' | 'disputed' | 'dispute_won';
    readonly cents: number;
  }[];
  /** Whether the learner loses what was paid for, or gets it back. */
  readonly access: 'ends' | 'returns' | 'stays';
}

const rank = (step: DisputeStep | null): number => (step === null ? 0 : step === 'open' ? 1 : 2);

/** A report never moves a dispute back a stage: webhooks may arrive out of order. */
const laterOf = (before: DisputeStep | null, reported: DisputeStep | null) =>
  rank(reported) > rank(before) ? reported : before;

/**
 * What the gateway's report changes about a payment; null if nothing. A repeated or outdated report changes nothing, so
 * reports may arrive in any order.
 */
export function settlement(stored: StoredPayment, reported: PaymentState): Settlement | null {
  if (stored.status === 'open' || stored.status === 'void') return null;
  const { amountCents } = stored;
  const refundedCents = Math.min(amountCents, Math.max(stored.refundedCents, reported.refundedCents));
  const dispute = laterOf(stored.dispute, reported.dispute);
  if (refundedCents === stored.refundedCents && dispute === stored.dispute) return null;
  const disputedCents =
    stored.dispute === null && dispute !== null ? reported.disputedCents : stored.disputedCents;
  const status =
    dispute === 'open' || dispute === 'lost'
      ? 'disputed'
      : refundedCents === amountCents
        ? 'refunded'
        : 'paid';
  const isOut = (step: DisputeStep | null) => step === 'open' || step === 'lost';
  const moved = (kind: Settlement['movements'][number]['kind'], cents: number) => ({ kind, cents });
  return {
    refundedCents,
    dispute,
    disputedCents,
    status,
    movements: [
      moved('refunded', refundedCents - stored.refundedCents),
      moved('disputed', !isOut(stored.dispute) && isOut(dispute) ? disputedCents : 0),
      moved('dispute_won', isOut(stored.dispute) && !isOut(dispute) ? disputedCents : 0),
    ].filter(({ cents }) => cents > 0),
    access: accessAfter(stored.status === 'paid', status === 'paid'),
  };
}

function accessAfter(before: boolean, after: boolean): Settlement['access'] {
  if (before === after) return 'stays';
  return after ? 'returns' : 'ends';
}
