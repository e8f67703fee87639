import Stripe from 'stripe';
import type { Fail } from '../../../platform/http/errors.ts';
import { runForEach, inBatches } from '../../../platform/jobs/run-for-each.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { CommandResult } from '../../../platform/feature.ts';
import * as queries from './events.queries.ts';
import { selectOptionalByReference } from '../orders/orders.queries.ts';
import { expireOrder } from '../orders/orders.service.ts';
import type { GatewayDeps } from '../payments.deps.ts';
import { type EventObject, subjectId, subjectOf } from '../payments.rules.ts';
import { syncInvoice, syncPayment } from '../sync/sync-payment.service.ts';
import { syncSetup } from '../sync/sync-setup.service.ts';
import { idOf, syncSubscription } from '../sync/sync-subscription.service.ts';

export const eventJob = 'payments.event';

/**
 * Takes an event from the gateway: checks the signature over the raw bytes, stores the event once, and has it
 * processed. Unsigned events, those five minutes old, and those of test mode where real money moves (or the reverse)
 * leave no trace.
 */
export async function receiveEvent(
  { db, clock, jobs, gateway }: GatewayDeps,
  raw: Buffer,
  signature: string,
  fail: Fail<'webhook_invalid'>,
): Promise<void> {
  const now = clock.now();
  const secret = await gateway.webhookSecret();
  const event = checked(raw, signature, secret, now.getTime());
  if (event?.livemode !== gateway.livemode) throw fail('webhook_invalid');
  const objectId = subjectId(event.type, event.data.object as EventObject);
  if (objectId === null) return;
  const createdAt = new Date(event.created * 1000);
  await db.transaction(async (tx) => {
    const kept = { eventId: event.id, type: event.type, objectId, createdAt, now };
    const id = await queries.insertOptionalEvent(tx, kept);
    if (id !== null) await jobs.enqueue(tx, eventJob, { id });
  });
}

function checked(raw: Buffer, signature: string, secret: string, now: number): Stripe.Event | null {
  try {
    return Stripe.webhooks.constructEvent(raw, signature, secret, undefined, undefined, now);
  } catch {
    return null;
  }
}

/** How each kind of subject is updated. All of them ask the gateway, so the order of events doesn't matter. */
const syncs = {
  subscription: syncSubscription,
  invoice: syncInvoice,
  payment: syncPayment,
  session: syncSession,
  setup: syncSetup,
} as const;

/** Processes an event, once. */
export async function processEvent(deps: GatewayDeps, id: number): Promise<void> {
  const event = await queries.selectOptionalEvent(deps.db, id);
  if (!event || event.processed) return;
  const about = subjectOf(event.type);
  if (about) await unlessGone(() => syncs[about.subject](deps, event.objectId));
  await queries.markProcessed(deps.db, id, deps.clock.now());
}

/** Objects that the gateway no longer has, or never had, change nothing. */
async function unlessGone(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isGone =
      error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
    if (!isGone) throw error;
  }
}

async function syncSession(deps: GatewayDeps, id: string): Promise<void> {
  const session = await deps.gateway.stripe.checkout.sessions.retrieve(id);
  const order = await selectOptionalByReference(deps.db, id);
  if (session.status === 'expired' && order) await expireOrder(deps, order.id);
  if (session.status === 'complete' && session.subscription !== null)
    await syncSubscription(deps, idOf(session.subscription));
}

const waitMs = 2 * 60 * 1000;

/** Processes what was left over, as after a replay. @throws AggregateError */
export async function processWaiting(deps: GatewayDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - waitMs);
  await runForEach(
    inBatches((afterId) => queries.selectWaiting(deps.db, before, afterId)),
    ({ id }) => `event ${id}`,
    ({ id }) => processEvent(deps, id),
  );
}

/**
 * Has an event processed again. Text for a terminal.
 * @param event its number, as `payments events` lists it, or its id at the payment provider
 */
export async function replayEvent(db: Database, event: string): Promise<CommandResult> {
  const type = await queries.replayOptionalEvent(db, event.replace(/^#/, ''));
  return type === null
    ? { ok: false, text: `There is no event ${event}.\n` }
    : { ok: true, text: `Event ${event} (${type}) will be processed again within a minute.\n` };
}

/** The latest events as text for a terminal. */
export async function describeEvents(db: Database): Promise<string> {
  const rows = await queries.selectLatest(db);
  if (rows.length === 0) return 'No events.\n';
  const lines = rows.map(
    ({ id, type, eventId, receivedAt, processedAt }) =>
      `#${id}  ${receivedAt.slice(0, 19)}  ${type}  ${eventId}  ${processedAt === null ? 'waiting' : 'processed'}`,
  );
  return `${lines.join('\n')}\n`;
}
