import { dayMs } from '@rounds/contract/time.rules';
import { paymentRecordYears } from '@rounds/contract/business/payments.rules';

/** Grace days after the end of a period: a late renewal costs nobody their plan. */
const leewayDays = 3;
/** Days in which a failed renewal is retried, plus one. */
const dunningDays = 8;
/** Hours after which an unpaid order is closed. The gateway still knows its key then: it forgets keys after 24. */
export const orderHours = 23;

/** What the gateway reports about a subscription. Times in milliseconds. */
export interface Live {
  readonly status: string;
  readonly currentPeriodStart: number;
  readonly currentPeriodEnd: number;
  readonly cancelAtPeriodEnd: boolean;
  readonly endedAt: number | null;
}

/** Until when a subscription gives its plan; a past time takes it away. */
export function accessUntil(live: Live, now: number): number {
  const { currentPeriodStart: start, currentPeriodEnd: end } = live;
  switch (live.status) {
    case 'active':
    case 'trialing':
      return live.cancelAtPeriodEnd ? end : end + leewayDays * dayMs;
    case 'past_due':
      return Math.min(end, start + dunningDays * dayMs);
    default:
      return Math.min(live.endedAt ?? now, now);
  }
}

/** Whether a learner can still change it: it is active, or past due but payable. */
export const isLive = (status: string): boolean => ['active', 'trialing', 'past_due'].includes(status);

/** What an event says has changed. */
export type Subject = 'subscription' | 'invoice' | 'payment' | 'session' | 'setup';

/** The parts of an event's object that we may read. */
export interface EventObject {
  readonly id?: unknown;
  readonly payment_intent?: unknown;
}

const subjects: readonly (readonly [prefix: string, Subject, from: 'id' | 'payment_intent'])[] = [
  ['customer.subscription.', 'subscription', 'id'],
  ['invoice.', 'invoice', 'id'],
  ['payment_intent.', 'payment', 'id'],
  ['checkout.session.', 'session', 'id'],
  ['setup_intent.', 'setup', 'id'],
  ['charge.', 'payment', 'payment_intent'],
  ['refund.', 'payment', 'payment_intent'],
];

/** What to fetch after an event; null if it doesn't concern us. */
export function subjectOf(
  type: string,
): { readonly subject: Subject; readonly from: 'id' | 'payment_intent' } | null {
  const found = subjects.find(([prefix]) => type.startsWith(prefix));
  return found ? { subject: found[1], from: found[2] } : null;
}

/** Its id, from the event's object; null if there is none, as for a charge without a payment. */
export function subjectId(type: string, object: EventObject): string | null {
  const about = subjectOf(type);
  const id = about && object[about.from];
  return typeof id === 'string' && id !== '' ? id : null;
}

/** Payment records older than this that no longer belong to an account are deleted. */
export function recordsKeptSince(now: Date): Date {
  const since = new Date(now);
  since.setUTCFullYear(now.getUTCFullYear() - paymentRecordYears);
  return since;
}
