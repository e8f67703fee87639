import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { onServerOf } from '../../../testing/app.ts';
import { registerLearner } from '../../../testing/factories.ts';
import { payFor, settle, stripeOf, testCards, typed } from '../../../testing/payments.ts';

/** The fields of Stripe's own example of each object. */
const known = JSON.parse(
  await readFile(new URL('../../../testing/stripe-fields.json', import.meta.url), 'utf8'),
) as Record<string, string>;

interface Found {
  readonly object: string;
  readonly items?: { readonly data: readonly Found[] };
  readonly lines?: { readonly data: readonly Found[] };
}

/** Ours alone; and what Stripe shows only where it is asked for. */
const besides = ['sandbox', 'payments'];

/** An object with those that stand in it. */
const within = (found: Found): Found[] => [found, ...(found.items?.data ?? []), ...(found.lines?.data ?? [])];

onServerOf('pglite', 'what the sandbox answers', (server) => {
  it('has no field that Stripe’s objects do not have', async () => {
    const stripe = stripeOf(server);
    const learner = await registerLearner(server);
    await payFor(server, learner, 'student');
    const clock = await stripe.testHelpers.testClocks.create({ frozen_time: 1_800_000_000 });
    const customer = await stripe.customers.create({ test_clock: clock.id });
    const coupon = await stripe.coupons.create({ percent_off: 10, duration: 'once' });
    await stripe.promotionCodes.create({ code: 'TEN', promotion: { type: 'coupon', coupon: coupon.id } });
    await stripe.setupIntents.create({ customer: customer.id });
    const intent = await stripe.paymentIntents.create({ amount: 500, currency: 'usd' });
    const method = await stripe.paymentMethods.create({ type: 'card', card: typed(testCards.good) });
    await stripe.paymentIntents.confirm(intent.id, { payment_method: method.id });
    await stripe.refunds.create({ payment_intent: intent.id });
    const disputed = await stripe.paymentIntents.create({ amount: 500, currency: 'usd' });
    const other = await stripe.paymentMethods.create({ type: 'card', card: typed(testCards.disputed) });
    await stripe.paymentIntents.confirm(disputed.id, { payment_method: other.id });
    const price = await stripe.prices.create({
      unit_amount: 500,
      currency: 'usd',
      product_data: { name: 'Once' },
    });
    await stripe.checkout.sessions.create({
      mode: 'payment',
      customer: customer.id,
      line_items: [{ price: price.id, quantity: 1 }],
      success_url: 'http://rounds.test',
    });
    await settle(server);

    const rows = await server.db.run<{ data: Found }>('select data from sandbox_objects');
    const objects = rows.flatMap(({ data }) => within(data)).filter(({ object }) => object in known);
    const odd = objects.flatMap(({ object, ...fields }) =>
      Object.keys(fields)
        .filter((name) => !besides.includes(name) && !known[object]!.split(' ').includes(name))
        .map((name) => `${object}.${name}`),
    );
    expect([...new Set(odd)]).toEqual([]);
    const seen = new Set(objects.map(({ object }) => object));
    expect(Object.keys(known).filter((object) => !seen.has(object))).toEqual([]);
  });
});
