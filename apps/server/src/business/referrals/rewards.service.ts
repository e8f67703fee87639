import { referralCents } from '@rounds/contract/business/referrals.rules';
import type { Database, Sql } from '../../platform/db/database.ts';
import { book } from '../ledger/index.ts';
import * as queries from './rewards.queries.ts';
import { hasEarnedBy, saveCard } from './traces.queries.ts';

export interface FirstPayment {
  readonly referredId: number;
  /** The payment, by the gateway's name. */
  readonly paidBy: string;
  /** Whether it was made with a card of the referrer's. */
  readonly isOwnCard: boolean;
  /** `cardTrace` of the card; null if it was paid otherwise, or staff have reviewed it. */
  readonly card: string | null;
  readonly now: Date;
}

/**
 * Rewards the referrer of a learner who has just paid: once, and not if the card is the referrer's own or has already
 * earned them a reward. Call it in the transaction that books the payment.
 * @returns the reward's id, to be granted at the gateway; null if there is none
 */
export async function rewardReferrer(
  tx: Sql,
  { referredId, paidBy, isOwnCard, card, now }: FirstPayment,
): Promise<number | null> {
  if (isOwnCard) await queries.refuseReferral(tx, referredId, 'own_card');
  else if (card !== null && (await hasEarnedBy(tx, referredId, card)))
    await queries.refuseReferral(tx, referredId, 'same_card');
  const id = await queries.insertOptionalReward(tx, { referredId, cents: referralCents, paidBy, now });
  if (id === null) return null;
  if (card !== null) await saveCard(tx, referredId, card, now);
  const movement = { kind: 'referred', cents: referralCents } as const;
  await book(tx, { movement, bookedFor: `referral, ${paidBy}`, payment: null, now });
  return id;
}

/**
 * Takes a reward back, once, and books it.
 * @param cents what is left of it
 */
export async function takeRewardBack(db: Database, id: number, cents: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const bookedFor = await queries.takeBackOptional(tx, id, now);
    if (bookedFor === null) return;
    await book(tx, { movement: { kind: 'referral_taken_back', cents }, bookedFor, payment: null, now });
  });
}
