import { nextAttempt, periodEnd } from '../billing/billing.rules.ts';
import { expireSession } from '../pages/checkout.service.ts';
import { invalid } from '../objects/faults.rules.ts';
import { openInvoice, tryInvoice, voidInvoice } from '../billing/invoices.service.ts';
import { livedUntil, type Ledger } from '../objects/ledger.service.ts';
import type { Subscription, TestClock } from '../objects/objects.rules.ts';
import { selectOptionalDue, selectOptionalDueOf } from '../sandbox.queries.ts';
import { endSubscription, invoiceOfRenewal, itemOf, methodOf } from '../billing/subscriptions.service.ts';

export async function createClock(
  ledger: Ledger,
  frozen_time: number,
  name: string | null,
): Promise<TestClock> {
  const clock: TestClock = {
    id: ledger.newId('test_helpers.test_clock'),
    object: 'test_helpers.test_clock',
    created: await ledger.timeOf(null),
    livemode: false,
    frozen_time,
    name,
    status: 'ready',
  };
  await ledger.save(clock);
  return clock;
}

/** Moves a test clock forward, and runs everything that happens to its customers until then. */
export async function advanceClock(ledger: Ledger, clock: TestClock, to: number): Promise<TestClock> {
  if (to <= clock.frozen_time) throw invalid('The time must be after the current frozen time.');
  await liveThrough(ledger, clock.id, to);
  clock.frozen_time = to;
  await ledger.save(clock);
  return clock;
}

/** The most events that one call runs: years of renewals. */
const most = 500;

/**
 * Runs timed events in order: trials end, subscriptions renew, are retried and end, sessions expire.
 * @param clock a test clock's id; null for the server's clock
 * @param until seconds
 * @returns how many ran
 */
export async function liveThrough(ledger: Ledger, clock: string | null, until: number): Promise<number> {
  for (let count = 0; count < most; count += 1) {
    const row = await selectOptionalDue(ledger.tx, clock, until);
    if (!row || row.dueAt === null) return count;
    const object = ledger.read(row);
    await ledger.at(row.dueAt, () => happen(ledger, object.id, object.object, row.dueAt ?? until));
  }
  return most;
}

/** When the next timed event of a customer's running subscription is due, in seconds; null if there is none. */
export async function nextOf(ledger: Ledger, customer: string): Promise<number | null> {
  return (await selectOptionalDueOf(ledger.tx, customer))?.dueAt ?? null;
}

/** Runs that event now, as of its own time. The server's clock stays where it is. */
export async function bringForward(ledger: Ledger, customer: string): Promise<void> {
  const row = await selectOptionalDueOf(ledger.tx, customer);
  if (!row || row.dueAt === null) return;
  const { dueAt } = row;
  const { id, object } = ledger.read(row);
  const held = await ledger.get('customer', customer);
  held.metadata = { ...held.metadata, [livedUntil]: String(dueAt) };
  await ledger.save(held);
  await ledger.at(dueAt, () => happen(ledger, id, object, dueAt));
}

async function happen(ledger: Ledger, id: string, kind: string, at: number): Promise<void> {
  if (kind === 'checkout.session') {
    await expireSession(ledger, await ledger.get('checkout.session', id));
    return;
  }
  const subscription = await ledger.get('subscription', id);
  const { status } = subscription;
  if (status === 'incomplete') await giveUp(ledger, subscription);
  else if (status === 'past_due') await tryAgain(ledger, subscription);
  else if (status === 'active' || status === 'trialing') await renew(ledger, subscription, at);
  else await ledger.save(subscription, { dueAt: null });
}

async function giveUp(ledger: Ledger, subscription: Subscription): Promise<void> {
  await voidOpen(ledger, subscription);
  await endSubscription(ledger, subscription, 'incomplete_expired');
}

async function voidOpen(ledger: Ledger, { latest_invoice: id }: Subscription): Promise<void> {
  const invoice = id === null ? null : await ledger.get('invoice', id);
  if (invoice?.status === 'open') await voidInvoice(ledger, invoice);
}

async function renew(ledger: Ledger, subscription: Subscription, at: number): Promise<void> {
  if (subscription.cancel_at_period_end) {
    await endSubscription(ledger, subscription);
    return;
  }
  const given = await invoiceOfRenewal(ledger, subscription);
  const item = itemOf(subscription);
  const start = item.current_period_end;
  const end = periodEnd(subscription.billing_cycle_anchor, start, item.price);
  item.current_period_start = start;
  item.current_period_end = end;
  subscription.status = 'active';
  await ledger.save(subscription, { dueAt: end });
  const invoice = await openInvoice(ledger, given);
  await ledger.emit('customer.subscription.updated', subscription, subscription.customer);
  if (invoice.status === 'paid') return;
  const outcome = await tryInvoice(ledger, invoice, await methodOf(ledger, subscription));
  if (outcome?.kind === 'succeeded') return;
  subscription.status = 'past_due';
  await ledger.save(subscription, { dueAt: nextAttempt(at, start) });
  await ledger.emit('customer.subscription.updated', subscription, subscription.customer);
}

async function tryAgain(ledger: Ledger, subscription: Subscription): Promise<void> {
  const { latest_invoice: id } = subscription;
  const invoice = id === null ? null : await ledger.get('invoice', id);
  if (invoice?.status !== 'open') {
    await ledger.save(subscription, { dueAt: itemOf(subscription).current_period_end });
    return;
  }
  const outcome = await tryInvoice(ledger, invoice, await methodOf(ledger, subscription));
  if (outcome?.kind === 'succeeded') return;
  if (invoice.next_payment_attempt !== null) {
    await ledger.save(subscription, { dueAt: invoice.next_payment_attempt });
    return;
  }
  await voidOpen(ledger, subscription);
  await endSubscription(ledger, subscription);
}
