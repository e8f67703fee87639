import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import type { Sql } from '../../../platform/db/database.ts';
import { runForEach } from '../../../platform/jobs/run-for-each.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { installationKey } from '../../../platform/installation-keys.ts';
import type { ServiceDeps } from '../../../platform/service-deps.ts';
import { deliveryDelays } from './deliveries.rules.ts';
import { insertDelivery, markDelivered, selectWaiting } from './deliveries.queries.ts';

interface DeliveryDeps extends ServiceDeps {
  readonly jobs: Jobs;
}

export const deliveryJob = 'sandbox.deliver';

/** Plans an event's delivery to the webhook, in the transaction that created it. */
export async function planDelivery(
  tx: Sql,
  { clock, jobs }: Pick<DeliveryDeps, 'clock' | 'jobs'>,
  eventId: string,
): Promise<void> {
  const [chance = 255] = createHash('sha256').update(eventId).digest();
  for (const seconds of deliveryDelays(chance)) {
    const id = await insertDelivery(tx, eventId, new Date(clock.now().getTime() + seconds * 1000));
    if (seconds === 0) await jobs.enqueue(tx, deliveryJob, { id });
  }
}

/** The secret that signs the sandbox's events, created on first use. */
export async function webhookSecret(deps: Pick<DeliveryDeps, 'db' | 'clock'>): Promise<string> {
  const { secret } = await installationKey(deps, 'sandbox-webhook', () => ({
    secret: `whsec_${Buffer.from(crypto.getRandomValues(new Uint8Array(24))).toString('base64url')}`,
  }));
  return secret;
}

/** Sends the text of an event to the webhook with its signature; returns the status. */
export type Post = (payload: string, signature: string) => Promise<number>;

/**
 * Delivers what is due: one delivery, or all. What the webhook rejects is delivered again later.
 * @throws AggregateError naming what was rejected
 */
export async function deliver(deps: DeliveryDeps, post: Post, id: number | null): Promise<void> {
  const now = deps.clock.now();
  const secret = await webhookSecret(deps);
  const timestamp = Math.floor(now.getTime() / 1000);
  await runForEach(
    await selectWaiting(deps.db, now, id),
    (delivery) => `delivery ${delivery.id}`,
    async ({ id: deliveryId, payload }) => {
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
      const status = await post(payload, signature);
      if (status >= 300) throw new Error(`The webhook answered ${status}`);
      await markDelivered(deps.db, deliveryId, now);
    },
  );
}
