import type { ChangePreview, PaymentMethod } from '@rounds/contract/business/billing';
import { type SubscriptionStatus, paymentMethodKinds } from '@rounds/contract/business/billing.rules';
import { dollars } from '@rounds/contract/business/plans.offers.rules';

/** The gateway's word as the learner is told. */
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

/** What the learner is shown of a payment method. */
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

/** From when on a change counts: now, or the start of a period that a test clock has reached before us. Seconds. */
export const prorationTime = (now: number, periodStart: number): number => Math.max(now, periodStart);

interface LatestInvoice {
  readonly billing_reason: string | null;
  readonly lines: { readonly data: readonly { readonly period: { readonly start: number } }[] };
}

/**
 * From when the last change of plan counted, in seconds; 0 without one. A change that counted from before it would return
 * more than was paid.
 */
export const lastChangeTime = (invoice: LatestInvoice | null): number =>
  invoice?.billing_reason === 'subscription_update'
    ? Math.max(0, ...invoice.lines.data.map(({ period }) => period.start))
    : 0;

/** What the gateway would invoice for a change, in cents. */
export interface Prorated {
  /** Below nothing: the old plan's time that isn't used. */
  readonly lines: readonly number[];
  /** Below nothing: credit. */
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
  // What the gateway doesn't charge of a total that isn't covered by credit (less than its least amount) counts as credit too.
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
