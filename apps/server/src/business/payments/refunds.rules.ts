interface Paid {
  readonly amountCents: number;
  readonly refundedCents: number;
  readonly status: 'open' | 'paid' | 'void' | 'refunded' | 'disputed';
}

export interface RefundDecision {
  /** Given back in all, and newly so. */
  readonly refundedCents: number;
  readonly booked: number;
  readonly status: Paid['status'];
  /** What was paid for ends with it. */
  readonly ends: boolean;
}

/** How far a dispute is. */
export type DisputeStep = 'opened' | 'won' | 'lost';

/**
 * What follows from so much having been given back in all, or from a dispute; null where nothing does. Asked again with the same,
 * or with less as an earlier event would have it, nothing follows.
 */
export function refundDecision(
  invoice: Paid,
  refundedCents: number,
  dispute: DisputeStep | null,
): RefundDecision | null {
  if (invoice.status !== 'paid' && invoice.status !== 'disputed') return null;
  const { amountCents, refundedCents: before } = invoice;
  const after = Math.min(amountCents, Math.max(before, refundedCents));
  const isWhole = after === amountCents && after > 0;
  const status = isWhole ? 'refunded' : statusAfter(invoice.status, dispute);
  if (after === before && status === invoice.status) return null;
  const isNewlyDisputed = status === 'disputed' && invoice.status !== 'disputed';
  return { refundedCents: after, booked: after - before, status, ends: isWhole || isNewlyDisputed };
}

function statusAfter(status: 'paid' | 'disputed', dispute: DisputeStep | null): Paid['status'] {
  if (dispute === 'opened') return 'disputed';
  return dispute === 'won' ? 'paid' : status;
}
