import { listInvoices } from '@rounds/contract/business/billing.invoices';
import {
  getPaymentSetup,
  createPaymentIntent,
  createSubscription,
  getOrCreateSubscription,
} from '@rounds/contract/business/payments';
import { getSubscription } from '@rounds/contract/business/billing';
import { getPlan } from '@rounds/contract/business/plans';
import {
  authenticateSandboxPayment,
  authorizeSandboxPayment,
  confirmSandboxPayment,
  paySandboxSession,
} from '@rounds/contract/business/sandbox';
import { describe, expect, it } from 'vitest';
import { onServer } from '../../../../testing/app.ts';
import { type Learner, registerLearner } from '../../../../testing/factories.ts';
import { payFor, settle, testCards, typedCard } from '../../../../testing/payments.ts';

onServer('payments', (server) => {
  const card = (number: string = testCards.good) => typedCard(number);
  const planOf = async ({ client }: Learner) => (await client.call(getPlan)).body;
  const subscriptionOf = async ({ client }: Learner) => (await client.call(getSubscription)).body;
  const invoicesOf = async ({ client }: Learner) => (await client.call(listInvoices)).body;
  const begin = async ({ client }: Learner, plan: 'student' | 'professional' = 'professional') =>
    (await client.call(getOrCreateSubscription, { body: { plan } })).body.clientSecret;
  const confirm = (clientSecret: string, number?: string) =>
    server.client.call(confirmSandboxPayment, { body: { clientSecret, card: card(number) } });
  /** A learner who has paid, after the trial. */
  async function subscriber(plan: 'student' | 'professional' = 'professional'): Promise<Learner> {
    const learner = await registerLearner(server);
    await payFor(server, learner, plan);
    return learner;
  }

  it('say that they are test payments', async () => {
    const { body } = await server.client.call(getPaymentSetup);
    expect(body).toEqual({ gateway: 'sandbox', publishableKey: null });
  });

  describe('for a plan of the plans screen', () => {
    it('make it active when the gateway says so, and not before', async () => {
      const learner = await registerLearner(server);
      const secret = await begin(learner);
      expect((await planOf(learner)).subscriptionTier).toBe('free');
      expect((await confirm(secret)).body.status).toBe('succeeded');
      expect((await planOf(learner)).subscriptionTier).toBe('free');
      await settle(server);
      expect(await planOf(learner)).toMatchObject({
        subscriptionTier: 'professional',
        tier: 'professional',
      });
      expect(await subscriptionOf(learner)).toMatchObject({
        status: 'active',
        price: 89,
        cancelAtPeriodEnd: false,
      });
      expect(await invoicesOf(learner)).toMatchObject([{ amount: 89, status: 'paid', refunded: 0 }]);
    });

    it('by wallet or bank are made once these approve, and not at all if they refuse', async () => {
      const learner = await registerLearner(server);
      const clientSecret = await begin(learner, 'student');
      const answer = (method: 'apple_pay' | 'us_bank_account', approved: boolean) =>
        server.client.call(authorizeSandboxPayment, { body: { clientSecret, method, approved } });
      for (const method of ['apple_pay', 'us_bank_account'] as const) {
        const { status, failure } = await answer(method, false);
        expect([status, failure.code]).toEqual([402, 'payment_not_authorized']);
      }
      await settle(server);
      expect((await planOf(learner)).subscriptionTier).toBe('free');
      expect((await answer('us_bank_account', true)).body.status).toBe('succeeded');
      await settle(server);
      expect((await planOf(learner)).subscriptionTier).toBe('student');
      expect((await answer('apple_pay', true)).failure.code).toBe('payment_closed');
    });

    it('cannot be made through a lender, since a plan renews', async () => {
      const clientSecret = await begin(await registerLearner(server));
      for (const method of ['affirm', 'klarna'] as const) {
        const body = { clientSecret, method, approved: true };
        const { status, failure } = await server.client.call(authorizeSandboxPayment, { body });
        expect([status, failure.code]).toEqual([422, 'method_unavailable']);
      }
    });

    it('send a receipt, once, that says it was a test', async () => {
      const learner = await subscriber('student');
      const receipts = server.mailer.sent.filter(
        ({ to, subject }) => to === learner.email && subject.includes('receipt'),
      );
      expect(receipts).toHaveLength(1);
      expect(receipts[0]!.text).toContain('$29.00');
      expect(receipts[0]!.text).toContain('test payment');
    });

    it('already started are resumed, and charged once for two browsers', async () => {
      const learner = await registerLearner(server);
      const secrets = await Promise.all([begin(learner), begin(learner), begin(learner)]);
      expect(new Set(secrets).size).toBe(1);
      const tries = await Promise.all(secrets.map((secret) => confirm(secret)));
      expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      await settle(server);
      expect(await invoicesOf(learner)).toHaveLength(1);
      const charges = await server.db.run(
        `select o.id from sandbox_objects o join payment_customers c on c.customer_id = o.customer
         where o.kind = 'charge' and c.user_id = $1`,
        [learner.user.id],
      );
      expect(charges).toHaveLength(1);
    });

    it('already started for another plan are canceled for it', async () => {
      const learner = await registerLearner(server);
      const first = await begin(learner, 'student');
      const second = await begin(learner, 'professional');
      expect((await confirm(first)).failure.code).toBe('payment_closed');
      await confirm(second);
      await settle(server);
      expect((await subscriptionOf(learner))?.tier).toBe('professional');
    });

    it('are rejected if there is a plan already, even before its event has arrived', async () => {
      const learner = await registerLearner(server);
      await confirm(await begin(learner));
      const early = await learner.client.call(getOrCreateSubscription, { body: {} });
      expect([early.status, early.failure.code]).toEqual([409, 'payment_in_progress']);
      await settle(server);
      const late = await learner.client.call(createSubscription, {
        body: { priceId: 'price_basic_monthly' },
      });
      expect([late.status, late.failure.code]).toEqual([409, 'already_subscribed']);
    });

    it.each([
      ['declined', 'card_declined'],
      ['poor', 'card_funds'],
      ['expired', 'card_expired'],
      ['wrongCvc', 'card_cvc'],
      ['failsLater', 'card_declined'],
    ] as const)('%s: %s, and another card pays', async (name, code) => {
      const learner = await registerLearner(server);
      const secret = await begin(learner);
      const refused = await confirm(secret, testCards[name]);
      expect([refused.status, refused.failure.code]).toEqual([402, code]);
      await settle(server);
      expect((await planOf(learner)).subscriptionTier).toBe('free');
      await confirm(await begin(learner));
      await settle(server);
      expect((await planOf(learner)).subscriptionTier).toBe('professional');
    });

    it('accept no real card', async () => {
      const secret = await begin(await registerLearner(server));
      expect((await confirm(secret, '4111111111111111')).failure.code).toBe('card_not_a_test_card');
    });

    it.each([
      [testCards.asksAlways, true, 200],
      [testCards.asksAlways, false, 402],
      [testCards.asksAndDeclines, true, 402],
    ])('with 3-D Secure of …%s, passed: %s, answer %i', async (number, passed, status) => {
      const learner = await registerLearner(server);
      const clientSecret = await begin(learner);
      expect((await confirm(clientSecret, number)).body.status).toBe('requires_action');
      await settle(server);
      expect((await planOf(learner)).subscriptionTier).toBe('free');
      const ended = await server.client.call(authenticateSandboxPayment, {
        body: { clientSecret, passed },
      });
      expect(ended.status).toBe(status);
      await settle(server);
      expect((await planOf(learner)).subscriptionTier).toBe(status === 200 ? 'professional' : 'free');
    });
  });

  describe('on a hosted page', () => {
    it('redirect there and back, and charge the price on the pricing screen', async () => {
      const learner = await registerLearner(server);
      const { body } = await learner.client.call(createSubscription, {
        body: { priceId: 'price_basic_monthly', planName: 'Basic' },
      });
      expect(body.url).toBe(`http://rounds.test/sandbox/checkout/${body.sessionId}`);
      const params = { id: body.sessionId! };
      const refused = await server.client.call(paySandboxSession, {
        params,
        body: { card: card(testCards.declined) },
      });
      expect(refused.status).toBe(402);
      const paid = await server.client.call(paySandboxSession, { params, body: { card: card() } });
      expect(paid.body).toMatchObject({ status: 'succeeded', successUrl: 'http://rounds.test/dashboard' });
      await settle(server);
      expect(await subscriptionOf(learner)).toMatchObject({ name: 'Basic', tier: 'student', price: 20 });
      expect(await invoicesOf(learner)).toMatchObject([{ amount: 20, status: 'paid' }]);
      const again = await server.client.call(paySandboxSession, { params, body: { card: card() } });
      expect(again.status).toBe(409);
    });
  });

  describe('of the checkout screen', () => {
    const pay = async (learner: Learner) => {
      const { body } = await learner.client.call(createPaymentIntent, { body: { amount: 19.99 } });
      await confirm(body.clientSecret);
      await settle(server);
    };

    it('give Student, but not forever', async () => {
      const learner = await registerLearner(server);
      await pay(learner);
      const { subscriptionTier, endsAt } = await planOf(learner);
      expect([subscriptionTier, endsAt?.slice(0, 10)]).toEqual(['student', '2026-04-03']);
      expect(await invoicesOf(learner)).toMatchObject([{ amount: 19.99, status: 'paid' }]);
    });

    it.each([0.01, 19.98, 20, -19.99])('cost what the server says, not %d', async (amount) => {
      const { client } = await registerLearner(server);
      const { status, failure } = await client.call(createPaymentIntent, { body: { amount } });
      expect([status, failure.code]).toEqual([422, 'amount_changed']);
    });
  });
});
