import { NotificationEntry } from '@rounds/contract/messages/notifications';
import type { NotificationData, NotificationKind } from '@rounds/contract/messages/notifications.rules';
import { z } from 'zod';
import { exportPart } from '../../platform/db/personal-data.ts';
import type { Sql } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { ById, listRow } from '../../platform/db/list-row.ts';

const newNotification = statement({
  name: 'notification_insert',
  text: 'insert into notifications (user_id, kind, data, created_at) values ($userId, $kind, $data, $now)',
});

/**
 * Notifies a learner, in the caller's transaction. The notification appears in their bell on commit; mail and push
 * follow if they want them.
 */
export async function notify<Kind extends NotificationKind>(
  tx: Sql,
  userId: number,
  kind: Kind,
  data: NotificationData[Kind],
  now: Date,
): Promise<void> {
  await tx.query(newNotification, { userId, kind, data: JSON.stringify(data), now });
}

const notificationOnce = statement({
  name: 'notification_insert_unless_unread',
  text: `
    insert into notifications (user_id, kind, data, created_at)
    select $userId, $kind, $data, $now
    where not exists (
      select from notifications
      where user_id = $userId and kind = $kind and read_at is null and data->>$by = $data::jsonb->>$by)`,
});

/**
 * Notifies a learner of something recurring: not again until they have read it.
 * @param by the field that says what it is about; the caller holds a lock on that thing
 */
export async function notifyOnce<Kind extends NotificationKind>(
  tx: Sql,
  userId: number,
  kind: Kind,
  data: NotificationData[Kind],
  by: keyof NotificationData[Kind] & string,
  now: Date,
): Promise<void> {
  await tx.query(notificationOnce, { userId, kind, data: JSON.stringify(data), now, by });
}

const notificationFirst = statement({
  name: 'notification_insert_unless_told',
  text: `
    insert into notifications (user_id, kind, data, created_at)
    select $userId, $kind, $data, $now
    where not exists (select from notifications where user_id = $userId and kind = $kind and data @> $same::jsonb)`,
});

/**
 * Notifies a learner of something that others can undo and redo, but only the first time, so that nobody can pester
 * them with it.
 * @param same the part of the data that identifies the thing; the caller holds a lock on it
 */
export async function notifyFirst<Kind extends NotificationKind>(
  tx: Sql,
  userId: number,
  kind: Kind,
  data: NotificationData[Kind],
  same: Partial<NotificationData[Kind]>,
  now: Date,
): Promise<void> {
  await tx.query(notificationFirst, {
    userId,
    kind,
    data: JSON.stringify(data),
    now,
    same: JSON.stringify(same),
  });
}

const summedUp = statement({
  name: 'notification_sum_up',
  text: `
    update notifications set data = $data
    where id = (
      select max(id) from notifications
      where user_id = $userId and kind = $kind and read_at is null and data @> $same::jsonb)
    returning true as told`,
  row: z.object({ told: z.boolean() }),
});
const takenBack = statement({
  name: 'notification_take_back',
  text: `
    delete from notifications
    where user_id = $userId and kind = $kind and read_at is null and data @> $same::jsonb`,
});

/** Something that a number of people did. `same` identifies it. */
export interface Sum<Kind extends NotificationKind> {
  readonly data: NotificationData[Kind] & { readonly count: number };
  readonly same: object;
  /** Whether one more person did it. A falling number notifies nobody again. */
  readonly isNews: boolean;
}

/**
 * Tells a learner how many people did something, by updating the unread notification or adding a new one. At zero it is
 * removed. The caller holds a lock on the thing it is about, so that the numbers stay in order.
 */
export async function notifyTotal<Kind extends NotificationKind>(
  tx: Sql,
  userId: number,
  kind: Kind,
  { data, same, isNews }: Sum<Kind>,
  now: Date,
): Promise<void> {
  const which = { userId, kind, same: JSON.stringify(same) };
  if (data.count === 0) {
    await tx.query(takenBack, which);
    return;
  }
  const [updated] = await tx.query(summedUp, { ...which, data: JSON.stringify(data) });
  if (!updated && isNews) await notify(tx, userId, kind, data, now);
}

const deletedNames = statement({
  name: 'notifications_delete_naming_user',
  text: `delete from notifications where $userId::int::text in (data ->> 'authorId', data ->> 'personId')`,
});

/** Removes an erased learner's name from other learners' notifications. */
export async function forgetNamesOf(tx: Sql, userId: number): Promise<void> {
  await tx.query(deletedNames, { userId });
}

const notificationsOfUser = statement({
  name: 'notifications_latest_first',
  text: `
    select json_build_object(
        'id', id, 'kind', kind, 'data', data,
        'createdAt', iso_instant(created_at), 'readAt', iso_instant(read_at))::text as json,
      json_build_array(id)::text as place
    from notifications
    where user_id = $userId and kind = any($kinds::text[]) and ($beforeId::bigint is null or id < $beforeId)
    order by id desc limit $limit`,
  row: listRow(NotificationEntry, ById),
});

/** A learner's notifications of these kinds, newest first. */
export function selectNotifications(
  sql: Sql,
  userId: number,
  kinds: readonly string[],
  limit: number,
  after: ById | null,
) {
  return sql.query(notificationsOfUser, { userId, kinds, limit, beforeId: after?.[0] ?? null });
}

const unreadCount = statement({
  name: 'notifications_count_unread',
  text: `
    select count(*)::int as count from notifications
    where user_id = $userId and read_at is null and kind = any($kinds::text[])`,
  row: z.object({ count: z.int() }),
});

export async function countUnread(sql: Sql, userId: number, kinds: readonly string[]): Promise<number> {
  const [row] = await sql.query(unreadCount, { userId, kinds });
  return row?.count ?? 0;
}

const markedRead = statement({
  name: 'notifications_mark_read',
  text: `
    update notifications set read_at = $now
    where user_id = $userId and read_at is null and id = any($ids::bigint[])`,
});

const markedReadUpTo = statement({
  name: 'notifications_mark_read_up_to',
  text: 'update notifications set read_at = $now where user_id = $userId and read_at is null and id <= $upTo::bigint',
});

/** Marks the learner's own notifications as read: the named ones, or all up to one. */
export async function markRead(
  sql: Sql,
  userId: number,
  which: { readonly ids: readonly number[] } | { readonly upTo: number },
  now: Date,
): Promise<void> {
  if ('ids' in which) await sql.query(markedRead, { userId, now, ids: which.ids });
  else await sql.query(markedReadUpTo, { userId, now, upTo: which.upTo });
}

const deletedOld = statement({
  name: 'notifications_delete_old',
  text: 'delete from notifications where created_at < $before',
});

/** For the nightly clean-up. */
export async function deleteOldNotifications(sql: Sql, before: Date): Promise<void> {
  await sql.query(deletedOld, { before });
}

/** The keys of a push subscription are left out: with them, somebody else could write to the learner's browser. */
export const exportNotifications = exportPart({
  notifications: `
    select id, kind, data, iso_instant(created_at) as "createdAt", iso_instant(read_at) as "readAt",
      iso_instant(delivered_at) as "deliveredAt", iso_instant(mailed_at) as "mailedAt", iso_instant(pushed_at) as "pushedAt"
    from notifications where user_id = $userId order by id`,
  push_subscriptions: `
    select id, substring(endpoint from '^https?://([^/]+)') as service, iso_instant(created_at) as "createdAt"
    from push_subscriptions where user_id = $userId order by id`,
});

const userById = statement({
  name: 'notified_user_by_id',
  text: 'select true as known from users where id = $userId',
  row: z.object({ known: z.boolean() }),
});

export async function userExists(sql: Sql, userId: number): Promise<boolean> {
  return (await sql.query(userById, { userId })).length > 0;
}
