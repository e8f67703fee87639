import type { referralFrauds } from '@rounds/contract/business/referrals.rules';
import { Id } from '@rounds/contract/common';
import { z } from 'zod';
import { type Sql, queryOptionalRow } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { bookedTakenBack, takenBack } from './rewards.fragments.ts';

const rewardAdded = statement({
  name: 'referral_reward_insert',
  text: `
    insert into referral_rewards (referral_id, reward_cents, payment_reference, created_at)
    select id, $cents, $paidBy, $now from referrals where referred_id = $referredId and refused is null
    on conflict do nothing returning id`,
  row: z.object({ id: Id }),
});

export interface NewReward {
  readonly referredId: number;
  readonly cents: number;
  /** The payment that earns it. */
  readonly paidBy: string;
  readonly now: Date;
}

/** @returns null if nobody referred the learner, or it is already rewarded */
export async function insertOptionalReward(tx: Sql, reward: NewReward): Promise<number | null> {
  const [row] = await tx.query(rewardAdded, { ...reward });
  return row?.id ?? null;
}

const rewardById = statement({
  name: 'referral_reward_by_id',
  text: `
    select w.reward_cents as cents, w.is_processed as "isProcessed", w.taken_back_at is not null as "isTakenBack",
      r.referrer_id as "referrerId"
    from referral_rewards w join referrals r on r.id = w.referral_id where w.id = $id`,
  row: z.object({ cents: z.int(), isProcessed: z.boolean(), isTakenBack: z.boolean(), referrerId: Id }),
});

export async function selectOptionalReward(sql: Sql, id: number) {
  return queryOptionalRow(sql, rewardById, { id });
}

const rewardsWaiting = statement({
  name: 'referral_rewards_waiting',
  text: 'select id from referral_rewards where not is_processed order by id limit 100',
  row: z.object({ id: Id }),
});

export async function selectWaitingRewards(sql: Sql): Promise<number[]> {
  return (await sql.query(rewardsWaiting)).map(({ id }) => id);
}

const rewardProcessed = statement({
  name: 'referral_reward_set_processed',
  text: 'update referral_rewards set is_processed = true, processed_at = $now where id = $id',
});

export async function markRewardProcessed(sql: Sql, id: number, now: Date): Promise<void> {
  await sql.query(rewardProcessed, { id, now });
}

const rewardByPayment = statement({
  name: 'referral_reward_by_payment',
  text: 'select id from referral_rewards where payment_reference = $paidBy and taken_back_at is null',
  row: z.object({ id: Id }),
});

export async function selectOptionalRewardByPayment(sql: Sql, paidBy: string): Promise<number | null> {
  const [row] = await sql.query(rewardByPayment, { paidBy });
  return row?.id ?? null;
}

const rewardTakenBack = statement({
  name: 'referral_reward_take_back',
  text: `
    update referral_rewards w set taken_back_at = $now where id = $id and taken_back_at is null
    returning ${bookedTakenBack('w')} as "bookedFor"`,
  row: z.object({ bookedFor: z.string() }),
});

/** @returns the `bookedFor` of the ledger's entry for it; null if it was already taken back */
export async function takeBackOptional(tx: Sql, id: number, now: Date): Promise<string | null> {
  const [row] = await tx.query(rewardTakenBack, { id, now });
  return row?.bookedFor ?? null;
}

const centsTakenBack = statement({
  name: 'referral_reward_cents_taken_back',
  text: `select (${takenBack('w')} * 100)::int as cents from referral_rewards w where w.id = $id`,
  row: z.object({ cents: z.int() }),
});

/** How much of a reward was taken back. */
export async function selectCentsTakenBack(sql: Sql, id: number): Promise<number> {
  const [row] = await sql.query(centsTakenBack, { id });
  return row?.cents ?? 0;
}

const referralRefused = statement({
  name: 'referral_refuse',
  text: `
    update referrals r set refused = $why where referred_id = $referredId and reviewer is null
      and not exists (select from referral_rewards w where w.referral_id = r.id)`,
});

/** Keeps it from earning from now on, unless it already has, or staff have allowed it. */
export async function refuseReferral(
  tx: Sql,
  referredId: number,
  why: (typeof referralFrauds)[number],
): Promise<void> {
  await tx.query(referralRefused, { referredId, why });
}

const rewardsForgotten = statement({
  name: 'referral_rewards_forget_all',
  text: `
    with rewards as (delete from referral_rewards),
      cards as (delete from referral_traces where kind = 'card')
    update referrals set refused = null where refused in ('own_card', 'same_card')`,
});

/**
 * Deletes what payments have earned, and decisions based on their cards. The next payment of each referral counts as
 * its first.
 */
export async function forgetRewards(tx: Sql): Promise<void> {
  await tx.query(rewardsForgotten);
}

const referrerOpen = statement({
  name: 'referral_open_referrer',
  text: `
    select r.referrer_id as id from referrals r
    where r.referred_id = $referredId and r.refused is null
      and not exists (select from referral_rewards w where w.referral_id = r.id)`,
  row: z.object({ id: Id }),
});

/** Who would earn from the learner's first payment; null for nobody. */
export async function selectOptionalOpenReferrer(sql: Sql, referredId: number): Promise<number | null> {
  const [row] = await sql.query(referrerOpen, { referredId });
  return row?.id ?? null;
}
