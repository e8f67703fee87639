/** Notifications: what a learner is told of, in the bell, by mail and by push. The only door for other features. */
export { notify } from './notifications.queries.ts';
export { exportNotifications } from './notifications-export.queries.ts';
