import type { moveTestClock } from '@rounds/contract/business/billing.test-clock';
import type { AnswerOf } from '@rounds/contract/endpoint';
import type { Fail } from '../../platform/http/errors.ts';
import {
  type GatewayDeps,
  callGateway,
  customerOf,
  idOf,
  selectOptionalLive,
  syncInvoice,
  syncSubscription,
} from '../payments/index.ts';
import { endPlanNow, nextPlanEnd } from '../plans/index.ts';
import { triggerNextEvent, nextEvent } from '../sandbox/index.ts';

type Moved = AnswerOf<typeof moveTestClock>;

/**
 * Brings forward the next event in a learner's plan: the end of the trial, of a pass or a code, a renewal, another try,
 * the end of a subscription. Only that learner is affected, and the server's clock stays where it is. So a
 * subscription's past may lie in the future, as with Stripe's test clocks.
 */
export async function moveClock(
  deps: GatewayDeps,
  userId: number,
  fail: Fail<'sandbox_off' | 'nothing_ahead' | 'gateway_unreachable'>,
): Promise<Moved> {
  if (deps.gateway.kind !== 'sandbox') throw fail('sandbox_off');
  const held = await selectOptionalLive(deps.db, userId);
  const customer = held && (await customerOf(deps, userId));
  const due = customer === null ? null : await nextEvent(deps, customer);
  const end = await nextPlanEnd(deps.db, userId, deps.clock.now());
  if (end && (!due || end.at <= due)) {
    await endPlanNow(deps, userId, end);
    return { event: end.event, at: end.at.toISOString() };
  }
  if (!held || customer === null || !due) throw fail('nothing_ahead');
  await callGateway(fail, async () => {
    await triggerNextEvent(deps, customer);
    // The events come too, some of them late, but whoever pressed the button wants to see the result now.
    const { latest_invoice: latest } = await deps.gateway.stripe.subscriptions.retrieve(held.id);
    if (latest !== null) await syncInvoice(deps, idOf(latest));
    await syncSubscription(deps, held.id);
  });
  const after = await selectOptionalLive(deps.db, userId);
  const event = !after ? 'plan_ended' : after.status === 'past_due' ? 'payment_failed' : 'renewed';
  return { event, at: due.toISOString() };
}
