import {
  markRewardProcessed,
  selectOptionalReward,
  takeRewardBack,
  selectWaitingRewards,
} from '../../referrals/index.ts';
import { bookOnce, bookedCents } from '../../ledger/index.ts';
import { runForEach } from '../../../platform/jobs/run-for-each.ts';
import {
  type Kept,
  lockOptionalByReference,
  selectCreditGiven,
  selectOptionalByReference,
} from '../sync/invoices.queries.ts';
import { customerOf } from '../gateway/customers.service.ts';
import { findByMetadata } from '../gateway/find-by-metadata.ts';
import type { Gateway } from '../gateway/gateway.ts';
import type { GatewayDeps } from '../payments.deps.ts';

export const creditJob = 'payments.credit';
export const reverseCreditJob = 'payments.take-credit-back';
export const returnCreditJob = 'payments.return-credit';
export interface ReturnCreditJob {
  /** Whose dispute was won. */
  readonly invoice: string;
}

/** Adds a referral credit to the customer's balance at the gateway, which deducts it from the next invoices. */
export async function grantCredit(deps: GatewayDeps, id: number): Promise<void> {
  const { db, clock, gateway } = deps;
  const reward = await selectOptionalReward(db, id);
  if (!reward || reward.isProcessed) return;
  await changeBalance(gateway, {
    customer: await customerOf(deps, reward.referrerId),
    amount: -reward.cents,
    description: 'Referral',
    mark: `reward-${id}`,
  });
  await markRewardProcessed(db, id, clock.now());
}

/** Grants credits whose job got lost. @throws AggregateError */
export async function grantPendingCredit(deps: GatewayDeps): Promise<void> {
  await runForEach(
    await selectWaitingRewards(deps.db),
    (id) => `reward ${id}`,
    (id) => grantCredit(deps, id),
  );
}

/**
 * Reverses a referral credit whose payment was refunded or lost, unless it is spent. That is decided once and booked; the
 * gateway is told afterwards, with retries.
 */
export async function reverseCredit(deps: GatewayDeps, id: number): Promise<void> {
  const { db, clock, gateway } = deps;
  // The credit has to be there before it can be reversed.
  await grantCredit(deps, id);
  const reward = await selectOptionalReward(db, id);
  if (!reward) return;
  const { referrerId, cents, isTakenBack } = reward;
  const customer = await customerOf(deps, referrerId);
  if (!isTakenBack) {
    const held = await gateway.stripe.customers.retrieve(customer);
    if (held.deleted || held.balance > -cents) return;
    await takeRewardBack(db, id, clock.now());
  }
  await changeBalance(gateway, {
    customer,
    amount: cents,
    description: 'Referral taken back',
    mark: `reward-back-${id}`,
  });
}

const takenBackFor = (invoice: string) => `change-credit-back ${invoice}`;

/**
 * Takes back the credit that changes to a cheaper plan gave out of a payment that did not last, as far as it isn't spent.
 * The amount is decided and booked once; the gateway is told afterwards, with retries.
 */
export async function takeChangeCreditBack(deps: GatewayDeps, invoice: Kept): Promise<void> {
  const { userId, reference } = invoice;
  if (userId === null) return;
  const customer = await customerOf(deps, userId);
  const cents = await bookChangeCreditTaken(deps, invoice, customer);
  if (cents === 0) return;
  await changeBalance(deps.gateway, {
    customer,
    amount: cents,
    description: 'Credit taken back',
    mark: takenBackFor(reference),
  });
}

/** @returns what is taken back, in cents: on a retry, what was booked the first time */
async function bookChangeCreditTaken(
  { db, gateway, clock }: GatewayDeps,
  { subscriptionId, paidAt, reference }: Kept,
  customer: string,
): Promise<number> {
  const bookedFor = takenBackFor(reference);
  const booked = await bookedCents(db, bookedFor, 'credit');
  if (booked !== 0 || subscriptionId === null || paidAt === null) return booked;
  const given = await selectCreditGiven(db, subscriptionId, new Date(paidAt));
  const held = await gateway.stripe.customers.retrieve(customer);
  const cents = held.deleted ? 0 : Math.min(given, -Math.min(0, held.balance));
  if (cents <= 0) return 0;
  return db.transaction(async (tx) => {
    // Serializes this with the dispute being won.
    const current = await lockOptionalByReference(tx, reference);
    if (!current || current.status === 'paid') return 0;
    await bookOnce(tx, {
      movement: { kind: 'credit_taken_back', cents },
      bookedFor,
      payment: null,
      now: clock.now(),
    });
    return bookedCents(tx, bookedFor, 'credit');
  });
}

/** Returns the credit that a dispute took away, once the dispute is won. */
export async function returnChangeCredit(
  deps: GatewayDeps,
  { invoice: reference }: ReturnCreditJob,
): Promise<void> {
  const { db, clock, gateway } = deps;
  const invoice = await selectOptionalByReference(db, reference);
  const cents = await bookedCents(db, takenBackFor(reference), 'credit');
  if (!invoice || invoice.userId === null || cents === 0) return;
  const mark = `change-credit-returned ${reference}`;
  const movement = { kind: 'credit_returned', cents } as const;
  await db.transaction((tx) => bookOnce(tx, { movement, bookedFor: mark, payment: null, now: clock.now() }));
  const customer = await customerOf(deps, invoice.userId);
  await changeBalance(gateway, { customer, amount: -cents, description: 'Credit returned', mark });
}

interface BalanceChange {
  readonly customer: string;
  /** In cents; below zero for credit. */
  readonly amount: number;
  readonly description: string;
  /** Unique to this change within the installation. */
  readonly mark: string;
}

/** Changes a customer's balance once per mark: concurrent attempts share a key, a late one finds the transaction. */
async function changeBalance(
  { stripe, keyFor }: Gateway,
  { customer, amount, description, mark }: BalanceChange,
): Promise<void> {
  const metadata = { reason: mark };
  if (await findByMetadata(stripe.customers.listBalanceTransactions(customer, { limit: 100 }), metadata))
    return;
  const change = { amount, currency: 'usd', description, metadata };
  await stripe.customers.createBalanceTransaction(customer, change, await keyFor(mark));
}
