import {
  markRewardProcessed,
  selectOptionalReward,
  takeRewardBack,
  selectWaitingRewards,
} from '../referrals/index.ts';
import { runForEach } from '../../platform/jobs/run-for-each.ts';
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
