import { listInvoices } from '@rounds/contract/business/billing.invoices';
import { getOrCreateSubscription } from '@rounds/contract/business/payments';
import * as mine from '@rounds/contract/business/billing';
import { getPlan } from '@rounds/contract/business/plans';
import { confirmSandboxPayment } from '@rounds/contract/business/sandbox';
import { deleteAccount } from '@rounds/contract/identity/accounts.security';
import { expect, it } from 'vitest';
import { openSession } from '../../identity/accounts/sessions/sessions.ts';
import { replayEvent } from '../payments/events/events.service.ts';
import { onServer } from '../../../testing/app.ts';
import { type Learner, registerLearner } from '../../../testing/factories.ts';
import { payFor, settle, stripeOf, testCards, typedCard } from '../../../testing/payments.ts';

onServer('a subscription', (server) => {
  const planOf = async ({ client }: Learner) => (await client.call(getPlan)).body;
  const subscriptionOf = async ({ client }: Learner) => (await client.call(mine.getSubscription)).body;
  const invoicesOf = async ({ client }: Learner) => (await client.call(listInvoices)).body;
  const confirm = (clientSecret: string, number: string = testCards.good) =>
    server.client.call(confirmSandboxPayment, { body: { clientSecret, card: typedCard(number) } });
  /** Advances the clock by some days, after which the learner signs in again. */
  async function later(learner: Learner, days: number): Promise<Learner> {
    server.clock.advance({ days });
    await settle(server);
    const token = await openSession(server.db, learner.user.id, server.clock.now());
    return { ...learner, client: server.client.as(token) };
  }
  async function useCard({ client }: Learner, number: string): Promise<void> {
    const { body } = await client.call(mine.changeCard);
    await confirm(body.clientSecret, number);
    await settle(server);
  }
  /** A learner who has paid. */
  async function subscriber(plan: 'student' | 'professional' = 'professional'): Promise<Learner> {
    const learner = await registerLearner(server);
    await payFor(server, learner, plan);
    return learner;
  }

  it('renew automatically, and end eight days after a card stops working', async () => {
    let learner = await subscriber();
    learner = await later(learner, 32);
    expect(await invoicesOf(learner)).toHaveLength(2);
    expect((await planOf(learner)).subscriptionTier).toBe('professional');

    // Replaces the card by one that fails when charged.
    await useCard(learner, testCards.failsLater);
    learner = await later(learner, 31);
    expect((await subscriptionOf(learner))?.status).toBe('past_due');
    expect((await planOf(learner)).subscriptionTier).toBe('professional');
    expect(server.mailer.sent.at(-1)?.subject).toBe('Your Rounds payment failed');
    expect(server.mailer.sent.at(-1)?.text).toMatch(/^http\S+\/billing$/m);
    learner = await later(learner, 8);
    expect(await subscriptionOf(learner)).toBeNull();
    expect((await planOf(learner)).subscriptionTier).toBe('free');
    expect(server.mailer.sent.at(-1)?.subject).toBe('Your Rounds plan has ended');
  });

  it('charge a failed renewal again with another card', async () => {
    let learner = await subscriber();
    await useCard(learner, testCards.failsLater);
    learner = await later(learner, 32);
    expect((await subscriptionOf(learner))?.status).toBe('past_due');
    await useCard(learner, testCards.good);
    expect((await subscriptionOf(learner))?.status).toBe('active');
  });

  it('end with the period after a cancellation, unless they are resumed', async () => {
    let learner = await subscriber();
    const ending = await learner.client.call(mine.cancelSubscription);
    expect(ending.body).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
    expect((await planOf(learner)).endsAt).toBe(ending.body.currentPeriodEnd);
    expect((await learner.client.call(mine.resumeSubscription)).body.cancelAtPeriodEnd).toBe(false);
    await learner.client.call(mine.cancelSubscription);
    learner = await later(learner, 32);
    await server.jobs.run('plans.end');
    expect(await subscriptionOf(learner)).toBeNull();
    expect((await planOf(learner)).subscriptionTier).toBe('free');
    expect(await invoicesOf(learner)).toHaveLength(1);
    const gone = await learner.client.call(mine.resumeSubscription);
    expect(gone.failure.code).toBe('no_subscription');
  });

  it('change for the rest of the period at the previewed price', async () => {
    let learner = await subscriber('student');
    learner = await later(learner, 15);
    const priceId = 'price_professional_plans_monthly';
    const preview = (await learner.client.call(mine.previewChange, { body: { priceId } })).body;
    expect(preview.dueToday).toBeGreaterThan(29);
    expect(preview.dueToday).toBeLessThan(31.5);
    server.clock.advance({ minutes: 20 });
    const { prorationDate } = preview;
    const changed = await learner.client.call(mine.changeSubscription, {
      body: { priceId, prorationDate },
    });
    expect(changed.body).toMatchObject({ tier: 'professional', price: 89 });
    expect((await planOf(learner)).subscriptionTier).toBe('professional');
    // It takes effect at once, without waiting for its event.
    const [invoice] = await invoicesOf(learner);
    expect(invoice).toMatchObject({ amount: preview.dueToday, status: 'paid' });
    const same = await learner.client.call(mine.changeSubscription, { body: { priceId } });
    expect(same.failure.code).toBe('same_plan');
    const old = await learner.client.call(mine.changeSubscription, {
      body: { priceId: 'price_basic_monthly', prorationDate: prorationDate - 7200 },
    });
    expect(old.failure.code).toBe('amount_changed');
  });

  it('give nothing away to a learner who changes back and forth at convenient times', async () => {
    const learner = await subscriber('student');
    const change = async (
      priceId: 'price_student_plans_monthly' | 'price_professional_plans_monthly',
      ago: number,
    ) =>
      learner.client.call(mine.changeSubscription, {
        body: { priceId, prorationDate: Math.floor(server.clock.now().getTime() / 1000) - ago },
      });
    server.clock.advance({ hours: 2 });
    expect((await change('price_professional_plans_monthly', 0)).status).toBe(200);
    const back = await change('price_student_plans_monthly', 3500);
    expect([back.status, back.failure.code]).toEqual([422, 'amount_changed']);
    expect((await change('price_student_plans_monthly', 0)).status).toBe(200);
    const again = await change('price_professional_plans_monthly', 3500);
    expect(again.failure.code).toBe('amount_changed');
  });

  it('cost the same if two changes are made at once: neither takes effect before the other', async () => {
    for (let round = 0; round < 3; round += 1) {
      const learner = await subscriber('student');
      server.clock.advance({ hours: 2 });
      const now = Math.floor(server.clock.now().getTime() / 1000);
      const change = (priceId: 'price_professional_plans_monthly' | 'price_basic_monthly', ago: number) =>
        learner.client.call(mine.changeSubscription, { body: { priceId, prorationDate: now - ago } });
      // An upgrade effective now and paid from now on; then a downgrade effective an hour ago.
      const replies = await Promise.all([
        change('price_professional_plans_monthly', 0),
        change('price_basic_monthly', 3500),
        change('price_professional_plans_monthly', 0),
        change('price_basic_monthly', 3500),
      ]);
      for (const { status } of replies) expect([200, 409, 422]).toContain(status);
      const [customer] = await server.db.run<{ id: string }>(
        'select customer_id as id from payment_customers where user_id = $1',
        [learner.user.id],
      );
      const invoices = await stripeOf(server).invoices.list({ customer: customer!.id });
      const froms = invoices.data
        .filter(({ billing_reason: reason }) => reason === 'subscription_update')
        .map(({ lines }) => lines.data[0]!.period.start);
      expect(froms).toEqual(froms.toSorted((a, b) => b - a));
      expect(froms.length).toBeGreaterThan(0);
      // Afterwards the learner can change again.
      expect((await subscriptionOf(learner))?.status).toBe('active');
      const after = await learner.client.call(mine.changeSubscription, {
        body: { priceId: 'price_professional_monthly' },
      });
      expect(after.status).toBe(200);
    }
  });

  it('shown before a renewal are not changed after it at a different price', async () => {
    const learner = await subscriber('student');
    server.clock.advance({ days: 30, hours: 23, minutes: 30 });
    const client = server.client.as(await openSession(server.db, learner.user.id, server.clock.now()));
    const priceId = 'price_professional_plans_monthly';
    const { prorationDate } = (await client.call(mine.previewChange, { body: { priceId } })).body;
    server.clock.advance({ minutes: 31 });
    await settle(server);
    const late = await client.call(mine.changeSubscription, { body: { priceId, prorationDate } });
    expect([late.status, late.failure.code]).toEqual([422, 'amount_changed']);
  });

  it('stay unchanged when a change cannot be charged', async () => {
    const learner = await subscriber('student');
    await useCard(learner, testCards.failsLater);
    const refused = await learner.client.call(mine.changeSubscription, {
      body: { priceId: 'price_professional_plans_monthly' },
    });
    expect([refused.status, refused.failure.code]).toEqual([402, 'payment_refused']);
    expect((await subscriptionOf(learner))?.tier).toBe('student');
    await settle(server);
    expect(await invoicesOf(learner)).toHaveLength(1);
  });

  it('left unpaid for a day are canceled', async () => {
    const learner = await registerLearner(server);
    const { body } = await learner.client.call(getOrCreateSubscription, { body: {} });
    server.clock.advance({ days: 2 });
    await server.jobs.run('payments.tidy');
    expect((await confirm(body.clientSecret)).status).toBe(409);
    const orders = await server.db.run('select status from payment_orders where user_id = $1', [
      learner.user.id,
    ]);
    expect(orders).toEqual([{ status: 'expired' }]);
  });

  it('of deleted accounts are not renewed, and the gateway forgets erased learners', async () => {
    const learner = await subscriber();
    await learner.client.call(deleteAccount, { body: { password: learner.password } });
    await server.jobs.run('payments.tidy');
    await settle(server);
    const [held] = await server.db.run<{ id: string; ends: boolean }>(
      'select id, cancel_at_period_end as ends from subscriptions where user_id = $1',
      [learner.user.id],
    );
    expect(held?.ends).toBe(true);
    const customerOf = async () =>
      (
        await server.db.run<{ id: string }>(
          `select customer_id as id from payment_customers where user_id is null`,
        )
      )[0]?.id;
    await server.db.run('delete from users where id = $1', [learner.user.id]);
    const customer = await customerOf();
    await server.jobs.run('payments.tidy');
    expect(await customerOf()).toBeUndefined();
    const stripe = stripeOf(server);
    expect(await stripe.customers.retrieve(customer!)).toMatchObject({ deleted: true });
    expect((await stripe.subscriptions.retrieve(held!.id)).status).toBe('canceled');
    const [kept] = await server.db.run(
      'select user_id, amount_cents from payment_invoices order by id desc limit 1',
    );
    expect(kept).toEqual({ user_id: null, amount_cents: 8900 });
  });

  it('are paid by the card saved last, in whatever order the events arrive', async () => {
    let learner = await subscriber();
    await useCard(learner, testCards.good);
    const [kept] = await server.db.run<{ id: number }>(
      `select id from payment_events where type = 'setup_intent.succeeded' order by id desc limit 1`,
    );
    await useCard(learner, testCards.failsLater);
    learner = await later(learner, 32);
    expect((await subscriptionOf(learner))?.status).toBe('past_due');

    // The older card's event arrives again: the card neither returns nor is charged.
    await replayEvent(server.db, String(kept?.id));
    server.clock.advance({ minutes: 3 });
    await server.jobs.run('payments.catch-up');
    await settle(server);
    expect((await subscriptionOf(learner))?.status).toBe('past_due');
    const { method } = (await learner.client.call(mine.getPaymentDetails)).body;
    expect(method).toMatchObject({ last4: testCards.failsLater.slice(-4) });
  });
});
