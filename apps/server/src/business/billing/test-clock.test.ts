import * as mine from '@rounds/contract/business/billing';
import { listInvoices } from '@rounds/contract/business/billing.invoices';
import { moveTestClock } from '@rounds/contract/business/billing.test-clock';
import { getPlan } from '@rounds/contract/business/plans';
import { authenticateSandboxPayment, confirmSandboxPayment } from '@rounds/contract/business/sandbox';
import { expect, it } from 'vitest';
import { onServer, onServerOf } from '../../../testing/app.ts';
import { type Learner, registerLearner } from '../../../testing/factories.ts';
import { payFor, settle, testCards, typedCard } from '../../../testing/payments.ts';
import { grantPlan } from '../plans/index.ts';

onServer('the test clock', (server) => {
  const move = async ({ client }: Learner) => (await client.call(moveTestClock)).body.event;
  const planOf = async ({ client }: Learner) => (await client.call(getPlan)).body;
  const statusOf = async ({ client }: Learner) => (await client.call(mine.getSubscription)).body?.status;
  const detailsOf = async ({ client }: Learner) => (await client.call(mine.getPaymentDetails)).body;
  async function useCard({ client }: Learner, number: string): Promise<void> {
    const { clientSecret } = (await client.call(mine.changeCard)).body;
    await client.call(confirmSandboxPayment, { body: { clientSecret, card: typedCard(number) } });
    await settle(server);
  }

  it('ends the trial, and then there is nothing ahead', async () => {
    const learner = await registerLearner(server);
    const other = await registerLearner(server);
    expect(await move(learner)).toBe('trial_ended');
    expect(await planOf(learner)).toMatchObject({ tier: 'free', onTrial: false });
    expect(await planOf(other)).toMatchObject({ tier: 'professional', onTrial: true });
    const again = await learner.client.call(moveTestClock);
    expect([again.status, again.failure.code]).toEqual([409, 'nothing_ahead']);
  });

  it('renews at once, a month later with each move, and a change counts from there', async () => {
    const learner = await registerLearner(server);
    await move(learner);
    await payFor(server, learner, 'student');
    expect((await detailsOf(learner)).next?.amount).toBe(29);
    expect([await move(learner), await move(learner)]).toEqual(['renewed', 'renewed']);
    const { body: invoices } = await learner.client.call(listInvoices);
    expect(invoices.map(({ status }) => status)).toEqual(['paid', 'paid', 'paid']);
    await settle(server);
    const to = { priceId: 'price_professional_plans_monthly' } as const;
    const { body: preview } = await learner.client.call(mine.previewChange, { body: to });
    expect(preview).toMatchObject({ unused: 29, remaining: 89, dueToday: 60, next: { amount: 89 } });
    const { prorationDate } = preview;
    const changed = await learner.client.call(mine.changeSubscription, { body: { ...to, prorationDate } });
    expect(changed.body.tier).toBe('professional');
    await settle(server);
    expect((await learner.client.call(listInvoices)).body[0]).toMatchObject({ amount: 60, status: 'paid' });
  });

  it('shows a renewal that fails and is paid late with another card', async () => {
    const learner = await registerLearner(server);
    await move(learner);
    await payFor(server, learner, 'student');
    await useCard(learner, testCards.failsLater);
    expect(await move(learner)).toBe('payment_failed');
    expect(await statusOf(learner)).toBe('past_due');
    expect(await planOf(learner)).toMatchObject({ tier: 'student' });
    const { next, overdue } = await detailsOf(learner);
    expect([next, overdue?.amount]).toEqual([null, 29]);
    const declined = await learner.client.call(mine.payOverdue);
    expect([declined.status, declined.failure.code]).toEqual([402, 'payment_refused']);
    const body = { priceId: 'price_professional_plans_monthly' } as const;
    for (const call of [mine.previewChange, mine.changeSubscription] as const) {
      const { status, failure } = await learner.client.call(call, { body });
      expect([status, failure.code]).toEqual([409, 'payment_due']);
    }
    // No event has arrived yet; another learner's card is not found.
    const { clientSecret } = (await learner.client.call(mine.changeCard)).body;
    await learner.client.call(confirmSandboxPayment, {
      body: { clientSecret, card: typedCard(testCards.good) },
    });
    const setupIntent = clientSecret.split('_secret_')[0]!;
    const other = await registerLearner(server);
    await payFor(server, other, 'student');
    const theirs = await other.client.call(mine.useCard, { body: { setupIntent } });
    expect([theirs.status, theirs.failure.code]).toEqual([404, 'no_subscription']);
    const used = await learner.client.call(mine.useCard, { body: { setupIntent } });
    expect(used.body.status).toBe('active');
    expect(await detailsOf(learner)).toMatchObject({
      method: { kind: 'card', brand: 'visa', last4: '4242', expires: null },
      overdue: null,
    });
    expect((await learner.client.call(mine.payOverdue)).failure.code).toBe('nothing_due');
  });

  it('shows a renewal that fails because its owner is absent, and who then confirms with their bank', async () => {
    const learner = await registerLearner(server);
    await move(learner);
    await payFor(server, learner, 'student');
    const { clientSecret: kept } = (await learner.client.call(mine.changeCard)).body;
    await learner.client.call(confirmSandboxPayment, {
      body: { clientSecret: kept, card: typedCard(testCards.asksAlways) },
    });
    await learner.client.call(authenticateSandboxPayment, { body: { clientSecret: kept, passed: true } });
    await learner.client.call(mine.useCard, { body: { setupIntent: kept.split('_secret_')[0]! } });
    expect(await move(learner)).toBe('payment_failed');
    for (const passed of [false, true]) {
      const { clientSecret } = (await learner.client.call(mine.payOverdue)).body;
      expect(clientSecret).toMatch(/^pi_/);
      const answered = await learner.client.call(authenticateSandboxPayment, {
        body: { clientSecret: clientSecret!, passed },
      });
      expect(answered.status).toBe(passed ? 200 : 402);
      expect(await statusOf(learner)).toBe('past_due');
    }
    // No event has arrived yet.
    expect((await learner.client.call(mine.payOverdue)).body).toEqual({ clientSecret: null });
    expect(await statusOf(learner)).toBe('active');
    await settle(server);
    expect((await learner.client.call(listInvoices)).body.map(({ status }) => status)).toEqual([
      'paid',
      'paid',
    ]);
  });

  it('shows a subscription that ends after all retries', async () => {
    const learner = await registerLearner(server);
    await move(learner);
    await payFor(server, learner, 'student');
    await useCard(learner, testCards.failsLater);
    const events: string[] = [];
    for (let count = 0; count < 4; count += 1) events.push(await move(learner));
    expect(events).toEqual(['payment_failed', 'payment_failed', 'payment_failed', 'plan_ended']);
    expect(await planOf(learner)).toMatchObject({ tier: 'free' });
    expect(await statusOf(learner)).toBeUndefined();
  });

  it('ends a canceled plan, and one from a code', async () => {
    const learner = await registerLearner(server);
    await move(learner);
    await payFor(server, learner, 'student');
    await learner.client.call(mine.cancelSubscription);
    expect((await detailsOf(learner)).next).toBeNull();
    expect(await move(learner)).toBe('plan_ended');
    expect(await planOf(learner)).toMatchObject({ tier: 'free' });
    const now = server.clock.now();
    const endsAt = new Date(now.getTime() + 365 * 86_400_000);
    const sourceId = `year ${learner.user.id}`;
    const grant = { userId: learner.user.id, tier: 'professional', source: 'code', sourceId } as const;
    await server.db.transaction((tx) => grantPlan(tx, { ...grant, startsAt: now, endsAt }, now));
    expect(await planOf(learner)).toMatchObject({ source: 'code', subscriptionTier: 'professional' });
    expect(await move(learner)).toBe('plan_ended');
    expect(await planOf(learner)).toMatchObject({ source: null, subscriptionTier: 'free' });
  });
});

const payments = {
  kind: 'stripe',
  secretKey: 'sk_test_1',
  webhookSecret: 'whsec_1',
  publishableKey: 'pk_1',
} as const;
onServerOf(
  'pglite',
  'with Stripe',
  (server) => {
    it('the test clock can’t be moved', async () => {
      const learner = await registerLearner(server);
      const { status, failure } = await learner.client.call(moveTestClock);
      expect([status, failure.code]).toEqual([404, 'sandbox_off']);
      expect((await learner.client.call(getPlan)).body.onTrial).toBe(true);
    });
  },
  { config: { payments } },
);
