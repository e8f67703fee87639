import type { Sql, Statement } from '../../platform/db/database.ts';
import type { Delivered, Due, Recipient } from './delivery.rules.ts';

const giveUp: Statement = {
  name: 'delivery_give_up',
  text: `
    update notifications set delivered_at = $1
    where delivered_at is null and (claimed_until is null or claimed_until <= $1)
      and (created_at < $2 or tries >= $3)`,
};

/** Lets go of what is older than `oldest` or was tried `most` times. */
export async function giveUpDeliveries(sql: Sql, now: Date, oldest: Date, most: number): Promise<void> {
  await sql.query(giveUp, [now, oldest, most]);
}

// The lock on the learner decides between two processes that claim at once, so that all of theirs is in one mail; the
// other process skips them. One that comes just after sees the claim, and takes nothing.
const claim: Statement = {
  name: 'delivery_claim',
  text: `
    with learners as (
      select u.id from users u
      where u.id in (
        select user_id from notifications
        where delivered_at is null and (claimed_until is null or claimed_until <= $1))
      order by u.id limit $3
      for no key update skip locked)
    update notifications n set claimed_until = $2, tries = tries + 1
    from learners l
    where n.user_id = l.id and n.delivered_at is null and (n.claimed_until is null or n.claimed_until <= $1)
    returning n.id::float8 as id, n.user_id as "userId", n.kind, n.data, n.read_at is not null as read,
      n.mailed_at is not null as mailed, n.pushed_at is not null as pushed`,
};

/** Takes what is due for up to `learners` learners, for this process alone until `until`. */
export async function claimDue(sql: Sql, now: Date, until: Date, learners: number): Promise<Due[]> {
  return sql.query<Due>(claim, [now, until, learners]);
}

const recipients: Statement = {
  name: 'delivery_recipients',
  text: `
    select u.id as "userId", u.username, u.email, u.is_demo or u.is_sample as "isMadeUp", s.language,
      coalesce(s.email_notifications, true) and u.deleted_at is null and (u.email_confirmed_at is not null or (
        select count(distinct n.mailed_at) from notifications n
        where n.user_id = u.id and n.mailed_at > $2::timestamptz - interval '1 day') < $3::int) as "wantsMail",
      coalesce(s.push_notifications, false) and u.deleted_at is null as "wantsPush",
      (select coalesce(json_agg(json_build_object('id', p.id, 'endpoint', p.endpoint, 'p256dh', p.p256dh, 'auth', p.auth)), '[]')
       from push_subscriptions p where p.user_id = u.id) as subscriptions
    from users u left join user_settings s on s.user_id = u.id
    where u.id = any($1::int[])`,
};

/**
 * Those learners as they want to be told.
 * @param mostMails in a day, to an address that nobody has confirmed and that may be a stranger's
 */
export async function selectRecipients(
  sql: Sql,
  userIds: readonly number[],
  now: Date,
  mostMails: number,
): Promise<Recipient[]> {
  return sql.query<Recipient>(recipients, [userIds, now, mostMails]);
}

const settle: Statement = {
  name: 'delivery_settle',
  text: `
    update notifications set
      mailed_at = case when $3 then coalesce(mailed_at, $2) else mailed_at end,
      pushed_at = case when $4 then coalesce(pushed_at, $2) else pushed_at end,
      delivered_at = case when (mailed_at is not null or $3) and (pushed_at is not null or $4) then $2::timestamptz end,
      claimed_until = $5
    where id = any($1::bigint[])`,
};

/** Keeps what was done; what was not is due again at `again`. */
export async function settleDelivery(
  sql: Sql,
  ids: readonly number[],
  { mailed, pushed }: Delivered,
  now: Date,
  again: Date,
): Promise<void> {
  await sql.query(settle, [ids, now, mailed, pushed, again]);
}
