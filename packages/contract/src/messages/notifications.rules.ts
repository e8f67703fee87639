/**
 * The data of each kind of notification, which its sentence names. Each feature declares its own kinds here (see
 * forum.rules.ts), announces them in its manifest on the server, and shows them by a `notifications.ts` in its client
 * folder.
 */
export interface NotificationData {}
export type NotificationKind = keyof NotificationData;

/** Notifications are deleted after this many days, read or not. */
export const notificationDays = 180;
