/** How far a dispute has come; it never goes back. */
export const disputeSteps = ['open', 'won', 'lost'] as const;
export type DisputeStep = (typeof disputeSteps)[number];

/** What the gateway says of the money of a payment. */
export interface Told {
  /** Given back so far. */
  readonly refundedCents: number;
  readonly dispute: DisputeStep | null;
  readonly disputedCents: number;
}

/** A payment as it is kept. */
export interface Kept extends Told {
  readonly amountCents: number;
  readonly status: 'open' | 'paid' | 'void' | 'refunded' | 'disputed';
}

export interface Settlement extends Told {
  readonly status: 'paid' | 'refunded' | 'disputed';
  /** What is to be booked. */
  readonly movements: readonly {
    readonly kind: 'refunded' | 'disputed' | 'dispute_won';
    readonly cents: number;
  }[];
  /** Whether what was paid for ends with it, or is given again. */
  readonly access: 'ends' | 'returns' | 'stays';
}

const rank = (step: DisputeStep | null): number => (step === null ? 0 : step === 'open' ? 1 : 2);

/** How the bank has decided, where it has not before. */
const laterOf = (before: DisputeStep | null, told: DisputeStep | null) =>
  rank(told) > rank(before) ? told : before;

/**
 * What follows for a payment from what the gateway says of it; null where nothing does. Told again the same, or what was so before,
 * nothing follows: the order in which it is told does not matter.
 */
export function settlement(kept: Kept, told: Told): Settlement | null {
  if (kept.status === 'open' || kept.status === 'void') return null;
  const { amountCents } = kept;
  const refundedCents = Math.min(amountCents, Math.max(kept.refundedCents, told.refundedCents));
  const dispute = laterOf(kept.dispute, told.dispute);
  if (refundedCents === kept.refundedCents && dispute === kept.dispute) return null;
  const disputedCents = kept.dispute === null && dispute !== null ? told.disputedCents : kept.disputedCents;
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
      moved('refunded', refundedCents - kept.refundedCents),
      moved('disputed', !isOut(kept.dispute) && isOut(dispute) ? disputedCents : 0),
      moved('dispute_won', isOut(kept.dispute) && !isOut(dispute) ? disputedCents : 0),
    ].filter(({ cents }) => cents > 0),
    access: accessAfter(kept.status === 'paid', status === 'paid'),
  };
}

function accessAfter(before: boolean, after: boolean): Settlement['access'] {
  if (before === after) return 'stays';
  return after ? 'returns' : 'ends';
}
