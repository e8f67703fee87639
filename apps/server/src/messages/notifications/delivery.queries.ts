import { languages } from '@rounds/contract/common.rules';
import { z } from 'zod';
import type { Sql } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Delivered } from './delivery.rules.ts';

const givenUp = statement({
  name: 'deliveries_give_up',
  text: `
    update notifications set delivered_at = $now
    where delivered_at is null and (claimed_until is null or claimed_until <= $now)
      and (created_at < $oldest or tries >= $most)`,
});

/** Gives up on what is older than `oldest` or was tried `most` times. */
export async function abandonDeliveries(sql: Sql, now: Date, oldest: Date, most: number): Promise<void> {
  await sql.query(givenUp, { now, oldest, most });
}

const DueRow = z.object({
  id: z.int(),
  userId: z.int(),
  kind: z.string(),
  data: z.unknown(),
  read: z.boolean(),
  mailed: z.boolean(),
  pushed: z.boolean(),
});

// The lock on the learner decides between two processes that claim at the same time, so that one process sends all of a
// learner's notifications in one mail. The other process skips them. A process that comes just after sees the claim and
// takes nothing.
const claimedDeliveries = statement({
  name: 'deliveries_claim',
  text: `
    with learners as (
      select u.id from users u
      where u.id in (
        select user_id from notifications
        where delivered_at is null and (claimed_until is null or claimed_until <= $now))
      order by u.id limit $learners
      for no key update skip locked)
    update notifications n set claimed_until = $until, tries = tries + 1
    from learners l
    where n.user_id = l.id and n.delivered_at is null and (n.claimed_until is null or n.claimed_until <= $now)
    returning n.id::float8 as id, n.user_id as "userId", n.kind, n.data, n.read_at is not null as read,
      n.mailed_at is not null as mailed, n.pushed_at is not null as pushed`,
  row: DueRow,
});

/** Claims what is due for up to `learners` learners, for this process alone until `until`. */
export function claimDue(sql: Sql, now: Date, until: Date, learners: number) {
  return sql.query(claimedDeliveries, { now, until, learners });
}

const RecipientRow = z.object({
  userId: z.int(),
  username: z.string(),
  email: z.string(),
  isMadeUp: z.boolean(),
  language: z.enum(languages).nullable(),
  wantsMail: z.boolean(),
  wantsPush: z.boolean(),
  subscriptions: z.array(
    z.object({ id: z.int(), endpoint: z.string(), p256dh: z.string(), auth: z.string() }),
  ),
});

const deliveryRecipients = statement({
  name: 'delivery_recipients',
  text: `
    select u.id as "userId", u.username, u.email, u.is_demo or u.is_sample as "isMadeUp", s.language,
      coalesce(s.email_notifications, true) and u.deleted_at is null and (u.email_confirmed_at is not null or (
        select count(distinct n.mailed_at) from notifications n
        where n.user_id = u.id and n.mailed_at > $now::timestamptz - interval '1 day') < $maxMails::int) as "wantsMail",
      coalesce(s.push_notifications, false) and u.deleted_at is null as "wantsPush",
      (select coalesce(json_agg(json_build_object('id', p.id, 'endpoint', p.endpoint, 'p256dh', p.p256dh, 'auth', p.auth)), '[]')
       from push_subscriptions p where p.user_id = u.id) as subscriptions
    from users u left join user_settings s on s.user_id = u.id
    where u.id = any($userIds::int[])`,
  row: RecipientRow,
});

/**
 * The learners, with how they want to be notified.
 * @param maxMails per day to an unconfirmed address, which may be a stranger's
 */
export function selectRecipients(sql: Sql, userIds: readonly number[], now: Date, maxMails: number) {
  return sql.query(deliveryRecipients, { userIds, now, maxMails });
}

const settledDelivery = statement({
  name: 'delivery_settle',
  text: `
    update notifications set
      mailed_at = case when $mailed then coalesce(mailed_at, $now) else mailed_at end,
      pushed_at = case when $pushed then coalesce(pushed_at, $now) else pushed_at end,
      delivered_at = case when (mailed_at is not null or $mailed) and (pushed_at is not null or $pushed) then $now::timestamptz end,
      claimed_until = $again
    where id = any($ids::bigint[])`,
});

/** Records deliveries; the rest is due again at `again`. */
export async function settleDelivery(
  sql: Sql,
  ids: readonly number[],
  { mailed, pushed }: Delivered,
  now: Date,
  again: Date,
): Promise<void> {
  await sql.query(settledDelivery, { ids, now, mailed, pushed, again });
}
