import type Stripe from 'stripe';
import { dollars } from '@rounds/contract/business/payments.rules';
import { ledgerDiscrepancies } from '../../ledger/index.ts';
import type { Gateway } from '../gateway/gateway.ts';
import type { GatewayDeps } from '../payments.deps.ts';
import { type Compared, comparedUntil, createdIn, isBefore, pagesOf } from '../gateway/gateway-pages.ts';
import * as queries from './reconcile.queries.ts';
import { compareRefunds } from './reconcile-refunds.service.ts';
import {
  type PaymentFacts,
  type SubscriptionFacts,
  paymentDifferences,
  subscriptionDifferences,
} from './reconcile.rules.ts';
import { type StaffMail, staffMailJob } from '../mail/staff-mail.service.ts';
import { idOf } from '../sync/sync-subscription.service.ts';
import type { CommandResult } from '../../../platform/feature.ts';

interface ReconcileDeps extends Pick<GatewayDeps, 'db' | 'clock'> {
  readonly gateway: Pick<Gateway, 'stripe'>;
  /** How many to ask the gateway for at a time; its maximum by default. */
  readonly pageSize?: number;
}

/** The webhook of anything newer may still be on its way. */
const webhookDelayMs = 10 * 60 * 1000;

/**
 * Compares our rows with the gateway's, page by page, and checks that the ledger balances. Changes nothing.
 * @returns a sentence for each difference
 */
async function reconcile(deps: ReconcileDeps): Promise<string[]> {
  const until = new Date(deps.clock.now().getTime() - webhookDelayMs);
  const compared = comparedUntil(until, deps.pageSize);
  return [
    ...(await compareSubscriptions(deps, until)),
    ...(await comparePayments(deps, compared)),
    ...(await compareRefunds(deps, compared)),
    ...(await ledgerDiscrepancies(deps.db)),
  ];
}

const customerIn = ({ customer }: { readonly customer: string | { readonly id: string } | null }): string =>
  customer === null ? '' : idOf(customer);

async function compareSubscriptions(
  { db, gateway: { stripe }, pageSize }: ReconcileDeps,
  until: Date,
): Promise<string[]> {
  const differences: string[] = [];
  const seen = new Set<string>();
  for await (const page of pagesOf(pageSize, (by) => stripe.subscriptions.list(by))) {
    const ids = page.map(({ id }) => id);
    ids.forEach((id) => seen.add(id));
    const own = await queries.selectOwn(db, page.map(customerIn));
    const ours = new Map((await queries.selectSubscriptions(db, ids)).map((one) => [one.id, one]));
    for (const theirs of page.filter(isBefore(until)).filter((one) => own.has(customerIn(one))))
      differences.push(...subscriptionDifferences(ours.get(theirs.id) ?? null, factsOf(theirs)));
  }
  // The gateway doesn't list subscriptions that have ended.
  for (let rows = await queries.selectLive(db, until, ''); rows.length > 0;) {
    for (const { id, status } of rows)
      if (!seen.has(id))
        differences.push(`Subscription ${id}: ${status} here, ended or missing at the gateway.`);
    rows = await queries.selectLive(db, until, rows.at(-1)?.id ?? '');
  }
  return differences;
}

function factsOf({
  id,
  status,
  items,
  cancel_at_period_end,
  cancel_at,
}: Stripe.Subscription): SubscriptionFacts {
  const [item] = items.data;
  return {
    id,
    status,
    priceId: item?.price.lookup_key ?? null,
    currentPeriodEnd: (item?.current_period_end ?? 0) * 1000,
    cancelAtPeriodEnd: cancel_at_period_end || cancel_at !== null,
  };
}

async function comparePayments(
  { db, gateway: { stripe } }: ReconcileDeps,
  compared: Compared,
): Promise<string[]> {
  const differences: string[] = [];
  const seen = new Set<string>();
  const { since, until } = compared;
  const created = createdIn(compared);
  for await (const page of pagesOf(compared.pageSize, (by) => stripe.charges.list({ ...by, created }))) {
    const paid = page.filter((charge) => charge.paid && charge.payment_intent !== null).map(paymentOf);
    const ids = paid.map(({ id }) => id);
    ids.forEach((id) => seen.add(id));
    const own = await queries.selectOwn(db, page.map(customerIn));
    const ours = new Map((await queries.selectPayments(db, ids)).map((one) => [one.id, one]));
    for (const theirs of paid.filter(isBefore(until)).filter(({ customer }) => own.has(customer)))
      differences.push(...paymentDifferences(ours.get(theirs.id) ?? null, theirs));
  }
  for (let rows = await queries.selectPaid(db, { since, until }, 0); rows.length > 0;) {
    for (const { id, amountCents } of rows)
      if (!seen.has(id))
        differences.push(`Payment ${id}: ${dollars(amountCents)} here, missing at the gateway.`);
    rows = await queries.selectPaid(db, { since, until }, rows.at(-1)?.number ?? 0);
  }
  return differences;
}

const paymentOf = (
  charge: Stripe.Charge,
): PaymentFacts & { readonly customer: string; readonly created: number } => ({
  id: charge.payment_intent === null ? '' : idOf(charge.payment_intent),
  customer: customerIn(charge),
  created: charge.created,
  amountCents: charge.amount,
  refundedCents: charge.amount_refunded,
  isDisputed: charge.disputed,
});

/** Nightly: reconciles, and mails staff the differences. */
export async function reconcileNightly(deps: GatewayDeps): Promise<void> {
  const differences = await reconcile(deps);
  deps.logger.info({ differences: differences.length }, 'payments reconciled');
  for (const difference of differences) deps.logger.warn({ difference }, 'payments differ');
  if (differences.length === 0) return;
  await deps.jobs.enqueue<StaffMail>(deps.db, staffMailJob, {
    subject: `Payments: ${differences.length} differences from the payment provider`,
    text: differences.slice(0, 200).join('\n'),
  });
}

/** Reconciles on the command line. */
export async function reconcileByCommand(deps: ReconcileDeps): Promise<CommandResult> {
  const differences = await reconcile(deps);
  return differences.length === 0
    ? { ok: true, text: 'Everything agrees with the payment provider.\n' }
    : { ok: false, text: `${differences.join('\n')}\n` };
}
