import { referralCents } from '@rounds/contract/business/referrals.rules';
import type { Database, Sql } from '../../platform/db/database.ts';
import { book } from '../ledger/index.ts';
import * as queries from './rewards.queries.ts';

export interface FirstPayment {
  readonly referredId: number;
  /** The payment, as the gateway names it. */
  readonly paidBy: string;
  /** Whether it was made with a card of the referrer's. */
  readonly isOwnCard: boolean;
  readonly now: Date;
}

/**
 * A learner has paid: whoever referred them has earned their credit, once, unless the card is the referrer's own. In the
 * transaction that books the payment.
 * @returns the reward's number, for the gateway to be told; null where there is none
 */
export async function rewardReferrer(
  tx: Sql,
  { referredId, paidBy, isOwnCard, now }: FirstPayment,
): Promise<number | null> {
  if (isOwnCard) await queries.refuseReferral(tx, referredId, 'own_card');
  const id = await queries.insertOptionalReward(tx, { referredId, cents: referralCents, paidBy, now });
  if (id === null) return null;
  const movement = { kind: 'referred', cents: referralCents } as const;
  await book(tx, { movement, bookedFor: `referral, ${paidBy}`, payment: null, now });
  return id;
}

/** Who earns something if the learner pays now; null for nobody. */
export const openReferrer = (sql: Sql, referredId: number): Promise<number | null> =>
  queries.selectOptionalOpenReferrer(sql, referredId);

/** A reward that the gateway does not have yet; null where it has. */
export async function openReward(sql: Sql, id: number) {
  const reward = await queries.selectOptionalReward(sql, id);
  return reward && !reward.isProcessed ? reward : null;
}

/** Rewards that the gateway does not have yet. */
export const waitingRewards = (sql: Sql): Promise<number[]> => queries.selectWaiting(sql);

export const rewardGiven = (sql: Sql, id: number, now: Date): Promise<void> =>
  queries.markProcessed(sql, id, now);

/** The reward that a payment earned and that has not been taken back; null for none. */
export const rewardEarnedBy = (sql: Sql, paidBy: string): Promise<number | null> =>
  queries.selectOptionalByPayment(sql, paidBy);

export const optionalReward = (sql: Sql, id: number) => queries.selectOptionalReward(sql, id);

/** Takes a reward back, once, and books it. */
export async function takeRewardBack(db: Database, id: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const taken = await queries.takeBackOptional(tx, id, now);
    if (!taken) return;
    const { cents, paidBy } = taken;
    const movement = { kind: 'referral_taken_back', cents } as const;
    await book(tx, { movement, bookedFor: `referral taken back, ${paidBy}`, payment: null, now });
  });
}
