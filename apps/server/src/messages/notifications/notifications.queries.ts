import type { NotificationData, NotificationKind } from '@rounds/contract/messages/notifications.rules';
import type { Sql, Statement } from '../../platform/db/database.ts';
import type { ListRow } from '../../platform/db/list-row.ts';

const insert: Statement = {
  name: 'notification_insert',
  text: 'insert into notifications (user_id, kind, data, created_at) values ($1, $2, $3, $4)',
};

/**
 * Tells a learner something, in the caller's transaction: it is in their bell when that commits, and mail and push follow
 * where they want them.
 */
export async function notify<Kind extends NotificationKind>(
  tx: Sql,
  userId: number,
  kind: Kind,
  data: NotificationData[Kind],
  now: Date,
): Promise<void> {
  await tx.query(insert, [userId, kind, JSON.stringify(data), now]);
}

const insertOnce: Statement = {
  name: 'notification_insert_once',
  text: `
    insert into notifications (user_id, kind, data, created_at)
    select $1, $2, $3, $4
    where not exists (
      select from notifications
      where user_id = $1 and kind = $2 and read_at is null and data->>$5 = $3::jsonb->>$5)`,
};

/**
 * Tells a learner something that happens again and again, once for as long as they have not read it.
 * @param by the part of the data that says what it is about; the caller holds a lock on that
 */
export async function notifyOnce<Kind extends NotificationKind>(
  tx: Sql,
  userId: number,
  kind: Kind,
  data: NotificationData[Kind],
  by: keyof NotificationData[Kind] & string,
  now: Date,
): Promise<void> {
  await tx.query(insertOnce, [userId, kind, JSON.stringify(data), now, by]);
}

const insertFirst: Statement = {
  name: 'notification_insert_first',
  text: `
    insert into notifications (user_id, kind, data, created_at)
    select $1, $2, $3, $4
    where not exists (select from notifications where user_id = $1 and kind = $2 and data @> $5::jsonb)`,
};

/**
 * Tells a learner something that others can take back and do again, the first time alone: nobody is to be rung up by it over
 * and over.
 * @param same the part of the data that tells one such thing from another; the caller holds a lock on that
 */
export async function notifyFirst<Kind extends NotificationKind>(
  tx: Sql,
  userId: number,
  kind: Kind,
  data: NotificationData[Kind],
  same: Partial<NotificationData[Kind]>,
  now: Date,
): Promise<void> {
  await tx.query(insertFirst, [userId, kind, JSON.stringify(data), now, JSON.stringify(same)]);
}

const sumUp: Statement = {
  name: 'notification_sum_up',
  text: `
    update notifications set data = $4
    where id = (
      select max(id) from notifications
      where user_id = $1 and kind = $2 and read_at is null and data @> $3::jsonb)
    returning id`,
};
const takeBack: Statement = {
  name: 'notification_take_back',
  text: `
    delete from notifications
    where user_id = $1 and kind = $2 and read_at is null and data @> $3::jsonb`,
};

/** What a number of people did: `same` is what tells one such thing from another. */
export interface Sum<Kind extends NotificationKind> {
  readonly data: NotificationData[Kind] & { readonly count: number };
  readonly same: object;
  /** Whether somebody more did it; nobody is told anew that there are fewer. */
  readonly isNews: boolean;
}

/**
 * Tells a learner how many did something: in the notification that they have not read, or in a new one. At none it is
 * taken back. The caller holds a lock on what it is about, so that numbers follow each other.
 */
export async function notifyInSum<Kind extends NotificationKind>(
  tx: Sql,
  userId: number,
  kind: Kind,
  { data, same, isNews }: Sum<Kind>,
  now: Date,
): Promise<void> {
  const which = [userId, kind, JSON.stringify(same)];
  if (data.count === 0) {
    await tx.query(takeBack, which);
    return;
  }
  const [updated] = await tx.query(sumUp, [...which, JSON.stringify(data)]);
  if (!updated && isNews) await notify(tx, userId, kind, data, now);
}

/** Removes what names a learner who is erased, from the bells of others. */
export async function forgetNamesOf(tx: Sql, userId: number): Promise<void> {
  await tx.query(
    {
      name: 'notification_forget_names',
      text: `delete from notifications where $1::int::text in (data ->> 'authorId', data ->> 'personId')`,
    },
    [userId],
  );
}

const page: Statement = {
  name: 'notification_page',
  text: `
    select json_build_object(
        'id', id, 'kind', kind, 'data', data,
        'createdAt', iso_instant(created_at), 'readAt', iso_instant(read_at))::text as json,
      json_build_array(id) as place
    from notifications
    where user_id = $1 and kind = any($2::text[]) and ($4::bigint is null or id < $4)
    order by id desc limit $3`,
};

/** A learner's notifications, newest first, those of the kinds alone. */
export async function selectNotifications(
  sql: Sql,
  userId: number,
  kinds: readonly string[],
  limit: number,
  [before]: readonly [number | null],
): Promise<ListRow<[number]>[]> {
  return sql.query(page, [userId, kinds, limit, before]);
}

const unread: Statement = {
  name: 'notification_unread',
  text: `
    select count(*)::int as count from notifications
    where user_id = $1 and read_at is null and kind = any($2::text[])`,
};

export async function countUnread(sql: Sql, userId: number, kinds: readonly string[]): Promise<number> {
  const [row] = await sql.query<{ count: number }>(unread, [userId, kinds]);
  return row?.count ?? 0;
}

const markIds: Statement = {
  name: 'notification_mark_ids',
  text: `
    update notifications set read_at = $2
    where user_id = $1 and read_at is null and id = any($3::bigint[])`,
};

const markUpTo: Statement = {
  name: 'notification_mark_up_to',
  text: 'update notifications set read_at = $2 where user_id = $1 and read_at is null and id <= $3::bigint',
};

/** Marks a learner's own as read: those named, or all up to one. Those of others stay as they are. */
export async function markRead(
  sql: Sql,
  userId: number,
  which: { readonly ids: readonly number[] } | { readonly upTo: number },
  now: Date,
): Promise<void> {
  if ('ids' in which) await sql.query(markIds, [userId, now, which.ids]);
  else await sql.query(markUpTo, [userId, now, which.upTo]);
}

/** For the nightly clean-up. */
export async function deleteOldNotifications(sql: Sql, before: Date): Promise<void> {
  await sql.query({ name: 'notification_clean', text: 'delete from notifications where created_at < $1' }, [
    before,
  ]);
}
