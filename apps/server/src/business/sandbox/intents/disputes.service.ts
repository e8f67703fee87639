import { invalid } from '../objects/faults.rules.ts';
import type { Ledger } from '../objects/ledger.service.ts';
import type { Charge, Dispute } from '../objects/objects.rules.ts';

/** The card's owner asks their bank for the money back. */
export async function openDispute(ledger: Ledger, made: Charge): Promise<void> {
  made.disputed = true;
  await ledger.save(made);
  const { amount, currency, customer, payment_intent } = made;
  const opened: Dispute = {
    id: ledger.newId('dispute'),
    object: 'dispute',
    created: await ledger.timeOf(customer),
    livemode: false,
    amount,
    currency,
    charge: made.id,
    payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
    metadata: {},
  };
  await ledger.save(opened, { customer, parent: made.id });
  await ledger.emit('charge.dispute.created', opened, customer);
}

/** The same for a payment, as if its owner went to their bank today. @throws Fault 400 */
export async function disputePayment(ledger: Ledger, intentId: string): Promise<void> {
  const { latest_charge: id } = await ledger.get('payment_intent', intentId);
  const charge = id === null ? null : await ledger.get('charge', id);
  if (!charge?.paid) throw invalid('This payment has no successful charge.');
  if (charge.disputed) throw invalid('This payment has been disputed already.');
  if (charge.refunded) throw invalid('This payment has been refunded in full.');
  await openDispute(ledger, charge);
}

/** Ends a dispute. If it is lost, the money stays away. */
export async function closeDispute(
  ledger: Ledger,
  dispute: Dispute,
  status: 'won' | 'lost',
): Promise<Dispute> {
  if (dispute.status !== 'needs_response') throw invalid(`This dispute is closed already.`);
  dispute.status = status;
  await ledger.save(dispute);
  const charge: Charge = await ledger.get('charge', dispute.charge);
  await ledger.emit('charge.dispute.closed', dispute, charge.customer);
  return dispute;
}

/** Answers a dispute. The evidence that Stripe's test mode recognizes decides it. */
export async function answerDispute(ledger: Ledger, dispute: Dispute, evidence: string): Promise<Dispute> {
  if (evidence === 'winning_evidence') return closeDispute(ledger, dispute, 'won');
  if (evidence === 'losing_evidence') return closeDispute(ledger, dispute, 'lost');
  return dispute;
}
