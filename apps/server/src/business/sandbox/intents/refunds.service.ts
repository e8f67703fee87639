import { invalid } from '../objects/faults.rules.ts';
import type { Ledger } from '../objects/ledger.service.ts';
import type { Metadata, Refund } from '../objects/objects.rules.ts';

/** Refunds a payment, in part or in full. */
export async function refund(
  ledger: Ledger,
  given: { payment_intent: string; amount?: number; reason: string | null; metadata?: Metadata },
): Promise<Refund> {
  const intent = await ledger.get('payment_intent', given.payment_intent);
  const charge = intent.latest_charge === null ? null : await ledger.get('charge', intent.latest_charge);
  if (!charge?.paid) throw invalid('This PaymentIntent does not have a successful charge to refund.');
  const left = charge.amount - charge.amount_refunded;
  const amount = given.amount ?? left;
  if (left === 0)
    throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  if (charge.disputed) throw invalid(`Charge ${charge.id} has been disputed.`, { code: 'charge_disputed' });
  if (amount < 1 || amount > left)
    throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left}).`, {
      code: 'amount_too_large',
      param: 'amount',
    });
  const { currency, customer } = charge;
  const made: Refund = {
    id: ledger.newId('refund'),
    object: 'refund',
    created: await ledger.timeOf(customer),
    amount,
    currency,
    charge: charge.id,
    payment_intent: intent.id,
    reason: given.reason,
    status: 'succeeded',
    metadata: given.metadata ?? {},
  };
  await ledger.save(made, { customer, parent: charge.id });
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  await ledger.save(charge);
  await ledger.emit('refund.created', made, customer);
  await ledger.emit('charge.refunded', charge, customer);
  return made;
}
