import type Stripe from 'stripe';
import { beforeAll, describe, expect, it } from 'vitest';
import { onServer } from '../../../../testing/app.ts';
import { stripeOf, testCards, typed } from '../../../../testing/payments.ts';

onServer('payments by card in the sandbox', (server) => {
  let stripe: Stripe;
  beforeAll(() => {
    stripe = stripeOf(server);
  });

  const card = async (number: string) =>
    (await stripe.paymentMethods.create({ type: 'card', card: typed(number) })).id;
  /** Returns what the SDK throws. */
  const failure = async (promise: Promise<unknown>): Promise<Stripe.errors.StripeError> =>
    promise.then(
      () => expect.unreachable(),
      (error: unknown) => error as Stripe.errors.StripeError,
    );

  describe('cards', () => {
    it('must be test cards; only brand and four digits are stored', async () => {
      const live = await failure(card('4111111111111111'));
      expect([live.type, live.decline_code]).toEqual(['StripeCardError', 'test_mode_live_card']);
      expect((await failure(card('4242424242424241'))).code).toBe('incorrect_number');
      const method = await stripe.paymentMethods.retrieve(await card(testCards.good));
      expect(method.card).toMatchObject({ brand: 'visa', last4: '4242' });
      const found = await server.db.run(
        `select id from sandbox_objects where data::text like '%42424242%' or data::text like '%"cvc"%'`,
      );
      expect(found).toEqual([]);
    });

    it.each([
      ['declined', 'card_declined', 'generic_decline'],
      ['poor', 'card_declined', 'insufficient_funds'],
      ['expired', 'expired_card', ''],
      ['wrongCvc', 'incorrect_cvc', ''],
      ['failsLater', 'card_declined', 'generic_decline'],
    ] as const)('%s: %s', async (name, code, decline) => {
      const intent = await stripe.paymentIntents.create({ amount: 1999, currency: 'usd' });
      const error = await failure(
        stripe.paymentIntents.confirm(intent.id, { payment_method: await card(testCards[name]) }),
      );
      expect([error.type, error.code, error.decline_code]).toEqual(['StripeCardError', code, decline]);
      const after = await stripe.paymentIntents.retrieve(intent.id);
      expect([after.status, after.last_payment_error?.code]).toEqual(['requires_payment_method', code]);
      // Another card pays it.
      const paid = await stripe.paymentIntents.confirm(intent.id, {
        payment_method: await card(testCards.good),
      });
      expect([paid.status, paid.amount_received]).toEqual(['succeeded', 1999]);
    });

    it('that require 3-D Secure wait for it', async () => {
      const intent = await stripe.paymentIntents.create({ amount: 1999, currency: 'usd' });
      const method = await card(testCards.asksAlways);
      const asked = await stripe.paymentIntents.confirm(intent.id, { payment_method: method });
      expect(asked.status).toBe('requires_action');
    });
  });

  it('charge one payment once, however many confirm it at the same time', async () => {
    const intent = await stripe.paymentIntents.create({ amount: 1999, currency: 'usd' });
    const methods = await Promise.all([1, 2, 3, 4].map(() => card(testCards.good)));
    const tries = await Promise.allSettled(
      methods.map((payment_method) => stripe.paymentIntents.confirm(intent.id, { payment_method })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const charges = await server.db.run(
      `select id from sandbox_objects where kind = 'charge' and data->>'payment_intent' = $1`,
      [intent.id],
    );
    expect(charges).toHaveLength(1);
  });
});
