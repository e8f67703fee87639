import { listInvoices } from '@rounds/contract/business/billing.invoices';
import { createPaymentIntent, getOrCreateSubscription } from '@rounds/contract/business/payments';
import {
  changeSubscription,
  getPaymentDetails,
  getSubscription,
  previewChange,
  startOnCredit,
} from '@rounds/contract/business/billing';
import { moveTestClock } from '@rounds/contract/business/billing.test-clock';
import { getPlan } from '@rounds/contract/business/plans';
import { confirmSandboxPayment } from '@rounds/contract/business/sandbox';
import { expect, it } from 'vitest';
import { onServer } from '../../../../testing/app.ts';
import { type Learner, registerLearner } from '../../../../testing/factories.ts';
import { payFor, settle, stripeOf, testCards, typedCard } from '../../../../testing/payments.ts';
import { describeBooks, ledgerDiscrepancies } from '../../ledger/ledger.service.ts';

const staffEmail = 'staff@rounds.test';

onServer(
  'refunded and disputed payments',
  (server) => {
    const planOf = async ({ client }: Learner) => (await client.call(getPlan)).body;
    const subscriptionOf = async ({ client }: Learner) => (await client.call(getSubscription)).body;
    const invoicesOf = async ({ client }: Learner) => (await client.call(listInvoices)).body;
    const begin = async ({ client }: Learner) =>
      (await client.call(getOrCreateSubscription, { body: {} })).body.clientSecret;
    const confirm = (clientSecret: string, number: string = testCards.good) =>
      server.client.call(confirmSandboxPayment, { body: { clientSecret, card: typedCard(number) } });
    async function subscriber(): Promise<Learner> {
      const learner = await registerLearner(server);
      await payFor(server, learner, 'professional');
      return learner;
    }
    const intentOf = async ({ user }: Learner): Promise<string> => {
      const [row] = await server.db.run<{ id: string }>(
        'select payment_intent_id as id from payment_invoices where user_id = $1 order by id desc limit 1',
        [user.id],
      );
      return row!.id;
    };
    const booked = async ({ user }: Learner): Promise<number> => {
      const [row] = await server.db.run<{ sum: number }>(
        'select coalesce(sum(amount) * 100, 0)::int as sum from revenue_transactions where user_id = $1',
        [user.id],
      );
      return row!.sum;
    };

    it('in part, only change the books; in full, they end the plan', async () => {
      const learner = await subscriber();
      const stripe = stripeOf(server);
      await stripe.refunds.create({ payment_intent: await intentOf(learner), amount: 900 });
      await settle(server);
      expect(await booked(learner)).toBe(8000);
      expect((await planOf(learner)).subscriptionTier).toBe('professional');
      await stripe.refunds.create({ payment_intent: await intentOf(learner) });
      await settle(server);
      expect(await booked(learner)).toBe(0);
      expect(await invoicesOf(learner)).toMatchObject([{ status: 'refunded', refunded: 89 }]);
      expect((await planOf(learner)).subscriptionTier).toBe('free');
    });

    /** A learner who has paid with a card whose owner disputes the payment, and the dispute. */
    async function disputing(): Promise<{ learner: Learner; dispute: string }> {
      const learner = await registerLearner(server);
      await confirm(await begin(learner), testCards.disputed);
      await settle(server);
      const { data } = await stripeOf(server).disputes.list({ payment_intent: await intentOf(learner) });
      return { learner, dispute: data[0]!.id };
    }
    const staffMails = () =>
      server.mailer.sent.filter(({ to }) => to === staffEmail).map(({ subject }) => subject);

    it('by a dispute, end the plan at once and alert staff; a lost dispute changes nothing more', async () => {
      const { learner, dispute } = await disputing();
      expect(await invoicesOf(learner)).toMatchObject([{ status: 'disputed' }]);
      expect((await planOf(learner)).subscriptionTier).toBe('free');
      expect(await subscriptionOf(learner)).toBeNull();
      expect(await booked(learner)).toBe(0);
      expect(staffMails().at(-1)).toMatch(/^Rounds: Dispute of invoice SANDBOX-\w+: open$/);
      await stripeOf(server).disputes.close(dispute);
      await settle(server);
      expect(staffMails().at(-1)).toMatch(/: lost$/);
      expect(await booked(learner)).toBe(0);
      expect(await invoicesOf(learner)).toMatchObject([{ status: 'disputed' }]);
      expect((await planOf(learner)).subscriptionTier).toBe('free');
    });

    it('by a dispute that is won, come back, with the plan until the end of the paid period', async () => {
      const { learner, dispute } = await disputing();
      const evidence = { uncategorized_text: 'winning_evidence' };
      await stripeOf(server).disputes.update(dispute, { evidence });
      await settle(server);
      expect(staffMails().at(-1)).toMatch(/: won$/);
      expect(await booked(learner)).toBe(8900);
      expect(await invoicesOf(learner)).toMatchObject([{ status: 'paid', refunded: 0 }]);
      const { subscriptionTier, endsAt } = await planOf(learner);
      expect(subscriptionTier).toBe('professional');
      expect(endsAt?.slice(0, 10)).toBe('2026-04-04');
      // The charge says forever that it was disputed; checking it again changes nothing.
      await server.db.run('update payment_events set processed_at = null');
      server.clock.advance({ minutes: 3 });
      await server.jobs.run('payments.catch-up');
      await settle(server);
      expect(await invoicesOf(learner)).toMatchObject([{ status: 'paid' }]);
      expect((await planOf(learner)).subscriptionTier).toBe('professional');
    });

    it('before the payment itself was known, are applied with it', async () => {
      const learner = await registerLearner(server);
      await confirm(await begin(learner));
      server.jobs.enqueued.splice(0);
      const [row] = await server.db.run<{ id: string }>(
        `select o.id from sandbox_objects o join payment_customers c on c.customer_id = o.customer
         where o.kind = 'payment_intent' and c.user_id = $1`,
        [learner.user.id],
      );
      await stripeOf(server).refunds.create({ payment_intent: row!.id });
      await settle(server);
      expect(await invoicesOf(learner)).toMatchObject([{ status: 'refunded', refunded: 89 }]);
      expect(await booked(learner)).toBe(0);
      expect((await planOf(learner)).subscriptionTier).toBe('free');
    });

    it('for a pass, end the pass', async () => {
      const learner = await registerLearner(server);
      const { body } = await learner.client.call(createPaymentIntent, { body: { amount: 19.99 } });
      await confirm(body.clientSecret);
      await settle(server);
      expect((await planOf(learner)).subscriptionTier).toBe('student');
      await stripeOf(server).refunds.create({ payment_intent: await intentOf(learner) });
      await settle(server);
      expect((await planOf(learner)).subscriptionTier).toBe('free');
    });

    it('take back a downgrade’s credit along with the plan', async () => {
      const learner = await subscriber();
      const { body: preview } = await learner.client.call(previewChange, {
        body: { priceId: 'price_student_plans_monthly' },
      });
      const { prorationDate } = preview;
      await learner.client.call(changeSubscription, {
        body: { priceId: 'price_student_plans_monthly', prorationDate },
      });
      await settle(server);
      expect((await learner.client.call(getPaymentDetails)).body.credit).toBeGreaterThan(59);
      const [invoice] = await server.db.run<{ id: string }>(
        `select payment_intent_id as id from payment_invoices
         where user_id = $1 and payment_intent_id is not null`,
        [learner.user.id],
      );
      await stripeOf(server).refunds.create({ payment_intent: invoice!.id });
      await settle(server);
      expect((await planOf(learner)).subscriptionTier).toBe('free');
      expect(await subscriptionOf(learner)).toBeNull();
      const started = await learner.client.call(startOnCredit, { body: { plan: 'student' } });
      expect(started.failure.code).toBe('credit_short');
      expect(await booked(learner)).toBe(0);
      expect(await ledgerDiscrepancies(server.db)).toEqual([]);
    });

    const balanceOf = async (customer: string): Promise<number> => {
      const held = await stripeOf(server).customers.retrieve(customer);
      return held.deleted ? 0 : held.balance;
    };
    const priceOf = async (key: string): Promise<string> => {
      const { data } = await stripeOf(server).prices.list({ lookup_keys: [key], limit: 1 });
      return data[0]!.id;
    };

    it('by a dispute, take back a downgrade’s credit, and return it once when the dispute is won', async () => {
      await payFor(server, await registerLearner(server), 'student');
      const learner = await registerLearner(server);
      await confirm(await begin(learner), testCards.disputed);
      const stripe = stripeOf(server);
      const [customer] = await server.db.run<{ id: string }>(
        'select customer_id as id from payment_customers where user_id = $1',
        [learner.user.id],
      );
      // Before any news of the dispute, as a bank may open one for a payment weeks ago.
      const [subscription] = (await stripe.subscriptions.list({ customer: customer!.id })).data;
      await stripe.subscriptions.update(subscription!.id, {
        items: [{ id: subscription!.items.data[0]!.id, price: await priceOf('price_student_plans_monthly') }],
        proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete',
      });
      await settle(server);
      expect(await balanceOf(customer!.id)).toBe(0);
      const [paid] = await server.db.run<{ id: string }>(
        'select payment_intent_id as id from payment_invoices where user_id = $1 and dispute is not null',
        [learner.user.id],
      );
      const { data } = await stripe.disputes.list({ payment_intent: paid!.id });
      await stripe.disputes.update(data[0]!.id, { evidence: { uncategorized_text: 'winning_evidence' } });
      await settle(server);
      expect(await balanceOf(customer!.id)).toBe(-6000);
      expect((await planOf(learner)).subscriptionTier).toBe('student');
      await server.db.run('update payment_events set processed_at = null');
      server.clock.advance({ minutes: 3 });
      await server.jobs.run('payments.catch-up');
      await settle(server);
      expect(await balanceOf(customer!.id)).toBe(-6000);
      expect(await ledgerDiscrepancies(server.db)).toEqual([]);
    });

    it('take back a downgrade’s credit even after its month, and leave the next month alone', async () => {
      const learner = await subscriber();
      const priceId = 'price_student_plans_monthly';
      expect((await learner.client.call(changeSubscription, { body: { priceId } })).status).toBe(200);
      await settle(server);
      // For example in March, when a February payment can still be refunded.
      for (const event of ['trial_ended', 'renewed'])
        expect((await learner.client.call(moveTestClock)).body.event).toBe(event);
      await settle(server);
      const [invoice] = await server.db.run<{ id: string }>(
        'select payment_intent_id as id from payment_invoices where user_id = $1 and amount_cents = 8900',
        [learner.user.id],
      );
      expect((await learner.client.call(getPaymentDetails)).body.credit).toBeGreaterThan(29);
      await stripeOf(server).refunds.create({ payment_intent: invoice!.id });
      await settle(server);
      expect((await subscriptionOf(learner))?.tier).toBe('student');
      expect((await learner.client.call(getPaymentDetails)).body.credit).toBe(0);
      expect(await ledgerDiscrepancies(server.db)).toEqual([]);
    });

    it('leave the books balanced, whatever happened', async () => {
      expect(await ledgerDiscrepancies(server.db)).toEqual([]);
      expect(await describeBooks(server.db)).toMatch(/total +0\.00\n$/);
      await server.db.run(
        `insert into ledger_entries (booked_for, account, amount, created_at) values ('odd', 'gateway', 1, now())`,
      );
      expect((await ledgerDiscrepancies(server.db)).join()).toContain('odd');
    });
  },
  { config: { staffEmail } },
);
