import { dayMs } from '@rounds/contract/time.rules';
import { dollars, refundDays } from '@rounds/contract/business/payments.rules';
import type { StoredPayment } from './refunds.rules.ts';

/** An invoice that staff want to refund. */
export interface Refundable extends Pick<StoredPayment, 'amountCents' | 'refundedCents' | 'status'> {
  readonly number: string;
  /** Requested by staff earlier. */
  readonly requestedCents: number;
  /** ISO 8601. */
  readonly paidAt: string | null;
}

export type RefundAnswer =
  /** The amount to refund. */
  | { readonly cents: number }
  /** Nothing is left to do. */
  | { readonly done: string }
  | { readonly refused: string };

/**
 * How much of an invoice staff may still refund. `now` in milliseconds.
 * @param asked in cents; null for all that is left
 */
export function refundAnswer(invoice: Refundable, asked: number | null, now: number): RefundAnswer {
  const { number, amountCents, status, paidAt } = invoice;
  if (status === 'open' || status === 'void' || paidAt === null)
    return { refused: `Invoice ${number} has not been paid.` };
  if (amountCents === 0) return { refused: `Nothing was charged for invoice ${number}.` };
  if (status === 'disputed')
    return { refused: `Invoice ${number} is disputed: the bank has taken the money back itself.` };
  const left = amountCents - Math.max(invoice.refundedCents, invoice.requestedCents);
  if (left <= 0) return { done: `Invoice ${number} has already been refunded in full.` };
  if (now > Date.parse(paidAt) + refundDays * dayMs)
    return {
      refused: `Invoice ${number} was paid on ${paidAt.slice(0, 10)}. Refunds are given within ${refundDays} days of a payment.`,
    };
  const cents = asked ?? left;
  if (cents < 1) return { refused: 'A refund is at least $0.01.' };
  return cents > left
    ? { refused: `Only ${dollars(left)} of invoice ${number} is left to refund.` }
    : { cents };
}

/** "9.50" in cents; null for anything that is not an amount. */
export function centsIn(text: string): number | null {
  return /^\$?\d{1,6}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text.replace('$', '')) * 100) : null;
}
