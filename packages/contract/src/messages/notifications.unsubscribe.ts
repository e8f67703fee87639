import { z } from 'zod';
import { Ok } from '../common.ts';
import { endpointsOf } from '../endpoint.ts';
import { notificationErrors } from './notifications.errors.ts';

/**
 * The token of a link in a mail. It is signed and never expires. A truncated or empty one is a link that doesn't work.
 */
const Link = z.object({ token: z.string().max(200) });
const errors = [notificationErrors.unsubscribe_link_invalid];
const endpoint = endpointsOf('Notifications');
const path = '/api/unsubscribe';

export const getSubscription = endpoint({
  method: 'GET',
  path,
  summary:
    'Which mails a link ends: `notifications` for all of them, or a kind that was asked for by itself.',
  auth: 'none',
  query: Link,
  answer: z.object({ list: z.string() }),
  errors,
});

export const endSubscription = endpoint({
  method: 'POST',
  path,
  summary:
    'End the mails that a link is about. Mail programs post to the link itself, `/unsubscribe?token=…` (RFC 8058), with the same effect.',
  auth: 'none',
  body: Link,
  answer: Ok,
  errors,
});
