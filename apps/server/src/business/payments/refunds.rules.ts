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

/**
 * What follows from so much having been given back in all, or from a dispute; null where nothing does. Asked again with the same,
 * or with less as an earlier event would have it, nothing follows.
 */
export function refundDecision(
  invoice: Paid,
  refundedCents: number,
  dispute: 'opened' | 'lost' | null,
): RefundDecision | null {
  if (invoice.status !== 'paid' && invoice.status !== 'disputed') return null;
  const { amountCents, refundedCents: before } = invoice;
  const after = Math.min(amountCents, Math.max(before, refundedCents));
  const isWhole = after === amountCents && after > 0;
  const status = isWhole ? 'refunded' : dispute === 'opened' ? 'disputed' : invoice.status;
  if (after === before && status === invoice.status) return null;
  return { refundedCents: after, booked: after - before, status, ends: isWhole };
}
