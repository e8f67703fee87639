import type { Invoice } from '@rounds/contract/business/billing.invoices';
import { refundDays } from '@rounds/contract/business/payments.rules';
import { dayMs } from '@rounds/contract/time.rules';

/**
 * Until when an invoice's payment can be refunded, as staff's command decides it; null where it can't, or no longer.
 * `now` in milliseconds.
 */
export function refundableUntil(
  { status, amount, refunded, paidAt }: Pick<Invoice, 'status' | 'amount' | 'refunded' | 'paidAt'>,
  now: number,
): Date | null {
  if (paidAt === null || status === 'open' || status === 'void' || status === 'disputed') return null;
  if (amount - refunded <= 0) return null;
  const end = Date.parse(paidAt) + refundDays * dayMs;
  return now > end ? null : new Date(end);
}
