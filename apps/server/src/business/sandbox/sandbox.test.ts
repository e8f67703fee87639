import type Stripe from 'stripe';
import { beforeAll, describe, expect, it } from 'vitest';
import { onServer } from '../../../testing/app.ts';
import { stripeOf, testCards, typed } from '../../../testing/payments.ts';

const day = 86_400;

onServer('the sandbox gateway, by Stripe’s SDK', (server) => {
  let stripe: Stripe;
  let price: Stripe.Price;
  beforeAll(async () => {
    stripe = stripeOf(server);
    price = await stripe.prices.create({
      unit_amount: 2000,
      currency: 'usd',
      recurring: { interval: 'month' },
      product_data: { name: 'Basic' },
      lookup_key: 'basic',
      nickname: 'Basic',
    });
  });

  const seconds = () => Math.floor(server.clock.now().getTime() / 1000);
  const card = async (number: string) =>
    (await stripe.paymentMethods.create({ type: 'card', card: typed(number) })).id;
  /** Returns what the SDK throws. */
  const failure = async (promise: Promise<unknown>): Promise<Stripe.errors.StripeError> =>
    promise.then(
      () => expect.unreachable(),
      (error: unknown) => error as Stripe.errors.StripeError,
    );
  const newClock = () => stripe.testHelpers.testClocks.create({ frozen_time: seconds() });
  const eventsOf = async (customer: string) => {
    const { data } = await stripe.events.list({ limit: 100 });
    return data
      .filter(({ data: { object } }) => (object as { customer?: string }).customer === customer)
      .map(({ type }) => type)
      .reverse();
  };

  async function subscribe(number: string, more: Partial<Stripe.SubscriptionCreateParams> = {}) {
    const clock = await newClock();
    const customer = await stripe.customers.create({ test_clock: clock.id });
    const method = await stripe.paymentMethods.attach(await card(number), { customer: customer.id });
    const subscription = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: price.id }],
      default_payment_method: method.id,
      ...more,
    });
    const moveTo = (at: number) => stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: at });
    const now = () => stripe.subscriptions.retrieve(subscription.id);
    return { customer, subscription, moveTo, now };
  }

  it('answers an unknown address as Stripe does, and names what it does not know', async () => {
    const error = await failure(stripe.customers.retrieve('cus_none'));
    expect([error.type, error.code, error.statusCode]).toEqual([
      'StripeInvalidRequestError',
      'resource_missing',
      404,
    ]);
    const unknown = await failure(stripe.payouts.list());
    expect([unknown.type, unknown.statusCode]).toEqual(['StripeInvalidRequestError', 404]);
    const refused = await failure(stripe.customers.create({ tax_exempt: 'exempt' }));
    expect([refused.code, refused.param]).toEqual(['parameter_unknown', 'tax_exempt']);
  });

  it('runs a request with an Idempotency-Key once, and rejects the key for another', async () => {
    const make = (amount: number) =>
      stripe.paymentIntents.create({ amount, currency: 'usd' }, { idempotencyKey: 'order-7' });
    const made = await Promise.all([make(500), make(500), make(500)]);
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect((await failure(make(600))).type).toBe('StripeIdempotencyError');
  });

  describe('subscriptions', () => {
    it('begin incomplete and run once the first invoice is paid', async () => {
      const customer = await stripe.customers.create();
      const subscription = await stripe.subscriptions.create({
        customer: customer.id,
        items: [{ price: price.id }],
        payment_behavior: 'default_incomplete',
        payment_settings: { save_default_payment_method: 'on_subscription' },
        expand: ['latest_invoice.confirmation_secret'],
      });
      const invoice = subscription.latest_invoice as Stripe.Invoice;
      const secret = invoice.confirmation_secret?.client_secret ?? '';
      expect([subscription.status, invoice.amount_due, invoice.status]).toEqual(['incomplete', 2000, 'open']);
      await stripe.paymentIntents.confirm(secret.split('_secret_')[0]!, {
        payment_method: await card(testCards.good),
      });
      const after = await stripe.subscriptions.retrieve(subscription.id);
      expect(after.status).toBe('active');
      expect(after.default_payment_method).toMatch(/^pm_/);
      expect(await eventsOf(customer.id)).toEqual(
        expect.arrayContaining([
          'customer.subscription.created',
          'invoice.paid',
          'customer.subscription.updated',
        ]),
      );
    });

    it('are canceled after 23 hours without a payment', async () => {
      const { moveTo, now } = await subscribe(testCards.good, { payment_behavior: 'default_incomplete' });
      await moveTo(seconds() + 23 * 3600);
      expect((await now()).status).toBe('incomplete_expired');
    });

    it('renew each month on their day', async () => {
      const { subscription, customer, moveTo, now } = await subscribe(testCards.good);
      const first = subscription.items.data[0]!.current_period_end;
      await moveTo(first + 65 * day);
      const after = await now();
      expect(after.status).toBe('active');
      expect(
        (await stripe.invoices.list({ customer: customer.id })).data.map(({ status }) => status),
      ).toEqual(Array.from({ length: 4 }, () => 'paid'));
      expect(after.items.data[0]!.current_period_start).toBe(Date.parse('2026-06-04T09:00:00Z') / 1000);
    });

    it('on trial charge nothing until it ends', async () => {
      const trial_end = seconds() + 14 * day;
      const { subscription, customer, moveTo, now } = await subscribe(testCards.good, { trial_end });
      expect(subscription.status).toBe('trialing');
      await moveTo(trial_end + 1);
      expect((await now()).status).toBe('active');
      const { data } = await stripe.invoices.list({ customer: customer.id });
      expect(data.map(({ amount_paid }) => amount_paid)).toEqual([2000, 0]);
    });

    it('that cannot be renewed are retried three times, and then end', async () => {
      const { subscription, customer, moveTo, now } = await subscribe(testCards.good);
      const broken = await stripe.paymentMethods.attach(await card(testCards.failsLater), {
        customer: customer.id,
      });
      await stripe.subscriptions.update(subscription.id, { default_payment_method: broken.id });
      const end = subscription.items.data[0]!.current_period_end;
      await moveTo(end + 1);
      expect((await now()).status).toBe('past_due');
      await moveTo(end + 6 * day);
      const [invoice] = (await stripe.invoices.list({ customer: customer.id })).data;
      expect([invoice!.attempt_count, invoice!.status]).toEqual([3, 'open']);
      await moveTo(end + 8 * day);
      expect((await now()).status).toBe('canceled');
    });

    it('that are past due run again with another card', async () => {
      const { subscription, customer, moveTo, now } = await subscribe(testCards.good);
      const attached = async (number: string) =>
        (await stripe.paymentMethods.attach(await card(number), { customer: customer.id })).id;
      const update = async (number: string) =>
        stripe.subscriptions.update(subscription.id, { default_payment_method: await attached(number) });
      await update(testCards.failsLater);
      const end = subscription.items.data[0]!.current_period_end;
      await moveTo(end + 1);
      await update(testCards.good);
      await moveTo(end + 4 * day);
      expect((await now()).status).toBe('active');
    });

    it('end with their period after a cancellation, unless they are resumed', async () => {
      const { subscription, moveTo, now } = await subscribe(testCards.good);
      const end = subscription.items.data[0]!.current_period_end;
      await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
      await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
      await moveTo(end + 1);
      expect((await now()).status).toBe('active');
      await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
      await moveTo(end + 32 * day);
      expect((await now()).status).toBe('canceled');
    });

    it('change their price for the rest of the period, as previewed', async () => {
      const { subscription, moveTo, customer, now } = await subscribe(testCards.good);
      const more = await stripe.prices.create({
        unit_amount: 3500,
        currency: 'usd',
        recurring: { interval: 'month' },
        product_data: { name: 'Professional' },
      });
      const item = subscription.items.data[0]!;
      const half = (item.current_period_start + item.current_period_end) / 2;
      await moveTo(half);
      const items = [{ id: item.id, price: more.id }];
      const preview = await stripe.invoices.createPreview({
        customer: customer.id,
        subscription: subscription.id,
        subscription_details: { items, proration_date: half, proration_behavior: 'always_invoice' },
      });
      expect(preview.amount_due).toBe(750);
      await stripe.subscriptions.update(subscription.id, {
        items,
        proration_date: half,
        proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete',
      });
      const [invoice] = (await stripe.invoices.list({ customer: customer.id })).data;
      expect([invoice!.amount_paid, invoice!.status]).toEqual([750, 'paid']);
      // And back: the unused part pays for what comes next.
      const back = [{ id: item.id, price: price.id }];
      await stripe.subscriptions.update(subscription.id, { items: back, proration_date: half });
      const { balance } = (await stripe.customers.retrieve(customer.id)) as Stripe.Customer;
      expect(balance).toBe(-750);
      await moveTo((await now()).items.data[0]!.current_period_end + 1);
      const [renewal] = (await stripe.invoices.list({ customer: customer.id })).data;
      expect([renewal!.total, renewal!.amount_paid]).toEqual([2000, 1250]);
    });

    it('stay unchanged when a change cannot be paid', async () => {
      const { subscription, customer, now } = await subscribe(testCards.good);
      const broken = await stripe.paymentMethods.attach(await card(testCards.failsLater), {
        customer: customer.id,
      });
      await stripe.subscriptions.update(subscription.id, { default_payment_method: broken.id });
      const more = await stripe.prices.create({
        unit_amount: 3500,
        currency: 'usd',
        recurring: { interval: 'month' },
        product_data: { name: 'Professional' },
      });
      const items = [{ id: subscription.items.data[0]!.id, price: more.id }];
      const error = await failure(
        stripe.subscriptions.update(subscription.id, { items, payment_behavior: 'error_if_incomplete' }),
      );
      expect(error.type).toBe('StripeCardError');
      expect((await now()).items.data[0]!.price.id).toBe(price.id);
      expect((await stripe.invoices.list({ customer: customer.id })).data).toHaveLength(1);
    });

    it('use discounts once, and credit before cards', async () => {
      const coupon = await stripe.coupons.create({ percent_off: 25, duration: 'once', max_redemptions: 1 });
      const promotion = await stripe.promotionCodes.create({
        code: 'Spring',
        promotion: { type: 'coupon', coupon: coupon.id },
      });
      expect((await stripe.promotionCodes.list({ code: 'spring' })).data).toHaveLength(1);
      const { customer, subscription, moveTo } = await subscribe(testCards.good, {
        discounts: [{ promotion_code: promotion.id }],
      });
      await stripe.customers.createBalanceTransaction(customer.id, { amount: -1000, currency: 'usd' });
      await moveTo(subscription.items.data[0]!.current_period_end + 1);
      const { data } = await stripe.invoices.list({ customer: customer.id });
      expect(data.map(({ amount_paid }) => amount_paid)).toEqual([1000, 1500]);
      const again = subscribe(testCards.good, { discounts: [{ coupon: coupon.id }] });
      expect((await failure(again)).param).toBe('discounts');
    });
  });

  it('refunds what was paid, and never more', async () => {
    const intent = await stripe.paymentIntents.create({ amount: 1999, currency: 'usd' });
    await stripe.paymentIntents.confirm(intent.id, { payment_method: await card(testCards.good) });
    await stripe.refunds.create({ payment_intent: intent.id, amount: 999 });
    const tooMuch = await failure(stripe.refunds.create({ payment_intent: intent.id, amount: 1001 }));
    expect(tooMuch.code).toBe('amount_too_large');
    await stripe.refunds.create({ payment_intent: intent.id });
    expect((await failure(stripe.refunds.create({ payment_intent: intent.id }))).code).toBe(
      'charge_already_refunded',
    );
  });

  it('sells on a hosted page, once, until it expires', async () => {
    const customer = await stripe.customers.create();
    const create = () =>
      stripe.checkout.sessions.create({
        mode: 'subscription',
        customer: customer.id,
        line_items: [{ price: price.id, quantity: 1 }],
        success_url: 'http://rounds.test/dashboard',
        metadata: { name: 'Basic' },
      });
    const session = await create();
    expect(session.url).toBe(`http://rounds.test/sandbox/checkout/${session.id}`);
    expect(JSON.stringify(session)).not.toContain('"sandbox"');
    const left = await create();
    server.clock.advance({ days: 2 });
    await server.jobs.run('sandbox.tick').catch(() => undefined);
    expect((await stripe.checkout.sessions.retrieve(left.id)).status).toBe('expired');
    expect((await failure(stripe.checkout.sessions.expire(left.id))).statusCode).toBe(400);
  });
});
