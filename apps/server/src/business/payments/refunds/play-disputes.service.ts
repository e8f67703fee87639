import type { AppContext, CommandResult } from '../../../platform/feature.ts';
import { startDispute } from '../../sandbox/index.ts';
import type { RefundDeps, RefundOptions } from './refund-requests.service.ts';
import { selectOptionalPayment } from './refund-requests.queries.ts';

export type PlayDeps = RefundDeps & Pick<AppContext, 'jobs' | 'publicUrl'>;

const failed = (text: string): CommandResult => ({ ok: false, text: `${text}\n` });
const soon = 'The server hears of it within a minute.';

/** The evidence that Stripe's test mode and the sandbox recognize. */
const evidence = { won: 'winning_evidence', lost: 'losing_evidence' } as const;
const follows = {
  won: 'The money comes back, and what is left of the plan with it.',
  lost: 'The money stays with the bank, and a referral credit that it earned is taken back.',
} as const;

/** The payment of a test invoice; a refusal if there is none, or if real banks decide. */
async function paymentOf(
  { db, gateway }: PlayDeps,
  { invoice }: RefundOptions,
): Promise<string | CommandResult> {
  if (gateway.kind !== 'sandbox')
    return failed(
      'Only test payments can be played with. Real disputes come from banks: answer them at Stripe.',
    );
  if (invoice === undefined) return failed('Say which invoice: invoice=NUMBER');
  const found = await selectOptionalPayment(db, invoice);
  if (!found) return failed(`There is no invoice ${invoice}.`);
  return found.paymentIntentId ?? failed(`Nothing was charged for invoice ${invoice}.`);
}

/** Disputes a test payment, as its owner would at their bank. Text for a terminal. */
export async function openDisputeByCommand(deps: PlayDeps, options: RefundOptions): Promise<CommandResult> {
  const payment = await paymentOf(deps, options);
  if (typeof payment !== 'string') return payment;
  const refusal = await startDispute(deps, payment);
  if (refusal !== null) return failed(refusal);
  return {
    ok: true,
    text: `Invoice ${options['invoice']} is disputed: its plan ends, and staff are told. ${soon}\n`,
  };
}

/** Decides the dispute of a test payment. Text for a terminal. */
export async function decideDisputeByCommand(
  deps: PlayDeps,
  options: RefundOptions,
  step: 'won' | 'lost',
): Promise<CommandResult> {
  const payment = await paymentOf(deps, options);
  if (typeof payment !== 'string') return payment;
  const { stripe } = deps.gateway;
  const { data } = await stripe.disputes.list({ payment_intent: payment, limit: 1 });
  const [dispute] = data;
  if (!dispute)
    return failed(`Invoice ${options['invoice']} is not disputed. \`sandbox dispute\` does that.`);
  if (dispute.status !== 'needs_response') return failed(`The dispute was ${dispute.status} before.`);
  await stripe.disputes.update(dispute.id, { evidence: { uncategorized_text: evidence[step] } });
  return {
    ok: true,
    text: `The dispute of invoice ${options['invoice']} was ${step}. ${follows[step]} ${soon}\n`,
  };
}
