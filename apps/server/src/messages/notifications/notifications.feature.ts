import { type Feature, appSingleton } from '../../platform/feature.ts';
import { createPushSender } from '../../platform/push/push.ts';
import { defineNotificationJobs } from './notifications.jobs.ts';
import { exportNotifications, forgetNamesOf } from './notifications.queries.ts';
import { notificationsRoutes } from './notifications.routes.ts';
import { endPushSubscriptions } from './push.queries.ts';
import { unsubscribeRoutes } from './unsubscribe.routes.ts';

const pushOf = appSingleton(createPushSender);

export const notifications: Feature = {
  name: 'messages/notifications',
  routes(app, context) {
    notificationsRoutes(app, { ...context, push: pushOf(context) });
    unsubscribeRoutes(app, context);
  },
  jobs: (context) => defineNotificationJobs({ ...context, push: pushOf(context) }),
  exportParts: { notifications: exportNotifications },
  beforeErase: forgetNamesOf,
  events: { accessRevoked: endPushSubscriptions },
};
