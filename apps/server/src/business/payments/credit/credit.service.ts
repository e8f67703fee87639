import {
  markRewardProcessed,
  selectOptionalReward,
  selectCentsTakenBack,
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
  /** The payment whose dispute was won. */
  readonly invoice: string;
}
export const usedCreditJob = 'payments.return-used-credit';
export interface UsedCreditJob {
  /** Of a canceled order. */
  readonly invoice: string;
  readonly cents: number;
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

/** Grants credits whose jobs got lost. @throws AggregateError */
export async function grantPendingCredit(deps: GatewayDeps): Promise<void> {
  await runForEach(
    await selectWaitingRewards(deps.db),
    (id) => `reward ${id}`,
    (id) => grantCredit(deps, id),
  );
}

/**
 * Reverses the unspent part of a referral credit whose payment was refunded or lost. The amount is decided and booked
 * once; the gateway is told afterwards, with retries.
 */
export async function reverseCredit(deps: GatewayDeps, id: number): Promise<void> {
  const { db, clock, gateway } = deps;
  // The credit must have been granted before it can be reversed.
  await grantCredit(deps, id);
  const reward = await selectOptionalReward(db, id);
  if (!reward) return;
  const { referrerId, isTakenBack } = reward;
  const customer = await customerOf(deps, referrerId);
  if (!isTakenBack) {
    const left = await unspentCents(gateway, customer);
    if (left === 0) return;
    await takeRewardBack(db, id, Math.min(reward.cents, left), clock.now());
  }
  await changeBalance(gateway, {
    customer,
    amount: await selectCentsTakenBack(db, id),
    description: 'Referral taken back',
    mark: `reward-back-${id}`,
  });
}

/**
 * The credit that a customer hasn't spent, in cents. Credit held by an unpaid invoice counts as unspent: it comes back
 * if the invoice is canceled, and if it is paid, the next invoice charges what was taken back.
 */
async function unspentCents({ stripe }: Gateway, customer: string): Promise<number> {
  const held = await stripe.customers.retrieve(customer);
  if (held.deleted) return 0;
  let cents = -held.balance;
  for await (const { status, starting_balance: before, ending_balance: after } of stripe.invoices.list({
    customer,
    limit: 100,
  }))
    if (status === 'open') cents += Math.max(0, (after ?? before) - before);
  return Math.max(0, cents);
}

const takenBackFor = (invoice: string) => `change-credit-back ${invoice}`;

/**
 * Takes back the unspent part of the credit that a downgrade gave for a payment that was later reversed. The amount is
 * decided and booked once; the gateway is told afterwards, with retries.
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

/** @returns the amount taken back, in cents; on a retry, the amount booked the first time */
async function bookChangeCreditTaken(
  { db, gateway, clock }: GatewayDeps,
  { subscriptionId, paidAt, reference }: Kept,
  customer: string,
): Promise<number> {
  const bookedFor = takenBackFor(reference);
  const booked = await bookedCents(db, bookedFor, 'credit');
  if (booked !== 0 || subscriptionId === null || paidAt === null) return booked;
  const given = await selectCreditGiven(db, subscriptionId, new Date(paidAt));
  const cents = Math.min(given, await unspentCents(gateway, customer));
  if (cents <= 0) return 0;
  return db.transaction(async (tx) => {
    // Serializes this with winning the dispute.
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
  const cents = await bookedCents(deps.db, takenBackFor(reference), 'credit');
  if (cents > 0) await returnCredit(deps, { reference, cents, mark: `change-credit-returned ${reference}` });
}

/** Returns the credit that a canceled order had used. */
export const returnUsedCredit = (
  deps: GatewayDeps,
  { invoice: reference, cents }: UsedCreditJob,
): Promise<void> => returnCredit(deps, { reference, cents, mark: `used-credit-returned ${reference}` });

async function returnCredit(
  deps: GatewayDeps,
  { reference, cents, mark }: { readonly reference: string; readonly cents: number; readonly mark: string },
): Promise<void> {
  const { db, clock, gateway } = deps;
  const invoice = await selectOptionalByReference(db, reference);
  if (!invoice || invoice.userId === null) return;
  const movement = { kind: 'credit_returned', cents } as const;
  await db.transaction((tx) => bookOnce(tx, { movement, bookedFor: mark, payment: null, now: clock.now() }));
  const customer = await customerOf(deps, invoice.userId);
  await changeBalance(gateway, { customer, amount: -cents, description: 'Credit returned', mark });
}

interface BalanceChange {
  readonly customer: string;
  /** In cents; negative for credit. */
  readonly amount: number;
  readonly description: string;
  /** Identifies this change within the installation. */
  readonly mark: string;
}

/**
 * Changes a customer's balance once per mark: concurrent attempts share a key, and a later one finds the transaction.
 */
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
