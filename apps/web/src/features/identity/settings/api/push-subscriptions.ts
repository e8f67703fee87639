import type {
  getPushKey,
  subscribeToPush,
  unsubscribeFromPush,
} from '@rounds/contract/messages/notifications';
import { call } from '../../../../api/client.ts';

export function fetchPushKey() {
  return call<typeof getPushKey>('GET', '/api/notifications/push-key');
}

export function postSubscription(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON();
  return call<typeof subscribeToPush>('POST', '/api/notifications/subscriptions', {
    body: {
      endpoint: endpoint ?? subscription.endpoint,
      keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
    },
  });
}

export function deleteSubscription(endpoint: string) {
  return call<typeof unsubscribeFromPush>('DELETE', '/api/notifications/subscriptions', {
    body: { endpoint },
  });
}
