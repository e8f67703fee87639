import {
  openReward,
  optionalReward,
  rewardGiven,
  takeRewardBack,
  waitingRewards,
} from '../referrals/index.ts';
import { runForEach } from '../../platform/jobs/run-for-each.ts';
import { customerOf } from './customers.service.ts';
import type { GatewayDeps } from './payments.deps.ts';

export const creditJob = 'payments.credit';
export const takeBackJob = 'payments.take-credit-back';

/** Gives the credit of a referral to the gateway, which takes it off the next invoices. */
export async function giveCredit(deps: GatewayDeps, id: number): Promise<void> {
  const { db, clock, gateway } = deps;
  const reward = await openReward(db, id);
  if (!reward) return;
  await gateway.stripe.customers.createBalanceTransaction(
    await customerOf(deps, reward.referrerId),
    { amount: -reward.cents, currency: 'usd', description: 'Referral' },
    await gateway.keyFor(`reward-${id}`),
  );
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
  await gateway.stripe.customers.createBalanceTransaction(
    customer,
    { amount: cents, currency: 'usd', description: 'Referral taken back' },
    await gateway.keyFor(`reward-back-${id}`),
  );
}
