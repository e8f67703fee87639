import { Id } from '@rounds/contract/common';
import { ReferralStats } from '@rounds/contract/business/referrals';
import { z } from 'zod';
import { type Sql, queryRow } from '../../platform/db/database.ts';
import { type Json, jsonOf } from '../../platform/db/json.ts';
import { statement } from '../../platform/db/statement.ts';
import { takenBack } from './rewards.fragments.ts';

const ownCode = statement({
  name: 'referral_code_of_learner',
  text: `
    select u.username, c.code from users u left join referral_codes c on c.owner_id = u.id
    where u.id = $userId`,
  row: z.object({ username: z.string(), code: z.string().nullable() }),
});

export async function selectCode(sql: Sql, userId: number) {
  return queryRow(sql, ownCode, { userId });
}

const codeAdded = statement({
  name: 'referral_code_insert',
  text: `
    insert into referral_codes (owner_id, code, created_at) values ($userId, $code, $now)
    on conflict do nothing`,
});

/** Returns null if the learner has a code, or another learner has this one. */
export async function insertCode(sql: Sql, userId: number, code: string, now: Date): Promise<void> {
  await sql.query(codeAdded, { userId, code, now });
}

const statsOfLearner = statement({
  name: 'referral_stats_of_learner',
  text: `
    with mine as (
      select r.id, r.created_at, r.refused, w.reward_cents, w.taken_back_at is not null as taken_back,
        w.reward_cents / 100.0 - ${takenBack('w')} as earned,
        case when u.deleted_at is null and coalesce(s.profile_visible, true) then u.username end as username
      from referrals r join users u on u.id = r.referred_id
      left join user_settings s on s.user_id = u.id
      left join referral_rewards w on w.referral_id = r.id
      where r.referrer_id = $userId)
    select json_build_object(
      'referralCode', $code::text,
      'totalReferrals', (select count(*) from mine),
      'totalEarnings', (select round(coalesce(sum(earned), 0), 2) from mine),
      'recentReferrals', coalesce((
        select json_agg(json_build_object('id', m.id, 'referredUser', m.username, 'date', iso_instant(m.created_at),
          'status', case when m.taken_back then 'taken_back' when m.reward_cents is not null then 'earned'
            when m.refused is not null then 'refused' else 'pending' end,
          'earnings', round(coalesce(m.earned, 0), 2)) order by m.id desc)
        from (select * from mine order by id desc limit $recent) m), '[]'))::text as json`,
  row: z.object({ json: jsonOf(ReferralStats) }),
});

export async function selectStats(
  sql: Sql,
  userId: number,
  code: string,
  recent: number,
): Promise<Json<ReferralStats>> {
  const { json } = await queryRow(sql, statsOfLearner, { userId, code, recent });
  return json;
}

const ownerOfCode = statement({
  name: 'referral_code_owner',
  text: `
    select c.owner_id as id from referral_codes c join users u on u.id = c.owner_id
    where c.code = upper($code) and u.deleted_at is null and not u.is_demo`,
  row: z.object({ id: Id }),
});

export async function selectOptionalOwner(sql: Sql, code: string): Promise<number | null> {
  const [row] = await sql.query(ownerOfCode, { code });
  return row?.id ?? null;
}

const bothLocked = statement({
  name: 'referral_learners_lock',
  text: 'select id from users where id = $one or id = $other order by id for no key update',
  row: z.object({ id: Id }),
});

/** Locks both learners, in order of their ids, so that two who name each other at once can't deadlock. */
export async function lockBoth(tx: Sql, one: number, other: number): Promise<void> {
  await tx.query(bothLocked, { one, other });
}

const claimFacts = statement({
  name: 'referral_claim_facts',
  text: `
    select exists (select from referrals where referred_id = $referredId) as "hasReferrer",
      exists (select from payment_invoices where user_id = $referredId and status <> 'open' and status <> 'void'
        and amount_cents > 0) as "hasPaid",
      (select referrer_id from referrals where referred_id = $referrerId) as "referrersReferrerId"`,
  row: z.object({ hasReferrer: z.boolean(), hasPaid: z.boolean(), referrersReferrerId: Id.nullable() }),
});

export async function selectFacts(tx: Sql, referredId: number, referrerId: number) {
  return queryRow(tx, claimFacts, { referredId, referrerId });
}

const referralAdded = statement({
  name: 'referral_insert',
  text: `
    insert into referrals (referred_id, referrer_id, created_at, refused, address)
    values ($referredId, $referrerId, $now, $refused, $address)`,
});

export interface NewReferral {
  readonly referredId: number;
  readonly referrerId: number;
  readonly refused: 'own_device' | 'own_address' | null;
  readonly address: string;
  readonly now: Date;
}

export async function insertReferral(tx: Sql, referral: NewReferral): Promise<void> {
  await tx.query(referralAdded, { ...referral });
}
