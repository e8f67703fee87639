import { z } from 'zod';
import { type Sql, queryRow } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';

const tracesSaved = statement({
  name: 'referral_traces_save',
  text: `
    insert into referral_traces as t (user_id, kind, trace, seen_at)
    values ($userId, 'device', $device, $now), ($userId, 'address', $address, $now)
    on conflict (user_id, kind, trace) do update set seen_at = excluded.seen_at
    where t.seen_at < excluded.seen_at - interval '1 hour'`,
});

/** Keyed hashes of a device and an address. */
export interface Traces {
  readonly device: string;
  readonly address: string;
}

export async function saveTraces(sql: Sql, userId: number, traces: Traces, now: Date): Promise<void> {
  await sql.query(tracesSaved, { userId, ...traces, now });
}

const provenance = statement({
  name: 'referral_provenance',
  text: `
    select
      exists (select from referral_traces where user_id = $referrerId and kind = 'device' and trace = $device)
        as "isOwnDevice",
      exists (select from referral_traces where user_id = $referrerId and kind = 'address' and trace = $address
        and seen_at > $since) as "isOwnAddress",
      (select count(*)::int from referrals where referrer_id = $referrerId and address = $address
        and created_at > $since) as "othersFromAddress"`,
  row: z.object({
    isOwnDevice: z.boolean(),
    isOwnAddress: z.boolean(),
    othersFromAddress: z.int(),
  }),
});

export async function selectProvenance(tx: Sql, referrerId: number, traces: Traces, since: Date) {
  return queryRow(tx, provenance, { referrerId, ...traces, since });
}

const cardTraceSaved = statement({
  name: 'referral_card_save',
  text: `
    insert into referral_traces (user_id, kind, trace, seen_at) values ($referredId, 'card', $card, $now)
    on conflict do nothing`,
});

/** Remembers the card with which a referral earned. */
export async function saveCard(tx: Sql, referredId: number, card: string, now: Date): Promise<void> {
  await tx.query(cardTraceSaved, { referredId, card, now });
}

const referrersTurn = statement({
  name: 'referral_payments_lock',
  text: `
    select pg_advisory_xact_lock(hashtext('rounds.referrals'), referrer_id)::text as locked
    from referrals where referred_id = $referredId`,
  row: z.object({ locked: z.string() }),
});
const cardSeen = statement({
  name: 'referral_card_seen',
  text: `
    select exists (
      select from referrals paying
      join referrals other on other.referrer_id = paying.referrer_id and other.referred_id <> paying.referred_id
      join referral_traces t on t.user_id = other.referred_id and t.kind = 'card' and t.trace = $card
      where paying.referred_id = $referredId) as seen`,
  row: z.object({ seen: z.boolean() }),
});

/**
 * Whether another of this referrer's referrals earned with this card. Until the transaction ends, no other payment of
 * the referrer's referrals is judged, so of two at once, the second sees the first.
 */
export async function hasEarnedBy(tx: Sql, referredId: number, card: string): Promise<boolean> {
  await tx.query(referrersTurn, { referredId });
  const [row] = await tx.query(cardSeen, { referredId, card });
  return row?.seen ?? false;
}

const oldForgotten = statement({
  name: 'referral_traces_forget',
  text: `
    with addresses as (update referrals set address = null where created_at < $before and address is not null)
    delete from referral_traces where seen_at < case when kind = 'card' then $beforeCards else $before end`,
});

/** @param before traces older than this are deleted, except cards' */
export async function forgetTraces(sql: Sql, before: Date, beforeCards: Date): Promise<void> {
  await sql.query(oldForgotten, { before, beforeCards });
}
