import { cardTraits, expiredCard, isExpired, readCard } from './cards.rules.ts';
import { cardFault, invalid } from '../objects/faults.rules.ts';
import type { Ledger } from '../objects/ledger.service.ts';
import { type RedirectMethod, methodOf } from './methods.rules.ts';
import type { BalanceTransaction, Customer, Metadata, PaymentMethod } from '../objects/objects.rules.ts';

export async function createCustomer(
  ledger: Ledger,
  { metadata = {}, test_clock = null }: { metadata?: Metadata; test_clock?: string | null },
): Promise<Customer> {
  if (test_clock !== null) await ledger.get('test_helpers.test_clock', test_clock);
  const id = ledger.newId('customer');
  const customer: Customer = {
    id,
    object: 'customer',
    created: await ledger.timeOf(null),
    livemode: false,
    balance: 0,
    currency: null,
    email: null,
    name: null,
    invoice_settings: { default_payment_method: null },
    metadata,
    test_clock,
  };
  await ledger.save(customer, { customer: id });
  await ledger.emit('customer.created', customer, id);
  return customer;
}

/** A customer who has not been deleted. */
export async function liveCustomer(ledger: Ledger, id: string): Promise<Customer> {
  const customer = await ledger.get('customer', id);
  if (customer.deleted)
    throw invalid(`No such customer: '${id}'`, { code: 'resource_missing', param: 'customer' });
  return customer;
}

export interface TypedCard {
  readonly number: string;
  readonly exp_month: number;
  readonly exp_year: number;
  readonly cvc?: string | undefined;
}

/**
 * Makes a payment method from a test card; only its brand and last four digits are stored.
 * @throws Fault 402 for any other number
 */
export async function createPaymentMethod(ledger: Ledger, card: TypedCard): Promise<PaymentMethod> {
  const read = readCard(card.number);
  if ('refusal' in read) throw cardFault(read.refusal);
  const now = await ledger.timeOf(null);
  if (isExpired(card.exp_month, card.exp_year, now)) throw cardFault(expiredCard);
  const method: PaymentMethod = {
    id: ledger.newId('payment_method'),
    object: 'payment_method',
    created: now,
    livemode: false,
    type: 'card',
    card: {
      ...read,
      fingerprint: ledger.fingerprintOf(cardTraits(read.last4, card)),
      funding: 'credit',
    },
    customer: null,
    metadata: {},
  };
  await ledger.save(method);
  return method;
}

/**
 * Makes a payment method that is authorized on its own page.
 * @param customer the owner; null if unknown
 */
export async function createRedirectMethod(
  ledger: Ledger,
  kind: RedirectMethod,
  customer: string | null,
): Promise<PaymentMethod> {
  const id = ledger.newId('payment_method');
  const method: PaymentMethod = {
    id,
    object: 'payment_method',
    created: await ledger.timeOf(null),
    livemode: false,
    ...methodOf(kind, ledger.fingerprintOf(`${kind} ${customer ?? id}`)),
    customer: null,
    metadata: {},
  };
  await ledger.save(method);
  return method;
}

/** Saves a payment method with a customer. Nothing happens if it is already saved. */
export async function attach(
  ledger: Ledger,
  method: PaymentMethod,
  customerId: string,
): Promise<PaymentMethod> {
  if (method.customer === customerId) return method;
  if (method.customer !== null)
    throw invalid('The payment method you provided has already been attached to a customer.');
  await liveCustomer(ledger, customerId);
  method.customer = customerId;
  await ledger.save(method, { customer: customerId });
  await ledger.emit('payment_method.attached', method, customerId);
  return method;
}

/** Changes a customer's balance: what they owe, or their credit (negative). */
export async function adjustBalance(
  ledger: Ledger,
  customer: Customer,
  change: Pick<BalanceTransaction, 'amount' | 'currency' | 'description' | 'type' | 'metadata'>,
): Promise<BalanceTransaction> {
  customer.balance += change.amount;
  customer.currency ??= change.currency;
  await ledger.save(customer);
  const transaction: BalanceTransaction = {
    ...change,
    id: ledger.newId('customer_balance_transaction'),
    object: 'customer_balance_transaction',
    created: await ledger.timeOf(customer.id),
    livemode: false,
    customer: customer.id,
    ending_balance: customer.balance,
  };
  await ledger.save(transaction, { customer: customer.id });
  await ledger.emit('customer.updated', customer, customer.id);
  return transaction;
}
