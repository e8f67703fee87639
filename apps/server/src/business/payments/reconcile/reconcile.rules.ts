import { dollars } from '@rounds/contract/business/payments.rules';

/** A subscription, here or at the gateway. */
export interface SubscriptionFacts {
  readonly id: string;
  readonly status: string;
  /** Our name of the price; null if it is not ours. */
  readonly priceId: string | null;
  /** Milliseconds. */
  readonly currentPeriodEnd: number;
  readonly cancelAtPeriodEnd: boolean;
}

/** A payment, here or at the gateway. */
export interface PaymentFacts {
  readonly id: string;
  readonly amountCents: number;
  readonly refundedCents: number;
  readonly isDisputed: boolean;
}

/** A refund, here or at the gateway. */
export interface RefundFacts {
  readonly id: string;
  /** The payment that it refunds. */
  readonly payment: string;
  readonly amountCents: number;
  readonly isGiven: boolean;
}

const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const yesNo = (yes: boolean) => (yes ? 'yes' : 'no');

/** "status active here, canceled at the gateway" for each fact that differs. */
function unequal<Facts extends { readonly id: string }>(
  what: string,
  ours: Facts,
  theirs: Facts,
  show: { readonly [Name in Exclude<keyof Facts, 'id'>]: readonly [string, (value: Facts[Name]) => string] },
): string[] {
  const names = Object.keys(show) as Exclude<keyof Facts, 'id'>[];
  return names
    .filter((name) => ours[name] !== theirs[name])
    .map((name) => {
      const [label, said] = show[name];
      return `${what} ${ours.id}: ${label} ${said(ours[name])} here, ${said(theirs[name])} at the gateway.`;
    });
}

const asIs = (value: string | null) => value ?? 'unknown';

/** How a subscription of one of our customers differs from the gateway's. */
export function subscriptionDifferences(ours: SubscriptionFacts | null, theirs: SubscriptionFacts): string[] {
  if (!ours) return [`Subscription ${theirs.id}: ${theirs.status} at the gateway, missing here.`];
  return unequal('Subscription', ours, theirs, {
    status: ['status', asIs],
    priceId: ['price', asIs],
    currentPeriodEnd: ['period ends', day],
    cancelAtPeriodEnd: ['ends with its period:', yesNo],
  });
}

/** How a payment of one of our customers differs from the gateway's. */
export function paymentDifferences(ours: PaymentFacts | null, theirs: PaymentFacts): string[] {
  if (!ours) return [`Payment ${theirs.id}: ${dollars(theirs.amountCents)} at the gateway, missing here.`];
  return unequal('Payment', ours, theirs, {
    amountCents: ['amount', dollars],
    refundedCents: ['refunded', dollars],
    isDisputed: ['disputed:', yesNo],
  });
}

/** How a refund of one of our payments differs from the gateway's. */
export function refundDifferences(ours: RefundFacts | null, theirs: RefundFacts): string[] {
  const { id, payment, amountCents } = theirs;
  if (!ours)
    return [`Refund ${id} of payment ${payment}: ${dollars(amountCents)} at the gateway, missing here.`];
  return unequal('Refund', ours, theirs, {
    payment: ['of payment', asIs],
    amountCents: ['amount', dollars],
    isGiven: ['given:', yesNo],
  });
}
