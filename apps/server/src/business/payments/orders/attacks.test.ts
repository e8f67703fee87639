import { checkDiscountCode } from '@rounds/contract/business/codes';
import {
  createPaymentIntent,
  createSubscription,
  getOrCreateSubscription,
} from '@rounds/contract/business/payments';
import { getPlan } from '@rounds/contract/business/plans';
import { authenticateSandboxPayment, confirmSandboxPayment } from '@rounds/contract/business/sandbox';
import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { onServer, onServerOf } from '../../../../testing/app.ts';
import { type Learner, registerLearner } from '../../../../testing/factories.ts';
import { payFor, settle, stripeOf, testCards, typedCard } from '../../../../testing/payments.ts';
import { webhookSecret } from '../../sandbox/index.ts';

const freeAccessCode = 'ONLY-FOR-FACULTY';

onServer(
  'an attacker',
  (server) => {
    const tierOf = async ({ client }: Learner) => (await client.call(getPlan)).body.subscriptionTier;
    const customerOf = async ({ user }: Learner): Promise<string> => {
      const [row] = await server.db.run<{ id: string }>(
        'select customer_id as id from payment_customers where user_id = $1',
        [user.id],
      );
      return row!.id;
    };
    const confirm = (clientSecret: string, number: string) =>
      server.client.call(confirmSandboxPayment, { body: { clientSecret, card: typedCard(number) } });

    it('cannot choose the price, the customer, the learner or the return address', async () => {
      const [victim, attacker] = await Promise.all([registerLearner(server), registerLearner(server)]);
      await payFor(server, victim, 'student');
      const forged = {
        amount: 0.01,
        price: 1,
        discountCents: 8800,
        customer: await customerOf(victim),
        userId: victim.user.id,
        subscriptionTier: 'enterprise',
        returnUrl: 'https://evil.example',
        success_url: 'https://evil.example',
        successUrl: 'https://evil.example',
      };
      const begun = await attacker.client.send<{ clientSecret: string }>(
        'POST',
        '/api/get-or-create-subscription',
        { body: { plan: 'professional', ...forged } },
      );
      const intent = await stripeOf(server).paymentIntents.retrieve(
        begun.body.clientSecret.split('_secret_')[0]!,
      );
      expect([intent.amount, intent.customer]).toEqual([8900, await customerOf(attacker)]);
      const page = await attacker.client.send<{ url: string; sessionId: string }>(
        'POST',
        '/api/create-subscription',
        { body: { priceId: 'price_professional_monthly', ...forged } },
      );
      expect(new URL(page.body.url).origin).toBe('http://rounds.test');
      const session = await stripeOf(server).checkout.sessions.retrieve(page.body.sessionId);
      expect([session.amount_total, session.success_url, session.cancel_url]).toEqual([
        3500,
        'http://rounds.test/dashboard',
        'http://rounds.test/pricing',
      ]);
      expect(await tierOf(attacker)).toBe('free');
    });

    it.each([
      ['/api/get-or-create-subscription', { plan: 'enterprise' }, 400],
      ['/api/get-or-create-subscription', { plan: { $ne: null } }, 400],
      ['/api/create-subscription', { priceId: 'price_student_plans_monthly' }, 400],
      ['/api/create-subscription', { priceId: 'price_1FromAnotherAccount' }, 400],
      ['/api/create-subscription', { priceId: 'contact' }, 400],
      ['/api/create-payment-intent', { amount: '19.99' }, 400],
      ['/api/create-payment-intent', { amount: -19.99 }, 422],
      ['/api/create-payment-intent', {}, 400],
    ])('cannot buy by %s what is not for sale there: %j', async (path, body, expected) => {
      const { client, user } = await registerLearner(server);
      const { status } = await client.send('POST', path, { body });
      expect(status).toBe(expected);
      expect(await server.db.run('select 1 from payment_orders where user_id = $1', [user.id])).toEqual([]);
    });

    it.each(['pi_1_secret_guess', '_secret_', 'pi_%', "pi_1' or true --_secret_x"])(
      'cannot open a payment by guessing its secret: %s',
      async (clientSecret) => {
        expect((await confirm(clientSecret, testCards.good)).status).toBe(404);
      },
    );

    it('cannot open another’s payment by its id alone', async () => {
      const { client } = await registerLearner(server);
      const { clientSecret } = (await client.call(getOrCreateSubscription, { body: {} })).body;
      const [id = ''] = clientSecret.split('_secret_');
      for (const secret of [id, `${id}_secret_`, `${id}_secret_x`])
        expect((await confirm(secret, testCards.good)).status).toBe(404);
    });

    it('gets no plan by skipping 3-D Secure, failing it, or requesting the return address', async () => {
      const learner = await registerLearner(server);
      const { clientSecret } = (await learner.client.call(getOrCreateSubscription, { body: {} })).body;
      for (let time = 0; time < 2; time += 1) {
        const { body } = await confirm(clientSecret, testCards.asksAlways);
        expect(body.status).toBe('requires_action');
        await settle(server);
        expect(await tierOf(learner)).toBe('free');
      }
      const failed = await server.client.call(authenticateSandboxPayment, {
        body: { clientSecret, passed: false },
      });
      expect(failed.failure.code).toBe('card_not_authenticated');
      // What has expired can't be passed afterwards.
      const late = await server.client.call(authenticateSandboxPayment, {
        body: { clientSecret, passed: true },
      });
      expect(late.status).toBeGreaterThanOrEqual(400);
      await learner.client.send('GET', '/dashboard?plan=professional&redirect_status=succeeded');
      await settle(server);
      expect(await tierOf(learner)).toBe('free');
    });

    it('cannot send an event from another environment, though it is signed', async () => {
      const payload = JSON.stringify({
        id: 'evt_live',
        object: 'event',
        livemode: true,
        type: 'invoice.paid',
        created: 1,
        data: { object: { id: 'in_1' } },
      });
      const timestamp = Math.floor(server.clock.now().getTime() / 1000);
      const secret = await webhookSecret(server);
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, timestamp, secret });
      const { status, failure } = await server.client.send('POST', '/api/webhooks/stripe', {
        body: payload,
        headers: { 'stripe-signature': signature },
      });
      expect([status, failure.code]).toEqual([400, 'webhook_invalid']);
      expect(await server.db.run(`select 1 from payment_events where event_id = 'evt_live'`)).toEqual([]);
    });

    it('cannot try all codes', async () => {
      const { client } = await registerLearner(server);
      const tried = async (index: number) =>
        (await client.call(checkDiscountCode, { body: { code: `GUESS-${index}` } })).status;
      for (let index = 0; index < 20; index += 1) expect(await tried(index)).toBe(404);
      expect(await tried(20)).toBe(429);
      const other = await registerLearner(server);
      const bought = async (index: number) =>
        (
          await other.client.call(createSubscription, {
            body: { priceId: 'price_professional_monthly', discountCode: `GUESS-${index}` },
          })
        ).status;
      for (let index = 0; index < 30; index += 1) expect(await bought(index)).toBe(404);
      expect(await bought(30)).toBe(429);
      expect(await tierOf(other)).toBe('free');
    });

    it('uses free access once, however many of their browsers ask at once', async () => {
      const learner = await registerLearner(server);
      const body = { priceId: 'price_professional_monthly', discountCode: freeAccessCode } as const;
      const replies = await Promise.all(
        Array.from({ length: 12 }, () => learner.client.call(createSubscription, { body })),
      );
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
      const grants = await server.db.run('select 1 from plan_grants where user_id = $1', [learner.user.id]);
      expect(grants).toHaveLength(1);
    });

    it('is not charged for what they have: no second pass, and no plan during a year of free access', async () => {
      const learner = await registerLearner(server);
      const begin = (path: string, body: object) => learner.client.send('POST', path, { body });
      const pass = await learner.client.call(createPaymentIntent, { body: { amount: 19.99 } });
      await confirm(pass.body.clientSecret, testCards.good);
      await settle(server);
      expect(await tierOf(learner)).toBe('student');
      const again = await begin('/api/create-payment-intent', { amount: 19.99 });
      expect([again.status, again.failure.code]).toEqual([409, 'already_subscribed']);
      // They may buy more than the pass gives, and a renewing plan may follow one that doesn't renew.
      expect((await begin('/api/get-or-create-subscription', { plan: 'professional' })).status).toBe(200);
      expect((await begin('/api/get-or-create-subscription', { plan: 'student' })).status).toBe(200);
      const free = { priceId: 'price_professional_monthly', discountCode: freeAccessCode };
      expect((await begin('/api/create-subscription', free)).status).toBe(200);
      for (const [path, body] of [
        ['/api/create-payment-intent', { amount: 19.99 }],
        ['/api/get-or-create-subscription', { plan: 'student' }],
        ['/api/get-or-create-subscription', { plan: 'professional' }],
        ['/api/create-subscription', { priceId: 'price_basic_monthly' }],
      ] as const) {
        const refused = await begin(path, body);
        expect([path, refused.status, refused.failure.code]).toEqual([path, 409, 'already_subscribed']);
      }
    });

    it.each([
      ['PUT', '/api/user/profile', { username: '4242424242424242' }],
      [
        'POST',
        '/api/forum',
        {
          title: 'Hello',
          content: 'My card is 5555 5555 5555 4444.',
          category: 'discussion',
          careerPath: 'nursing',
        },
      ],
      [
        'POST',
        '/api/notes',
        {
          title: '4111-1111-1111-1111',
          content: 'A note. '.repeat(20),
          noteType: 'class_notes',
          subject: 'nursing',
        },
      ],
      [
        'POST',
        '/api/create-subscription',
        { priceId: 'price_basic_monthly', discountCode: '378282246310005' },
      ],
    ] as const)(
      'leaves no card number behind that was typed into the wrong field: %s %s',
      async (method, path, body) => {
        const { client } = await registerLearner(server);
        const { status, failure } = await client.send(method, path, { body });
        expect(status).toBe(400);
        expect(JSON.stringify(failure)).toContain('Card numbers can’t be entered here');
        expect(server.logs.join('\n')).not.toMatch(/4242424242424242|5555 5555|4111-1111|378282246310005/);
      },
    );
  },
  { config: { freeAccessCode } },
);

onServerOf(
  'pglite',
  'where payments are off,',
  (server) => {
    describe('the sandbox', () => {
      const card = typedCard(testCards.good);
      it.each([
        ['POST', '/api/sandbox/confirm', { clientSecret: 'pi_1_secret_1', card }],
        ['POST', '/api/sandbox/authenticate', { clientSecret: 'pi_1_secret_1', passed: true }],
        ['POST', '/api/sandbox/authorize', { clientSecret: 'pi_1_secret_1', method: 'link', approved: true }],
        ['GET', '/api/sandbox/sessions/cs_test_1', undefined],
        ['POST', '/api/sandbox/sessions/cs_test_1/pay', { card }],
      ] as const)('does not answer %s %s', async (method, path, body) => {
        const { status, failure } = await server.client.send(method, path, { body });
        expect([status, failure.code]).toEqual([404, 'sandbox_off']);
      });

      it('does not move anybody’s clock', async () => {
        const { client } = await registerLearner(server);
        const moved = await client.send('POST', '/api/billing/test-clock');
        expect([moved.status, moved.failure.code]).toEqual([503, 'payments_off']);
        expect((await client.call(createPaymentIntent, { body: { amount: 19.99 } })).status).toBe(503);
      });
    });
  },
  { config: { payments: { kind: 'off' } } },
);
