import type { Coupon, Price } from '../objects/objects.rules.ts';

const day = 24 * 60 * 60;

/** Seconds after which a subscription that was never paid is canceled. */
export const incompleteSeconds = 23 * 60 * 60;
/** Days after a failed renewal on which it is retried; after the last one the subscription ends. */
const retryDays = [3, 5, 7] as const;
/** Seconds for which a checkout page can be paid. */
export const sessionSeconds = day;

/** The same day `months` later, or that month's last. Seconds. */
export function addMonths(seconds: number, months: number): number {
  const from = new Date(seconds * 1000);
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const last = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), last));
  return to.getTime() / 1000;
}

/** The end of the n-th period after the anchor. Counted from the anchor, so that the 31st returns after February. */
export function periodEnd(anchor: number, start: number, { recurring }: Pick<Price, 'recurring'>): number {
  const step = (recurring?.interval === 'year' ? 12 : 1) * (recurring?.interval_count ?? 1);
  let count = 1;
  while (addMonths(anchor, count * step) <= start) count += 1;
  return addMonths(anchor, count * step);
}

/** When a failed renewal is retried; null after the last try. */
export function nextAttempt(failedAt: number, periodStart: number): number | null {
  const next = retryDays.map((days) => periodStart + days * day).find((at) => at > failedAt);
  return next ?? null;
}

/** What a coupon takes off an amount, in cents: never more than the amount. */
export function discountOn(
  subtotal: number,
  coupon: Pick<Coupon, 'amount_off' | 'percent_off'> | null,
): number {
  if (coupon === null || subtotal <= 0) return 0;
  const off = coupon.amount_off ?? Math.round((subtotal * (coupon.percent_off ?? 0)) / 100);
  return Math.min(subtotal, off);
}

export interface Totals {
  readonly subtotal: number;
  readonly discount: number;
  readonly total: number;
  readonly amountDue: number;
  readonly endingBalance: number;
}

/**
 * The total of an invoice.
 * @param balance the customer's: a negative one is credit, which is used first; a negative total adds to it
 */
export function totalsOf(
  amounts: readonly number[],
  coupon: Pick<Coupon, 'amount_off' | 'percent_off'> | null,
  balance: number,
): Totals {
  const subtotal = amounts.reduce((sum, amount) => sum + amount, 0);
  const discount = discountOn(subtotal, coupon);
  const total = subtotal - discount;
  const owed = total + balance;
  return { subtotal, discount, total, amountDue: Math.max(0, owed), endingBalance: Math.min(0, owed) };
}

/** What changing the price costs for the rest of a period: what is returned, and what the new price adds. */
export function proration(
  before: number,
  after: number,
  { start, end, at }: { readonly start: number; readonly end: number; readonly at: number },
): { readonly credit: number; readonly debit: number } {
  const left = Math.max(0, end - Math.max(start, at));
  const part = (amount: number) => Math.round((amount * left) / (end - start));
  return { credit: part(before), debit: part(after) };
}
