/** Notifications: what a learner is told of, in the bell, by mail and by push. The only door for other features. */
export { notify, notifyFirst, notifyTotal, notifyOnce } from './notifications.queries.ts';
