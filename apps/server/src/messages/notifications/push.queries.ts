import type { Sql, Statement } from '../../platform/db/database.ts';

export interface NewSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

// A browser has one subscription, whoever is signed in there: the last one who asked gets its pushes.
const upsert: Statement = {
  name: 'push_subscribe',
  text: `
    insert into push_subscriptions (user_id, endpoint, p256dh, auth, created_at) values ($1, $2, $3, $4, $5)
    on conflict (endpoint) do update
      set user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at`,
};

const trim: Statement = {
  name: 'push_trim',
  text: `
    delete from push_subscriptions where id in (
      select id from push_subscriptions where user_id = $1 order by created_at desc, id desc offset $2)`,
};

/** Keeps a subscription, and of the learner's the newest `most` alone. */
export async function saveSubscription(
  tx: Sql,
  userId: number,
  { endpoint, p256dh, auth }: NewSubscription,
  most: number,
  now: Date,
): Promise<void> {
  await tx.query(upsert, [userId, endpoint, p256dh, auth, now]);
  await tx.query(trim, [userId, most]);
}

export async function deleteSubscription(sql: Sql, userId: number, endpoint: string): Promise<void> {
  await sql.query(
    { name: 'push_unsubscribe', text: 'delete from push_subscriptions where user_id = $1 and endpoint = $2' },
    [userId, endpoint],
  );
}

/** Ends all subscriptions of a learner, in whichever browsers they are. */
export async function endPushSubscriptions(tx: Sql, userId: number): Promise<void> {
  await tx.query({ name: 'push_end_all', text: 'delete from push_subscriptions where user_id = $1' }, [
    userId,
  ]);
}

/** Forgets subscriptions that their services no longer know. */
export async function deleteSubscriptions(sql: Sql, ids: readonly number[]): Promise<void> {
  await sql.query({ name: 'push_gone', text: 'delete from push_subscriptions where id = any($1::int[])' }, [
    ids,
  ]);
}
