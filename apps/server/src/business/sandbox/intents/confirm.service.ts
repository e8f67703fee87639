import type { Authentication } from '../cards/cards.rules.ts';
import { completeSession } from '../pages/checkout.service.ts';
import { invalid } from '../objects/faults.rules.ts';
import { charge, keepForLater, refuseDeclined } from './intents.service.ts';
import { settleInvoice } from '../billing/invoices.service.ts';
import type { Ledger } from '../objects/ledger.service.ts';
import type { PaymentIntent, PaymentMethod, SetupIntent } from '../objects/objects.rules.ts';

/** Confirms a payment while the learner is present, and settles what it was for. @throws Fault 402 */
export async function confirmPayment(
  ledger: Ledger,
  intent: PaymentIntent,
  method: PaymentMethod,
  authentication: Authentication = 'none',
): Promise<PaymentIntent> {
  const outcome = await charge(ledger, intent, method, { authentication });
  const parent = ledger.parentOf(intent);
  const invoice = parent === null ? null : await ledger.find('invoice', parent);
  const session = parent === null ? null : await ledger.find('checkout.session', parent);
  if (invoice && outcome.kind !== 'asks') await settleInvoice(ledger, invoice, intent);
  if (session && outcome.kind === 'succeeded') await completeSession(ledger, session, intent);
  refuseDeclined(outcome, intent);
  return intent;
}

/** The same for saving a card. @throws Fault 402 */
export async function confirmSetup(
  ledger: Ledger,
  intent: SetupIntent,
  method: PaymentMethod,
  authentication: Authentication = 'none',
): Promise<SetupIntent> {
  refuseDeclined(await keepForLater(ledger, intent, method, authentication), intent);
  return intent;
}

/** Completes 3-D Secure, passed or failed, for whatever is waiting for it. @throws Fault 402 */
export async function authenticate(
  ledger: Ledger,
  intent: PaymentIntent | SetupIntent,
  authentication: Authentication,
): Promise<PaymentIntent | SetupIntent> {
  const { payment_method: methodId } = intent;
  if (intent.status !== 'requires_action' || methodId === null)
    throw invalid(`This ${intent.object} is ${intent.status} and waits for no authentication.`);
  const method = await ledger.get('payment_method', methodId);
  return intent.object === 'payment_intent'
    ? confirmPayment(ledger, intent, method, authentication)
    : confirmSetup(ledger, intent, method, authentication);
}
