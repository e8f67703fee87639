import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { onServerOf } from '../../../../testing/app.ts';
import { gatewaysFor, testKeyIn } from '../../../../testing/gateways.ts';
import { findByMetadata } from './find-by-metadata.ts';

const returnUrl = 'http://localhost/dashboard';

/** What the SDK throws. */
const failure = (promise: Promise<unknown>): Promise<Stripe.errors.StripeError> =>
  promise.then(
    () => expect.unreachable(),
    (error: unknown) => error as Stripe.errors.StripeError,
  );

describe.each(gatewaysFor(testKeyIn(process.env)))('$name behaves as we rely on', (gateway) => {
  onServerOf('pglite', 'by the SDK,', (server) => {
    const stripe = () => gateway.stripe(server);
    async function begunSubscription() {
      const lookupKey = `contract_${randomUUID()}`;
      const price = await stripe().prices.create({
        unit_amount: 2900,
        currency: 'usd',
        recurring: { interval: 'month' },
        product_data: { name: 'Rounds contract test' },
        lookup_key: lookupKey,
      });
      const found = await stripe().prices.list({ lookup_keys: [lookupKey] });
      expect(found.data.map(({ id }) => id)).toEqual([price.id]);
      const { id: customer } = await stripe().customers.create({ metadata: { learner: '1' } });
      const subscription = await stripe().subscriptions.create({
        customer,
        items: [{ price: price.id }],
        payment_behavior: 'default_incomplete',
        payment_settings: { save_default_payment_method: 'on_subscription' },
        expand: ['latest_invoice.confirmation_secret'],
      });
      const invoice = subscription.latest_invoice as Stripe.Invoice;
      const [intent = ''] = (invoice.confirmation_secret?.client_secret ?? '').split('_secret_');
      return { customer, subscription, intent };
    }
    const confirm = async (intent: string, kind: 'good' | 'declined') =>
      stripe().paymentIntents.confirm(intent, {
        payment_method: await gateway.method(stripe(), kind),
        return_url: returnUrl,
      });

    it('a subscription waits for its first payment, which a declined card does not make', async () => {
      const { customer, subscription, intent } = await begunSubscription();
      expect(subscription.status).toBe('incomplete');
      const declined = await failure(confirm(intent, 'declined'));
      expect([declined.type, declined.code, declined.statusCode]).toEqual([
        'StripeCardError',
        'card_declined',
        402,
      ]);
      expect((await confirm(intent, 'good')).status).toBe('succeeded');
      const now = await stripe().subscriptions.retrieve(subscription.id);
      expect([now.status, now.items.data[0]?.current_period_end]).toEqual(['active', expect.any(Number)]);
      await stripe().customers.del(customer);
    });

    it('a refund is found again by its mark, and never exceeds the payment', async () => {
      const { customer, intent } = await begunSubscription();
      await confirm(intent, 'good');
      const metadata = { refund: '7' };
      const made = await stripe().refunds.create({ payment_intent: intent, amount: 400, metadata });
      const refunds = stripe().refunds.list({ payment_intent: intent, limit: 100 });
      expect((await findByMetadata(refunds, metadata))?.id).toBe(made.id);
      expect(
        await findByMetadata(stripe().refunds.list({ payment_intent: intent }), { refund: '8' }),
      ).toBeNull();
      const refused = await failure(stripe().refunds.create({ payment_intent: intent, amount: 2600 }));
      expect(refused.type).toBe('StripeInvalidRequestError');
      const { latest_charge: charge } = await stripe().paymentIntents.retrieve(intent, {
        expand: ['latest_charge'],
      });
      expect((charge as Stripe.Charge).amount_refunded).toBe(400);
      await stripe().customers.del(customer);
    });

    it('credit is stored with its mark, once per key', async () => {
      const { id: customer } = await stripe().customers.create();
      const metadata = { reason: 'reward-1' };
      const idempotencyKey = randomUUID();
      const change = { amount: -1000, currency: 'usd', description: 'Referral', metadata };
      for (let time = 0; time < 2; time += 1)
        await stripe().customers.createBalanceTransaction(customer, change, { idempotencyKey });
      expect(((await stripe().customers.retrieve(customer)) as Stripe.Customer).balance).toBe(-1000);
      const listed = stripe().customers.listBalanceTransactions(customer, { limit: 100 });
      expect((await findByMetadata(listed, metadata))?.amount).toBe(-1000);
      const other = stripe().customers.createBalanceTransaction(
        customer,
        { ...change, amount: -1 },
        { idempotencyKey },
      );
      expect((await failure(other)).type).toBe('StripeIdempotencyError');
      await stripe().customers.del(customer);
    });

    it('a missing object is a 404 with its error', async () => {
      const missing = await failure(stripe().customers.retrieve('cus_none'));
      expect([missing.type, missing.code, missing.statusCode]).toEqual([
        'StripeInvalidRequestError',
        'resource_missing',
        404,
      ]);
      const unknown = await failure(stripe().rawRequest('GET', '/v1/no_such_thing') as Promise<unknown>);
      expect([unknown.type, unknown.statusCode]).toEqual(['StripeInvalidRequestError', 404]);
    });
  });
});

describe('the tests', () => {
  it('use only the sandbox without a key, and Stripe’s test mode too with one', () => {
    expect(testKeyIn({})).toBeNull();
    expect(gatewaysFor(null)).toHaveLength(1);
    expect(gatewaysFor(testKeyIn({ STRIPE_SECRET_KEY: 'sk_test_1' }))).toHaveLength(2);
  });

  it.each(['sk_live_1', 'rk_live_1', 'sk_1', 'pk_test_1'])('reject the key %s', (key) => {
    expect(() => testKeyIn({ STRIPE_SECRET_KEY: key })).toThrow('not a key of test mode');
  });
});
