import type Stripe from 'stripe';
import { dollars } from '@rounds/contract/business/payments.rules';
import type { Database } from '../../../platform/db/database.ts';
import { type Compared, createdIn, isBefore, pagesOf } from '../gateway/gateway-pages.ts';
import * as queries from './reconcile.queries.ts';
import { type RefundFacts, refundDifferences } from './reconcile.rules.ts';
import { idOf } from '../sync/sync-subscription.service.ts';

interface RefundsDeps {
  readonly db: Database;
  readonly gateway: { readonly stripe: Stripe };
}

/**
 * Compares each refund. Those made by command have rows here. A refund made on the gateway's own pages only adds to its
 * payment's refunded total, so it is reported if the totals differ.
 */
export async function compareRefunds(
  { db, gateway: { stripe } }: RefundsDeps,
  compared: Compared,
): Promise<string[]> {
  const differences: string[] = [];
  const seen = new Set<string>();
  const created = createdIn(compared);
  for await (const page of pagesOf(compared.pageSize, (by) => stripe.refunds.list({ ...by, created }))) {
    page.forEach(({ id }) => seen.add(id));
    const payments = new Map(
      (await queries.selectPayments(db, page.map(paymentIn))).map((one) => [one.id, one]),
    );
    const ids = page.map(({ id }) => id);
    const ours = new Map((await queries.selectRefunds(db, ids)).map((one) => [one.id, one]));
    for (const refund of page.filter(isBefore(compared.until))) {
      const payment = payments.get(paymentIn(refund));
      if (!payment) continue;
      const isSumEqual = async () => (await refundedAt(stripe, payment.id)) === payment.refundedCents;
      const own = ours.get(refund.id) ?? null;
      if (own || !(await isSumEqual())) differences.push(...refundDifferences(own, factsOf(refund)));
    }
  }
  for (let rows = await queries.selectGiven(db, compared, 0); rows.length > 0;) {
    for (const { id, payment, amountCents } of rows)
      if (!seen.has(id))
        differences.push(
          `Refund ${id} of payment ${payment}: ${dollars(amountCents)} here, missing at the gateway.`,
        );
    rows = await queries.selectGiven(db, compared, rows.at(-1)?.number ?? 0);
  }
  return differences;
}

const paymentIn = ({ payment_intent: payment }: Stripe.Refund): string =>
  payment === null ? '' : idOf(payment);

async function refundedAt(stripe: Stripe, paymentIntentId: string): Promise<number> {
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(paymentIntentId, {
    expand: ['latest_charge'],
  });
  return charge === null || typeof charge === 'string' ? 0 : charge.amount_refunded;
}

/** Banks may return a refund days later: then it wasn't made after all. */
const factsOf = (refund: Stripe.Refund): RefundFacts => ({
  id: refund.id,
  payment: paymentIn(refund),
  amountCents: refund.amount,
  isGiven: refund.status !== 'failed' && refund.status !== 'canceled',
});
