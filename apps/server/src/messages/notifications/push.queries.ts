import type { Sql } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';

export interface NewSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

// A browser has one subscription, whoever is signed in there. The last learner to subscribe gets its pushes.
const savedSubscription = statement({
  name: 'push_subscription_save',
  text: `
    insert into push_subscriptions (user_id, endpoint, p256dh, auth, created_at) values ($userId, $endpoint, $p256dh, $auth, $now)
    on conflict (endpoint) do update
      set user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at`,
});

const trimmedSubscriptions = statement({
  name: 'push_subscriptions_keep_newest',
  text: `
    delete from push_subscriptions where id in (
      select id from push_subscriptions where user_id = $userId order by created_at desc, id desc offset $most)`,
});

/** Keeps a subscription, and only the learner's newest `most`. */
export async function saveSubscription(
  tx: Sql,
  userId: number,
  { endpoint, p256dh, auth }: NewSubscription,
  most: number,
  now: Date,
): Promise<void> {
  await tx.query(savedSubscription, { userId, endpoint, p256dh, auth, now });
  await tx.query(trimmedSubscriptions, { userId, most });
}

const deletedSubscription = statement({
  name: 'push_subscription_delete',
  text: 'delete from push_subscriptions where user_id = $userId and endpoint = $endpoint',
});

export async function deleteSubscription(sql: Sql, userId: number, endpoint: string): Promise<void> {
  await sql.query(deletedSubscription, { userId, endpoint });
}

const endedSubscriptions = statement({
  name: 'push_subscriptions_delete_of_user',
  text: 'delete from push_subscriptions where user_id = $userId',
});

/** Ends all of a learner's subscriptions, in every browser. */
export async function endPushSubscriptions(tx: Sql, userId: number): Promise<void> {
  await tx.query(endedSubscriptions, { userId });
}

const deletedSubscriptions = statement({
  name: 'push_subscriptions_delete',
  text: 'delete from push_subscriptions where id = any($ids::int[])',
});

/** Deletes subscriptions that their services no longer know. */
export async function deleteSubscriptions(sql: Sql, ids: readonly number[]): Promise<void> {
  await sql.query(deletedSubscriptions, { ids });
}
