import { dayMs } from '@rounds/contract/time.rules';
import type { BodyOf } from '@rounds/contract/endpoint';
import type {
  NotificationEntry,
  readNotifications as contract,
} from '@rounds/contract/messages/notifications';
import { notificationDays } from '@rounds/contract/messages/notifications.rules';
import type { z } from 'zod';
import type { Announcements } from '../../platform/notifications.rules.ts';
import { ById, type ListPage, type PageRequest, paginate } from '../../platform/pagination.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import * as queries from './notifications.queries.ts';

export interface NotificationsDeps extends ServiceDeps {
  readonly announcements: Announcements;
}

const kindsOf = ({ announcements }: NotificationsDeps) => [...announcements.keys()];

/** A page of the learner's notifications, newest first. @throws ApiError 400 for an invalid cursor */
export function readNotifications(
  deps: NotificationsDeps,
  userId: number,
  paging: PageRequest,
): Promise<ListPage<z.output<typeof NotificationEntry>>> {
  return paginate(paging, ById, (limit, after) =>
    queries.selectNotifications(deps.db, userId, kindsOf(deps), limit, after),
  );
}

export function readUnread(deps: NotificationsDeps, userId: number): Promise<number> {
  return queries.countUnread(deps.db, userId, kindsOf(deps));
}

/** Marks the learner's notifications as read, and returns how many remain unread. Idempotent. */
export async function markAsRead(
  deps: NotificationsDeps,
  userId: number,
  { ids, upTo = 0 }: BodyOf<typeof contract>,
): Promise<number> {
  await queries.markRead(deps.db, userId, ids ? { ids } : { upTo }, deps.clock.now());
  return readUnread(deps, userId);
}

const retentionMs = notificationDays * dayMs;

/** Removes what is older than the privacy policy allows, read or not. */
export async function deleteOld({ db, clock }: Pick<NotificationsDeps, 'db' | 'clock'>): Promise<void> {
  await queries.deleteOldNotifications(db, new Date(clock.now().getTime() - retentionMs));
}
