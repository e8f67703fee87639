import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import Stripe from 'stripe';
import { expect, it } from 'vitest';
import { onServerOf } from '../../../../testing/app.ts';
import { registerLearner } from '../../../../testing/factories.ts';
import { withOtherFields } from './other-fields.rules.ts';
import { payFor, settle, stripeOf, testCards, typed } from '../../../../testing/payments.ts';

/**
 * The fields of Stripe's objects and their possible types, from Stripe's own examples and its SDK's declarations, down
 * to what the sandbox's fields contain. `a.b` is a field of `a`, `a[]` an entry of it.
 */
const extract = JSON.parse(
  await readFile(new URL('../../../../testing/stripe-fields.json', import.meta.url), 'utf8'),
) as Record<string, string>;
const known = new Map(
  Object.entries(extract).map(([object, fields]) => [
    object,
    new Map(fields.split(' ').map((field) => field.split(':') as [path: string, types: string])),
  ]),
);

/** The former name of prices, and everything about an invoice's payment except which one it is. */
const absent = /^(?:subscription_item\.plan$|invoice_payment\.)/;

/** Fields that only we have, and those that Stripe shows only on request. */
const besides = ['sandbox', 'payments'];

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const typeOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

/** Stripe's example objects that Rounds does not use, with the SDK call that would reach them. */
const unused = {
  // Every charge belongs to a plan or a pass: nothing is added to an invoice.
  invoiceitem: /\.invoiceItems\b/,
  // Codes are ours. The gateway gets a coupon for one order, and invoices name the amount it took off.
  discount: /\bdeleteDiscount\b/,
  // Stripe's fees and payouts: the ledger books what learners pay and get back.
  balance_transaction: /\.balanceTransactions\b/,
  // Cards and plans are changed in Account, Billing.
  'billing_portal.session': /\.billingPortal\b/,
  // Set up at Stripe, once, by whoever installs Rounds.
  webhook_endpoint: /\.webhookEndpoints\b/,
  // Money goes back as a refund, credit to the customer's balance.
  credit_note: /\.creditNotes\b/,
} as const;

/** The fields of Stripe's that an object lacks. */
function missingIn(object: Fields): string[] {
  const name = nameOf(object);
  return [...(known.get(name)?.keys() ?? [])]
    .filter((path) => !/[.[]/.test(path) && !(path in object))
    .map((path) => `${name}.${path}`)
    .filter((path) => !absent.test(path));
}

/** All Stripe objects in a value, however deep. */
function objectsIn(value: unknown): Fields[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (!isFields(value)) return [];
  return [
    ...(typeof value['object'] === 'string' ? [value] : []),
    ...Object.values(value).flatMap(objectsIn),
  ];
}

/** Every value that belongs to an object itself, with the path to it. */
function valuesIn(value: unknown, path: string): { path: string; value: unknown }[] {
  const inside = Array.isArray(value)
    ? value.flatMap((entry) => valuesIn(entry, `${path}[]`))
    : isFields(value) && typeof value['object'] !== 'string' && !/(^|\.)(metadata|data)$/.test(path)
      ? Object.entries(value).flatMap(([name, entry]) => valuesIn(entry, `${path}.${name}`))
      : [];
  return [{ path, value }, ...inside];
}

const nameOf = ({ object, deleted }: Fields) =>
  deleted === true ? `deleted_${String(object)}` : String(object);

/** The fields of an object that Stripe's doesn't have, or has with another type. */
function oddIn(object: Fields): string[] {
  const name = nameOf(object);
  const types = known.get(name);
  if (!types) return [name];
  return Object.entries(object)
    .filter(([field]) => !besides.includes(field))
    .flatMap(([field, entry]) => valuesIn(entry, field))
    .filter(({ path, value }) => !types.get(path)?.split('|').includes(typeOf(value)))
    .map(({ path, value }) => `${name}.${path}: ${typeOf(value)}, not ${types.get(path) ?? 'there'}`);
}

const isCardError = (error: unknown) => expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);

onServerOf('pglite', 'what the sandbox answers', (server) => {
  it('has exactly the fields of Stripe’s objects, with their types', async () => {
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

    const refused = await stripe.paymentMethods.create({ type: 'card', card: typed(testCards.declined) });
    const asked = await stripe.paymentMethods.create({ type: 'card', card: typed(testCards.asksAlways) });
    for (const { id } of [refused, asked]) {
      const setup = await stripe.setupIntents.create({ customer: customer.id });
      const payment = await stripe.paymentIntents.create({ amount: 500, currency: 'usd' });
      await stripe.setupIntents.confirm(setup.id, { payment_method: id }).catch(isCardError);
      await stripe.paymentIntents.confirm(payment.id, { payment_method: id }).catch(isCardError);
    }
    await stripe.customers.createBalanceTransaction(customer.id, { amount: -500, currency: 'usd' });

    const rows = await server.db.run<{ data: unknown }>('select data from sandbox_objects');
    const { lastResponse: _, ...gone } = await stripe.customers.del(customer.id);
    const { lastResponse: __, ...list } = await stripe.invoices.list();
    const answered = JSON.stringify([...rows.map(({ data }) => data), gone, list], (_name, value: unknown) =>
      withOtherFields(value),
    );
    const objects = objectsIn(JSON.parse(answered));
    expect([...new Set(objects.flatMap(oddIn))]).toEqual([]);
    expect([...new Set(objects.flatMap(missingIn))]).toEqual([]);
    // What the SDK gets.
    expect(objectsIn(list).flatMap(missingIn)).toEqual([]);
    const seen = new Set(objects.map(nameOf));
    expect([...known.keys()].filter((object) => !seen.has(object))).toEqual([]);
  });

  it('leaves out only objects that nothing here requests', () => {
    const source = fileURLToPath(new URL('../../..', import.meta.url));
    const code = globSync('**/*.service.ts', { cwd: source }).map((file) =>
      readFileSync(path.join(source, file), 'utf8'),
    );
    expect(code.some((text) => text.includes('stripe.subscriptions.'))).toBe(true);
    for (const [name, call] of Object.entries(unused)) {
      expect(known.has(name)).toBe(false);
      expect([name, code.filter((text) => call.test(text))]).toEqual([name, []]);
    }
  });
});
