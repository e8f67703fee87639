import { ECDH } from 'node:crypto';
import type { BodyOf } from '@rounds/contract/endpoint';
import type { subscribeToPush } from '@rounds/contract/messages/notifications';
import { ApiError } from '../../platform/http/errors.ts';
import type { NotificationsDeps } from './notifications.service.ts';
import { deleteSubscription, saveSubscription } from './push.queries.ts';
import { isKnownPushService, mostSubscriptions } from './push.rules.ts';

/**
 * Keeps a browser's subscription.
 * @throws ApiError 422 for an unknown service or a key that nothing can be encrypted for
 */
export async function subscribe(
  { db, clock }: NotificationsDeps,
  userId: number,
  { endpoint, keys }: BodyOf<typeof subscribeToPush>,
): Promise<void> {
  if (!isKnownPushService(endpoint)) {
    throw new ApiError(422, 'push_service_unknown', 'Notifications can’t be sent to this browser’s service.');
  }
  if (!isPointOnCurve(keys.p256dh)) {
    throw new ApiError(422, 'push_key_invalid', 'This browser’s key for notifications can’t be used.');
  }
  const now = clock.now();
  await db.transaction((tx) => saveSubscription(tx, userId, { endpoint, ...keys }, mostSubscriptions, now));
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
