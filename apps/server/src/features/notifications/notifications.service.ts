import type { BodyOf } from '@rounds/contract/endpoint';
import type { readNotifications } from '@rounds/contract/notifications';
import { notificationKinds } from '@rounds/contract/notifications.rules';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { ApiError } from '../../platform/http/errors.ts';
import * as queries from './notifications.queries.ts';

export interface NotificationsDeps {
  readonly db: Database;
  readonly clock: Clock;
}

/** A page as JSON, and the cursor of the next while there may be one. */
export async function readPage(
  { db }: NotificationsDeps,
  userId: number,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ json: string; nextCursor: string | null }> {
  const { json, count, last } = await queries.selectPage(
    db,
    userId,
    notificationKinds,
    limit,
    readCursor(cursor),
  );
  const full = count === limit && last !== null;
  return { json, nextCursor: full ? Buffer.from(String(last)).toString('base64url') : null };
}

function readCursor(cursor: string | undefined): number | null {
  if (cursor === undefined) return null;
  const id = Buffer.from(cursor, 'base64url').toString();
  if (/^\d{1,15}$/.test(id)) return Number(id);
  throw new ApiError(400, 'invalid_input', 'That cursor is not one of ours.', {
    issues: [{ path: 'cursor', message: 'Invalid input' }],
  });
}

export function readUnread({ db }: NotificationsDeps, userId: number): Promise<number> {
  return queries.countUnread(db, userId, notificationKinds);
}

/** Marks the learner's own as read, and answers how many are left. Again is as good as once. */
export async function markAsRead(
  deps: NotificationsDeps,
  userId: number,
  { ids, upTo = 0 }: BodyOf<typeof readNotifications>,
): Promise<number> {
  await queries.markRead(deps.db, userId, ids ? { ids } : { upTo }, deps.clock.now());
  return readUnread(deps, userId);
}

const keptMs = 180 * 24 * 60 * 60 * 1000;

/** Removes what is older than half a year, read or not. */
export async function forgetOld({ db, clock }: NotificationsDeps): Promise<void> {
  await queries.deleteOldNotifications(db, new Date(clock.now().getTime() - keptMs));
}
