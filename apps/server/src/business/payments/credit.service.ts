import {
  markRewardProcessed,
  selectOptionalReward,
  takeRewardBack,
  selectWaitingRewards,
} from '../referrals/index.ts';
import { bookOnce } from '../ledger/index.ts';
import { runForEach } from '../../platform/jobs/run-for-each.ts';
import { selectCreditGiven } from './invoices.queries.ts';
import { customerOf } from './customers.service.ts';
import { findByMetadata } from './find-by-metadata.ts';
import type { Gateway } from './gateway.ts';
import type { GatewayDeps } from './payments.deps.ts';

export const creditJob = 'payments.credit';
export const reverseCreditJob = 'payments.take-credit-back';

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

interface ChangedPeriod {
  readonly userId: number;
  readonly subscriptionId: string;
  /** Of the period in which the plan was changed. */
  readonly began: Date;
}

/**
 * Takes the credit back that a cheaper plan gave for a payment that did not last, as far as it isn't spent. Booked first, once;
 * the gateway is told afterwards, and again if it did not answer.
 */
export async function takeChangeCreditBack(
  deps: GatewayDeps,
  { userId, subscriptionId, began }: ChangedPeriod,
): Promise<void> {
  const given = await selectCreditGiven(deps.db, subscriptionId, began);
  if (given <= 0) return;
  const customer = await customerOf(deps, userId);
  const held = await deps.gateway.stripe.customers.retrieve(customer);
  const cents = held.deleted ? 0 : Math.min(given, -Math.min(0, held.balance));
  if (cents === 0) return;
  const mark = `change-credit-back-${subscriptionId}-${began.getTime() / 1000}`;
  const movement = { kind: 'credit_taken_back', cents } as const;
  await deps.db.transaction((tx) =>
    bookOnce(tx, { movement, bookedFor: mark, payment: null, now: deps.clock.now() }),
  );
  await changeBalance(deps.gateway, { customer, amount: cents, description: 'Credit taken back', mark });
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
