/** Notifications, in the bell, by mail and by push. The only entry point for other features. */
export { notify, notifyFirst, notifyTotal, notifyOnce } from './notifications.queries.ts';
