import type { NotificationData, NotificationKind } from '@rounds/contract/notifications.rules';
import type { Sql, Statement } from '../../platform/db/database.ts';

const insert: Statement = {
  name: 'notify',
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
