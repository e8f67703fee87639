import { openReward, rewardGiven } from '../referrals/index.ts';
import { customerOf } from './customers.service.ts';
import type { GatewayDeps } from './payments.deps.ts';

export const creditJob = 'payments.credit';

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
