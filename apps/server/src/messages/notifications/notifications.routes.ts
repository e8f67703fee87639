import * as contract from '@rounds/contract/messages/notifications';
import type { FastifyInstance } from 'fastify';
import { type Limit, byLearner } from '../../platform/http/limits.ts';
import { serve } from '../../platform/http/serve.ts';
import type { PushSender } from '../../platform/push/push.ts';
import {
  type NotificationsDeps,
  markAsRead,
  readNotifications,
  readUnread,
} from './notifications.service.ts';
import { subscribe, unsubscribe } from './push.service.ts';

const subscribing: Limit = { name: 'push-subscribe', max: 30, seconds: 60 * 60, key: byLearner };

export function notificationsRoutes(
  app: FastifyInstance,
  deps: NotificationsDeps & { readonly push: PushSender },
): void {
  serve(app, contract.listNotifications, ({ user, query }) => readNotifications(deps, user.userId, query));

  serve(app, contract.countUnread, async ({ user }) => ({ count: await readUnread(deps, user.userId) }));

  serve(app, contract.readNotifications, async ({ user, body }) => ({
    count: await markAsRead(deps, user.userId, body),
  }));

  serve(app, contract.getPushKey, async () => ({ key: await deps.push.publicKey() }));

  serve(app, contract.subscribeToPush, ({ user, body, fail }) => subscribe(deps, user.userId, body, fail), {
    limits: [subscribing],
  });

  serve(app, contract.unsubscribeFromPush, ({ user, body }) => unsubscribe(deps, user.userId, body.endpoint));
}
