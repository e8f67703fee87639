import type { Logger } from 'pino';
import { throwIfAnyFailed } from '../../platform/jobs/run-for-each.ts';
import { PermanentFailure } from '../../platform/jobs/jobs.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { PushSender } from '../../platform/push/push.ts';
import { claimDue, abandonDeliveries, selectRecipients, settleDelivery } from './delivery.queries.ts';
import { deliveryRules, listOf, mailText, pushText, wanted } from './delivery.rules.ts';
import type { Delivered, Due, Recipient, Words } from './delivery.rules.ts';
import { textsFor } from './delivery.texts.ts';
import type { NotificationsDeps } from './notifications.service.ts';
import { deleteSubscriptions } from './push.queries.ts';
import { type UnsubscribeDeps, unsubscribeAddress } from './unsubscribe.service.ts';

export interface DeliveryDeps extends NotificationsDeps, UnsubscribeDeps {
  readonly logger: Logger;
  readonly mailer: Mailer;
  readonly push: PushSender;
}

/**
 * Sends what is due by mail and push, in one message per learner and channel. Each process first claims its share in a
 * separate statement, so that no transaction is open during calls to other servers. Failures are retried every few
 * minutes for a day. Any other error for one learner doesn't hold up the others.
 * @throws AggregateError for the learners it failed for
 */
export async function deliverDue(deps: DeliveryDeps): Promise<void> {
  const { db, clock } = deps;
  const { oldestMs, claimMs, maxTries, learners, maxUnconfirmedMails } = deliveryRules;
  const ago = (ms: number) => new Date(clock.now().getTime() - ms);
  await abandonDeliveries(db, clock.now(), ago(oldestMs), maxTries);
  const failures: unknown[] = [];
  for (;;) {
    const due = await claimDue(db, clock.now(), ago(-claimMs), learners);
    if (due.length === 0) break;
    const byLearner = Map.groupBy(due, ({ userId }) => userId);
    const ids = [...byLearner.keys()];
    const recipients = await selectRecipients(db, ids, clock.now(), maxUnconfirmedMails);
    const outcomes = await Promise.allSettled(
      recipients.map((recipient) => deliverTo(deps, recipient, byLearner.get(recipient.userId) ?? [])),
    );
    failures.push(...outcomes.flatMap((outcome) => ('reason' in outcome ? [outcome.reason as unknown] : [])));
  }
  throwIfAnyFailed(failures);
}

async function deliverTo(deps: DeliveryDeps, recipient: Recipient, due: readonly Due[]): Promise<void> {
  const words = { ...textsFor(recipient.language), announcements: deps.announcements };
  const { mail, push } = wanted(recipient, due, deps.announcements);
  // A failure of one channel doesn't hold up the other.
  const [mailed, pushed] = await Promise.all([
    mail.length === 0 || attempt(deps, 'mail', () => sendMail(deps, recipient, mail, words)),
    push.length === 0 || attempt(deps, 'push', () => sendPushes(deps, recipient, push, words)),
  ]);
  await settle(deps, due, { mailed, pushed });
}

const settle = ({ db, clock }: DeliveryDeps, due: readonly Due[], delivered: Delivered) =>
  settleDelivery(
    db,
    due.map(({ id }) => id),
    delivered,
    clock.now(),
    new Date(clock.now().getTime() + deliveryRules.retryMs),
  );

async function attempt(
  { logger }: DeliveryDeps,
  channel: string,
  work: () => Promise<void>,
): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    logger.warn({ err: error, channel }, 'notification not delivered');
    return error instanceof PermanentFailure;
  }
}

async function sendMail(
  deps: DeliveryDeps,
  recipient: Recipient,
  due: readonly Due[],
  words: Words,
): Promise<void> {
  const publicUrl = deps.publicUrl();
  const list = listOf(due, deps.subscriptions);
  const unsubscribe = await unsubscribeAddress(deps, { userId: recipient.userId, list });
  const text = mailText(recipient, due, words, { publicUrl, unsubscribe });
  await deps.mailer.send({ to: recipient.email, ...text, unsubscribe });
}

/** Pushes to every browser of the learner. Fails if none accepted it and a retry may help. */
async function sendPushes(
  { db, push }: DeliveryDeps,
  { subscriptions }: Recipient,
  due: readonly Due[],
  words: Words,
): Promise<void> {
  const text = pushText(due, words);
  const outcomes = await Promise.allSettled(
    subscriptions.map((to) => push.send(to, JSON.stringify(text), text.tag)),
  );
  const gone = subscriptions.filter((_, index) => {
    const outcome = outcomes[index];
    return outcome?.status === 'fulfilled' && outcome.value === 'gone';
  });
  if (gone.length > 0)
    await deleteSubscriptions(
      db,
      gone.map(({ id }) => id),
    );
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  const someTookIt = outcomes.some((outcome) => outcome.status === 'fulfilled' && outcome.value === 'sent');
  if (failed && !someTookIt) throw failed.reason;
}
