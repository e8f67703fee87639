import { ECDH } from 'node:crypto';
import type { BodyOf } from '@rounds/contract/endpoint';
import type { subscribeToPush } from '@rounds/contract/messages/notifications';
import type { Fail } from '../../platform/http/errors.ts';
import type { NotificationsDeps } from './notifications.service.ts';
import { deleteSubscription, saveSubscription } from './push.queries.ts';
import { isKnownPushService, maxSubscriptions } from './push.rules.ts';

/** Stores a browser's subscription, if we know its service and can encrypt for its key. */
export async function subscribe(
  { db, clock }: NotificationsDeps,
  userId: number,
  { endpoint, keys }: BodyOf<typeof subscribeToPush>,
  fail: Fail<'push_service_unknown' | 'push_key_invalid'>,
): Promise<void> {
  if (!isKnownPushService(endpoint)) throw fail('push_service_unknown');
  if (!isPointOnCurve(keys.p256dh)) throw fail('push_key_invalid');
  const now = clock.now();
  await db.transaction((tx) => saveSubscription(tx, userId, { endpoint, ...keys }, maxSubscriptions, now));
}

function isPointOnCurve(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

export async function unsubscribe(
  { db }: NotificationsDeps,
  userId: number,
  endpoint: string,
): Promise<void> {
  await deleteSubscription(db, userId, endpoint);
}
