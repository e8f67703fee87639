import type { EndSubscription } from '../../platform/feature.ts';
import type { Fail } from '../../platform/http/errors.ts';
import { type Subscription, openUnsubscribeLinks } from '../../platform/mail/unsubscribe-links.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import { upsertSettings } from '../../identity/settings/index.ts';
import { allNotifications } from './delivery.rules.ts';
import { userExists } from './notifications.queries.ts';

export interface UnsubscribeDeps extends ServiceDeps {
  readonly subscriptions: ReadonlyMap<string, EndSubscription>;
  readonly publicUrl: () => string;
}

/** Where a learner unsubscribes from a list: a page for people, and an address for mail programs to post to. */
export async function unsubscribeAddress(deps: UnsubscribeDeps, subscription: Subscription): Promise<string> {
  const links = await openUnsubscribeLinks(deps);
  return `${deps.publicUrl()}/unsubscribe?token=${links.tokenOf(subscription)}`;
}

const stopMail: EndSubscription = (sql, userId) => upsertSettings(sql, userId, { emailNotifications: false });

const endOf = ({ subscriptions }: UnsubscribeDeps, list: string) =>
  list === allNotifications ? stopMail : subscriptions.get(list);

async function readLink(
  deps: UnsubscribeDeps,
  token: string,
  fail: Fail<'unsubscribe_link_invalid'>,
): Promise<Subscription & { readonly end: EndSubscription }> {
  const subscription = (await openUnsubscribeLinks(deps)).read(token);
  const end = subscription && endOf(deps, subscription.list);
  if (!end || !(await userExists(deps.db, subscription.userId))) throw fail('unsubscribe_link_invalid');
  return { ...subscription, end };
}

/** Which mails a link unsubscribes from: one kind of notification, or all. */
export async function readSubscription(
  deps: UnsubscribeDeps,
  token: string,
  fail: Fail<'unsubscribe_link_invalid'>,
): Promise<{ list: string }> {
  const { list } = await readLink(deps, token, fail);
  return { list };
}

/** Unsubscribes. Idempotent. */
export async function endSubscription(
  deps: UnsubscribeDeps,
  token: string,
  fail: Fail<'unsubscribe_link_invalid'>,
): Promise<void> {
  const { end, userId } = await readLink(deps, token, fail);
  await end(deps.db, userId);
}
