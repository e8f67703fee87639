/** Notifications: what a learner is told of, in the bell, by mail and by push. The only door for other features. */
export { defineNotificationJobs } from './notifications.jobs.ts';
export { forgetNamesOf, notify, notifyFirst, notifyInSum, notifyOnce } from './notifications.queries.ts';
export { endPushSubscriptions } from './push.queries.ts';
export { notificationsRoutes } from './notifications.routes.ts';
export { exportNotifications } from './notifications-export.queries.ts';
