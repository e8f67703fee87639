import { z } from 'zod';
import { Id, Instant, Ok, pageQuery } from '../common.ts';
import { endpointsOf } from '../endpoint.ts';
import { notificationErrors } from './notifications.errors.ts';
import type { NotificationData, NotificationKind } from './notifications.rules.ts';

const endpoint = endpointsOf('Notifications');

export const NotificationEntry = z.object({
  id: Id,
  /** Features define the kinds. */
  kind: z.string(),
  /** In the form that `NotificationData` gives for the kind. */
  data: z.record(z.string(), z.unknown()),
  createdAt: Instant,
  readAt: Instant.nullable(),
});

/** A notification whose data is known by its kind. */
export type NotificationEntry = {
  readonly [Kind in NotificationKind]: {
    readonly id: number;
    readonly kind: Kind;
    readonly data: NotificationData[Kind];
    readonly createdAt: string;
    readonly readAt: string | null;
  };
}[NotificationKind];

const Unread = z.object({ count: z.int().min(0) });

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  summary: "The learner's notifications, newest first.",
  query: z.object(pageQuery()),
  answer: z.array(NotificationEntry),
});

export const countUnread = endpoint({
  method: 'GET',
  path: '/api/notifications/unread',
  summary: 'How many notifications are unread.',
  answer: Unread,
});

export const readNotifications = endpoint({
  method: 'POST',
  path: '/api/notifications/read',
  summary: 'Mark notifications as read: those named, or all up to one. Answers how many are left unread.',
  body: z
    .object({
      ids: z.array(Id).min(1).max(200).optional(),
      /** Without `ids`: the newest that the learner has seen; it and all older ones count as read. */
      upTo: Id.optional(),
    })
    .refine(({ ids, upTo }) => ids !== undefined || upTo !== undefined, {
      path: ['upTo'],
      error: 'Required',
    }),
  answer: Unread,
});

export const getPushKey = endpoint({
  method: 'GET',
  path: '/api/notifications/push-key',
  summary: 'The public key that a browser subscribes to pushes with.',
  answer: z.object({ key: z.string() }),
});

const Endpoint = z.url({ protocol: /^https$/ }).max(1000);
/** Base64url, as browsers give it. */
const base64url = (bytes: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}={0,2}$`));

export const subscribeToPush = endpoint({
  method: 'POST',
  path: '/api/notifications/subscriptions',
  summary: 'Let this browser be sent pushes. Its service must be one of the known ones.',
  notInDemo: true,
  status: 201,
  body: z.object({
    endpoint: Endpoint,
    keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
  }),
  answer: Ok,
  errors: [notificationErrors.push_service_unknown, notificationErrors.push_key_invalid],
});

export const unsubscribeFromPush = endpoint({
  method: 'DELETE',
  path: '/api/notifications/subscriptions',
  summary: 'Send this browser no more pushes. Done as well when it was not subscribed.',
  body: z.object({ endpoint: Endpoint }),
  answer: Ok,
});
