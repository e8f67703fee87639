import Stripe from 'stripe';
import { dollars } from '@rounds/contract/business/payments.rules';
import type { Database } from '../../../platform/db/database.ts';
import { runForEach } from '../../../platform/jobs/run-for-each.ts';
import type { CommandResult } from '../../../platform/feature.ts';
import { findByMetadata } from '../gateway/find-by-metadata.ts';
import type { GatewayDeps } from '../payments.deps.ts';
import { type RefundAnswer, centsIn, refundAnswer } from './refund-requests.rules.ts';
import * as queries from './refund-requests.queries.ts';

export type RefundDeps = Pick<GatewayDeps, 'db' | 'clock' | 'gateway'>;

/** What staff type: `invoice=A-1 amount=9.50 by=ANNA reason="charged twice"`. */
export type RefundOptions = Readonly<Record<string, string>>;

const failed = (text: string): CommandResult => ({ ok: false, text: `${text}\n` });
/**
 * Refunds an invoice in full or in part. Records who asked for it and why, then calls the gateway; if that is unreachable, a
 * job tries again. Repeating the same request refunds nothing more. Returns text for a terminal.
 */
export async function refundByCommand(deps: RefundDeps, options: RefundOptions): Promise<CommandResult> {
  const { invoice: number = '', amount, by = '', reason = '' } = options;
  if (number === '' || by.trim() === '' || reason.trim() === '')
    return failed(
      'Say what to refund, who you are and why: invoice=NUMBER by=NAME reason="…", and amount=9.50 for a part.',
    );
  const asked = amount === undefined ? null : centsIn(amount);
  if (amount !== undefined && asked === null) return failed('The amount is in dollars: amount=9.50');
  const answer = await request(deps, { number, asked, by: by.trim(), reason: reason.trim() });
  if (answer === null) return failed(`There is no invoice ${number}.`);
  if ('refused' in answer) return failed(answer.refused);
  const waiting = await queries.selectWaiting(deps.db, number);
  if ('done' in answer && waiting.length === 0) return { ok: true, text: `${answer.done}\n` };
  for (const refund of waiting) {
    const failure = await issueRefund(deps, refund);
    if (failure !== null) return failed(`The payment provider refused the refund: ${failure}`);
  }
  const cents = waiting.reduce((sum, refund) => sum + refund.cents, 0);
  return waiting.length === 0
    ? { ok: true, text: `This refund of invoice ${number} was given before.\n` }
    : { ok: true, text: `${dollars(cents)} of invoice ${number} was refunded.\n` };
}

interface Asked {
  readonly number: string;
  readonly asked: number | null;
  readonly by: string;
  readonly reason: string;
}

/** Records a request once. @returns null when there is no such invoice */
function request(
  { db, clock }: RefundDeps,
  { number, asked, by, reason }: Asked,
): Promise<RefundAnswer | null> {
  return db.transaction(async (tx) => {
    const invoice = await queries.lockOptionalByNumber(tx, number);
    if (!invoice) return null;
    const now = clock.now();
    const same = asked !== null && { invoiceId: invoice.id, cents: asked, reason };
    if (same && (await queries.selectOptionalSame(tx, same)) !== null) return { cents: asked };
    const answer = refundAnswer(invoice, asked, now.getTime());
    if ('cents' in answer) {
      const { cents } = answer;
      await queries.insertRefund(tx, { invoiceId: invoice.id, cents, reason, requester: by, now });
    }
    return answer;
  });
}

/** Creates a refund at the gateway; its webhooks report the rest. @returns why it was refused, or null */
async function issueRefund(
  { db, clock, gateway }: RefundDeps,
  { id, cents, paymentIntentId }: queries.WaitingRefund,
): Promise<string | null> {
  try {
    const { stripe, keyFor } = gateway;
    const payment = { payment_intent: paymentIntentId };
    const metadata = { refund: String(id) };
    const { id: reference } =
      (await findByMetadata(stripe.refunds.list({ ...payment, limit: 100 }), metadata)) ??
      (await stripe.refunds.create(
        { ...payment, amount: cents, reason: 'requested_by_customer', metadata },
        await keyFor(`refund-${id}`),
      ));
    await queries.markDone(db, id, { reference, failure: null, now: clock.now() });
    return null;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    await queries.markDone(db, id, { reference: null, failure: error.message, now: clock.now() });
    return error.message;
  }
}

/** Retries refunds that never got an answer from the gateway. @throws AggregateError */
export async function issueWaitingRefunds(deps: RefundDeps & Pick<GatewayDeps, 'logger'>): Promise<void> {
  await runForEach(
    await queries.selectWaiting(deps.db, null),
    ({ id }) => `refund ${id}`,
    async (refund) => {
      const failure = await issueRefund(deps, refund);
      if (failure !== null) deps.logger.warn({ invoice: refund.number, failure }, 'refund refused');
    },
  );
}

/** The latest refunds as text for a terminal. */
export async function describeRefunds(db: Database): Promise<string> {
  const rows = await queries.selectLatest(db);
  if (rows.length === 0) return 'No refunds.\n';
  const lines = rows.map(({ number, cents, requester, reason, failure, createdAt, isDone }) => {
    const state = failure === null ? (isDone ? 'given' : 'waiting') : `refused: ${failure}`;
    return `${createdAt.slice(0, 19)}  ${number}  ${dollars(cents)}  by ${requester}: ${reason}  (${state})`;
  });
  return `${lines.join('\n')}\n`;
}
