import type { Authentication, Outcome } from '../cards/cards.rules.ts';
import { attach } from '../cards/customers.service.ts';
import { cardFault, invalid } from '../objects/faults.rules.ts';
import type { Ledger } from '../objects/ledger.service.ts';
import { openDispute } from './disputes.service.ts';
import { attemptBy, isDisputedBy } from '../cards/methods.rules.ts';
import type {
  Charge,
  Metadata,
  PaymentIntent,
  PaymentMethod,
  SetupIntent,
} from '../objects/objects.rules.ts';

export interface NewPayment {
  readonly amount: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly metadata?: Metadata;
  readonly description?: string | null;
  /** Whether to save the card with the customer once it has been charged. */
  readonly keepCard?: boolean;
  /** The invoice or checkout session that it pays. */
  readonly parent?: string | null;
}

export async function createPayment(ledger: Ledger, payment: NewPayment): Promise<PaymentIntent> {
  const { amount, currency, customer, metadata = {}, description = null } = payment;
  const id = ledger.newId('payment_intent');
  const intent: PaymentIntent = {
    id,
    object: 'payment_intent',
    created: await ledger.timeOf(customer),
    livemode: false,
    amount,
    amount_received: 0,
    currency,
    customer,
    client_secret: ledger.secretOf(id),
    status: 'requires_payment_method',
    payment_method: null,
    latest_charge: null,
    last_payment_error: null,
    next_action: null,
    canceled_at: null,
    cancellation_reason: null,
    setup_future_usage: payment.keepCard ? 'off_session' : null,
    description,
    metadata,
  };
  await ledger.save(intent, { customer, parent: payment.parent ?? null });
  await ledger.emit('payment_intent.created', intent, customer);
  return intent;
}

interface How {
  readonly offSession?: boolean;
  readonly authentication?: Authentication;
}

/** Tries to charge a card. The intent then holds the result. */
export async function charge(
  ledger: Ledger,
  intent: PaymentIntent,
  method: PaymentMethod,
  { offSession = false, authentication = 'none' }: How = {},
): Promise<Outcome> {
  refuseEnded(intent);
  const outcome = attemptBy(method, { offSession, authentication });
  const { customer } = intent;
  if (method.customer !== null && method.customer !== customer)
    throw invalid('The payment method belongs to another customer.', { param: 'payment_method' });
  intent.next_action = null;
  if (outcome.kind === 'asks') {
    Object.assign(intent, {
      status: 'requires_action',
      payment_method: method.id,
      next_action: { type: 'use_stripe_sdk' },
    });
    await ledger.save(intent);
    await ledger.emit('payment_intent.requires_action', intent, customer);
    return outcome;
  }
  const made = await chargeOf(ledger, intent, method, outcome);
  intent.latest_charge = made.id;
  if (outcome.kind === 'declined') {
    intent.status = 'requires_payment_method';
    intent.payment_method = null;
    intent.last_payment_error = { type: 'card_error', ...outcome.refusal, payment_method: method };
    await ledger.save(intent);
    await ledger.emit('payment_intent.payment_failed', intent, customer);
    return outcome;
  }
  intent.status = 'succeeded';
  intent.payment_method = method.id;
  intent.amount_received = intent.amount;
  intent.last_payment_error = null;
  await ledger.save(intent);
  if (customer !== null && intent.setup_future_usage !== null) await attach(ledger, method, customer);
  await ledger.emit('payment_intent.succeeded', intent, customer);
  if (isDisputedBy(method)) await openDispute(ledger, made);
  return outcome;
}

async function chargeOf(
  ledger: Ledger,
  intent: PaymentIntent,
  method: PaymentMethod,
  outcome: Exclude<Outcome, { kind: 'asks' }>,
): Promise<Charge> {
  const succeeded = outcome.kind === 'succeeded';
  const { type, card } = method;
  const made: Charge = {
    id: ledger.newId('charge'),
    object: 'charge',
    created: await ledger.timeOf(intent.customer),
    livemode: false,
    amount: intent.amount,
    amount_refunded: 0,
    currency: intent.currency,
    customer: intent.customer,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      type,
      ...(card && { card: { brand: card.brand, last4: card.last4, fingerprint: card.fingerprint } }),
    },
    status: succeeded ? 'succeeded' : 'failed',
    paid: succeeded,
    failure_code: succeeded ? null : outcome.refusal.code,
    refunded: false,
    disputed: false,
    metadata: intent.metadata,
  };
  await ledger.save(made, { customer: intent.customer, parent: intent.id });
  await ledger.emit(succeeded ? 'charge.succeeded' : 'charge.failed', made, intent.customer);
  return made;
}

function refuseEnded(intent: PaymentIntent | SetupIntent): void {
  if (intent.status !== 'succeeded' && intent.status !== 'canceled') return;
  throw invalid(`You cannot confirm this ${intent.object} because it has already ${intent.status}.`, {
    code: `${intent.object}_unexpected_state`,
  });
}

/** The answer to the confirmation: the refusal in Stripe's words. @throws Fault 402 */
export function refuseDeclined(outcome: Outcome, intent: PaymentIntent | SetupIntent): void {
  if (outcome.kind === 'declined') throw cardFault(outcome.refusal, { [intent.object]: intent });
}

export async function cancelPayment(
  ledger: Ledger,
  intent: PaymentIntent,
  reason: string | null = null,
): Promise<PaymentIntent> {
  if (intent.status === 'succeeded')
    throw invalid('You cannot cancel this PaymentIntent because it has a status of succeeded.', {
      code: 'payment_intent_unexpected_state',
    });
  if (intent.status === 'canceled') return intent;
  intent.status = 'canceled';
  intent.canceled_at = await ledger.timeOf(intent.customer);
  intent.cancellation_reason = reason;
  intent.next_action = null;
  await ledger.save(intent);
  await ledger.emit('payment_intent.canceled', intent, intent.customer);
  return intent;
}

export async function createSetup(
  ledger: Ledger,
  { customer, metadata = {} }: { customer: string | null; metadata?: Metadata },
): Promise<SetupIntent> {
  const id = ledger.newId('setup_intent');
  const intent: SetupIntent = {
    id,
    object: 'setup_intent',
    created: await ledger.timeOf(customer),
    livemode: false,
    customer,
    client_secret: ledger.secretOf(id),
    status: 'requires_payment_method',
    payment_method: null,
    last_setup_error: null,
    next_action: null,
    cancellation_reason: null,
    usage: 'off_session',
    metadata,
  };
  await ledger.save(intent, { customer });
  await ledger.emit('setup_intent.created', intent, customer);
  return intent;
}

/** Tries to save a card for later. */
export async function keepForLater(
  ledger: Ledger,
  intent: SetupIntent,
  method: PaymentMethod,
  authentication: Authentication = 'none',
): Promise<Outcome> {
  refuseEnded(intent);
  const attempt = { offSession: false, authentication, forLater: true };
  const outcome = attemptBy(method, attempt);
  const { customer } = intent;
  intent.next_action = outcome.kind === 'asks' ? { type: 'use_stripe_sdk' } : null;
  intent.payment_method = outcome.kind === 'declined' ? null : method.id;
  if (outcome.kind === 'declined') {
    intent.status = 'requires_payment_method';
    intent.last_setup_error = { type: 'card_error', ...outcome.refusal, payment_method: method };
  } else intent.status = outcome.kind === 'asks' ? 'requires_action' : 'succeeded';
  await ledger.save(intent);
  if (outcome.kind === 'succeeded' && customer !== null) await attach(ledger, method, customer);
  const named = { declined: 'setup_failed', asks: 'requires_action', succeeded: 'succeeded' } as const;
  await ledger.emit(`setup_intent.${named[outcome.kind]}`, intent, customer);
  return outcome;
}
