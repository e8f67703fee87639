/** Notifications: what a learner is told of, in the bell, by mail and by push. The only door for other features. */
export { notify, notifyFirst, notifyInSum, notifyOnce } from './notifications.queries.ts';
