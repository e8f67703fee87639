import {
  openReward,
  optionalReward,
  rewardGiven,
  takeRewardBack,
  waitingRewards,
} from '../referrals/index.ts';
import { bookOnce } from '../ledger/index.ts';
import { runForEach } from '../../platform/jobs/run-for-each.ts';
import { selectCreditGiven } from './invoices.queries.ts';
import { customerOf } from './customers.service.ts';
import { findMarked } from './marked.ts';
import type { Gateway } from './gateway.ts';
import type { GatewayDeps } from './payments.deps.ts';

export const creditJob = 'payments.credit';
export const takeBackJob = 'payments.take-credit-back';

/** Gives the credit of a referral to the gateway, which takes it off the next invoices. */
export async function giveCredit(deps: GatewayDeps, id: number): Promise<void> {
  const { db, clock, gateway } = deps;
  const reward = await openReward(db, id);
  if (!reward) return;
  await changeBalance(gateway, {
    customer: await customerOf(deps, reward.referrerId),
    amount: -reward.cents,
    description: 'Referral',
    mark: `reward-${id}`,
  });
  await rewardGiven(db, id, clock.now());
}

/** Gives the credit that no job was left for. @throws AggregateError */
export async function giveWaitingCredit(deps: GatewayDeps): Promise<void> {
  await runForEach(
    await waitingRewards(deps.db),
    (id) => `reward ${id}`,
    (id) => giveCredit(deps, id),
  );
}

/**
 * Takes the credit of a referral back whose payment did not last, unless it is spent. Whether it is spent is decided once and booked;
 * the gateway is told afterwards, and again if it did not answer.
 */
export async function takeCreditBack(deps: GatewayDeps, id: number): Promise<void> {
  const { db, clock, gateway } = deps;
  // What the gateway does not have yet, it can't give back.
  await giveCredit(deps, id);
  const reward = await optionalReward(db, id);
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
  /** Tells this change from any other of the installation. */
  readonly mark: string;
}

/** Changes a customer's balance, once for each mark: attempts at once share a key, a late one finds what was made. */
async function changeBalance(
  { stripe, keyFor }: Gateway,
  { customer, amount, description, mark }: BalanceChange,
): Promise<void> {
  const metadata = { reason: mark };
  if (await findMarked(stripe.customers.listBalanceTransactions(customer, { limit: 100 }), metadata)) return;
  const change = { amount, currency: 'usd', description, metadata };
  await stripe.customers.createBalanceTransaction(customer, change, await keyFor(mark));
}
