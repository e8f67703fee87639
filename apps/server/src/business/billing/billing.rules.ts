import type { ChangePreview, PaymentMethod } from '@rounds/contract/business/billing';
import { type SubscriptionStatus, paymentMethodKinds } from '@rounds/contract/business/billing.rules';
import { dollars } from '@rounds/contract/business/plans.offers.rules';

/** The gateway's status, as the learner sees it. */
export function statusFor(status: string): SubscriptionStatus {
  if (status === 'active' || status === 'trialing') return 'active';
  if (status === 'past_due') return 'past_due';
  return status === 'incomplete' ? 'pending' : 'ended';
}

interface GatewayCard {
  readonly brand: string;
  readonly last4: string;
  /** The sandbox stores no expiration dates, so its cards come without one. */
  readonly exp_month?: number;
  readonly exp_year?: number;
}

/** What the learner sees of a payment method. */
export function paymentMethodOf({
  type,
  card,
}: {
  readonly type: string;
  readonly card?: GatewayCard;
}): PaymentMethod {
  const kind = paymentMethodKinds.find((one) => one === type) ?? 'other';
  if (!card) return { kind, brand: null, last4: null, expires: null };
  const { brand, last4, exp_month: month, exp_year: year } = card;
  const expires = month === undefined || year === undefined ? null : { month, year };
  return { kind, brand, last4, expires };
}

/** When a change takes effect: now, or at the start of the period if a test clock has taken that past now. Seconds. */
export const prorationTime = (now: number, periodStart: number): number => Math.max(now, periodStart);

interface LatestInvoice {
  readonly billing_reason: string | null;
  readonly lines: { readonly data: readonly { readonly period: { readonly start: number } }[] };
}

/**
 * When the last change of plan took effect, in seconds; 0 without one. A change with an earlier effective time would
 * return more than was paid.
 */
export const lastChangeTime = (invoice: LatestInvoice | null): number =>
  invoice?.billing_reason === 'subscription_update'
    ? Math.max(0, ...invoice.lines.data.map(({ period }) => period.start))
    : 0;

/** What the gateway would invoice for a change, in cents. */
export interface Prorated {
  /** Negative: the old plan's unused time. */
  readonly lines: readonly number[];
  /** Negative: credit. */
  readonly startingBalance: number;
  readonly amountDue: number;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** What a change costs, line by line, so that they add up to what is due. */
export function previewOf(
  { lines, startingBalance, amountDue }: Prorated,
  { cents, renewsAt }: { readonly cents: number; readonly renewsAt: string | null },
  prorationDate: number,
): ChangePreview {
  const total = sum(lines);
  const creditLeft = Math.max(0, -(total + startingBalance));
  // If the gateway charges less than the total without credit covering it (below its minimum amount), the rest counts
  // as credit too.
  const creditUsed = Math.max(0, total - amountDue);
  return {
    unused: dollars(-sum(lines.filter((amount) => amount < 0))),
    remaining: dollars(sum(lines.filter((amount) => amount > 0))),
    creditUsed: dollars(creditUsed),
    dueToday: dollars(amountDue),
    creditLeft: dollars(creditLeft),
    next: renewsAt === null ? null : { amount: dollars(Math.max(0, cents - creditLeft)), at: renewsAt },
    price: dollars(cents),
    prorationDate,
  };
}
