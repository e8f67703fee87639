import { z } from 'zod';
import { Flag, Metadata, Text, Whole, blank, call, deleted } from './calls.ts';
import { advanceClock, createClock } from '../clocks/clocks.service.ts';
import { ownerAsked } from '../cards/cards.rules.ts';
import { cardFault, invalid } from '../objects/faults.rules.ts';
import { tryInvoice, voidInvoice } from '../billing/invoices.service.ts';
import { listOf } from '../objects/objects.rules.ts';
import { PageParams, listPage } from './list-page.service.ts';
import * as prices from '../billing/prices.service.ts';
import * as subscriptions from '../billing/subscriptions.service.ts';

const Discounts = z.array(z.strictObject({ coupon: Text.optional(), promotion_code: Text.optional() }));
const Item = z.strictObject({
  id: Text.optional(),
  price: Text.optional(),
  quantity: z.literal('1').optional(),
});
const Items = z.tuple([Item]);
const Proration = z.enum(['always_invoice', 'none']);
const Settings = z.strictObject({ save_default_payment_method: z.enum(['on_subscription', 'off']) });

export const billingCalls = [
  call('POST /v1/products', { name: Text, metadata: Metadata.optional() }, (ledger, { params }) =>
    prices.createProduct(ledger, params.name, params.metadata),
  ),
  call('GET /v1/products/:id', {}, (ledger, { id }) => ledger.get('product', id)),
  call(
    'POST /v1/prices',
    {
      unit_amount: Whole,
      currency: Text,
      product: Text.optional(),
      product_data: z.strictObject({ name: Text }).optional(),
      recurring: z
        .strictObject({ interval: z.enum(['month', 'year']), interval_count: Whole.default(1) })
        .optional(),
      lookup_key: Text.optional(),
      nickname: Text.optional(),
      metadata: Metadata.optional(),
    },
    async (ledger, { params: { product_data, product, recurring = null, metadata = {}, ...rest } }) => {
      if (rest.unit_amount < 0) throw invalid('Invalid unit_amount.', { param: 'unit_amount' });
      const made = product ?? (await prices.createProduct(ledger, product_data?.name ?? '')).id;
      await ledger.get('product', made);
      const { lookup_key = null, nickname = null, ...amount } = rest;
      return prices.createPrice(ledger, {
        ...amount,
        lookup_key,
        nickname,
        metadata,
        product: made,
        recurring,
      });
    },
  ),
  call(
    'GET /v1/prices',
    { lookup_keys: z.array(Text).optional(), ...PageParams },
    async (ledger, { params }) =>
      params.lookup_keys
        ? listOf('/v1/prices', await prices.pricesBy(ledger, params.lookup_keys))
        : listPage(ledger, 'price', '/v1/prices', params),
  ),
  call('GET /v1/prices/:id', {}, (ledger, { id }) => ledger.get('price', id)),
  call(
    'POST /v1/coupons',
    {
      id: Text.optional(),
      amount_off: Whole.optional(),
      percent_off: z
        .string()
        .regex(/^\d{1,3}(\.\d{1,2})?$/)
        .transform(Number)
        .refine((percent) => percent > 0 && percent <= 100)
        .optional(),
      currency: Text.optional(),
      duration: z.enum(['once', 'forever']),
      max_redemptions: Whole.optional(),
      name: Text.optional(),
      metadata: Metadata.optional(),
    },
    (ledger, { params }) =>
      prices.createCoupon(ledger, {
        id: params.id,
        amount_off: params.amount_off ?? null,
        percent_off: params.percent_off ?? null,
        currency: params.currency ?? null,
        duration: params.duration,
        max_redemptions: params.max_redemptions ?? null,
        name: params.name ?? null,
        metadata: params.metadata ?? {},
      }),
  ),
  call('GET /v1/coupons/:id', {}, (ledger, { id }) => ledger.get('coupon', id)),
  call('DELETE /v1/coupons/:id', {}, async (ledger, { id }) => {
    const coupon = await ledger.get('coupon', id);
    coupon.valid = false;
    await ledger.save(coupon);
    return deleted(coupon);
  }),
  call(
    'POST /v1/promotion_codes',
    {
      code: Text,
      promotion: z.strictObject({ type: z.literal('coupon'), coupon: Text }),
      max_redemptions: Whole.optional(),
      metadata: Metadata.optional(),
    },
    (ledger, { params: { code, promotion, max_redemptions = null, metadata = {} } }) =>
      prices.createPromotionCode(ledger, { code, max_redemptions, coupon: promotion.coupon, metadata }),
  ),
  call('GET /v1/promotion_codes', { code: Text.optional() }, async (ledger, { params }) =>
    listOf('/v1/promotion_codes', await prices.promotionCodes(ledger, params.code ?? null)),
  ),
  call(
    'POST /v1/subscriptions',
    {
      customer: Text,
      items: z.tuple([Item.required({ price: true })]),
      default_payment_method: Text.optional(),
      discounts: Discounts.optional(),
      metadata: Metadata.optional(),
      payment_behavior: z.enum(['default_incomplete', 'allow_incomplete']).default('allow_incomplete'),
      payment_settings: Settings.optional(),
      trial_end: Whole.optional(),
    },
    async (ledger, { params }) =>
      subscriptions.createSubscription(ledger, {
        customer: params.customer,
        price: await prices.recurringPrice(ledger, params.items[0].price),
        discount: await prices.discountIn(ledger, params.discounts ?? []),
        metadata: params.metadata ?? {},
        defaultMethod: params.default_payment_method ?? null,
        trialEnd: params.trial_end ?? null,
        isPaidLater: params.payment_behavior === 'default_incomplete',
        keepCard: params.payment_settings?.save_default_payment_method === 'on_subscription',
      }),
  ),
  call('GET /v1/subscriptions/:id', {}, (ledger, { id }) => ledger.get('subscription', id)),
  call(
    'GET /v1/subscriptions',
    { customer: Text.optional(), status: z.literal('all').optional(), ...PageParams },
    (ledger, { params }) =>
      listPage(ledger, 'subscription', '/v1/subscriptions', {
        ...params,
        ...(params.status !== 'all' && { without: 'canceled' }),
      }),
  ),
  call(
    'POST /v1/subscriptions/:id',
    {
      items: Items.optional(),
      cancel_at_period_end: Flag.optional(),
      default_payment_method: Text.optional(),
      metadata: Metadata.optional(),
      payment_behavior: z.literal('error_if_incomplete').optional(),
      proration_behavior: Proration.default('always_invoice'),
      proration_date: Whole.optional(),
    },
    async (ledger, { id, params }) => {
      const subscription = await ledger.get('subscription', id);
      if (subscription.ended_at !== null)
        throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
      const [item] = params.items ?? [];
      const prorates = params.proration_behavior === 'always_invoice';
      if (item) {
        const change = { price: item.price, at: params.proration_date, prorates };
        await subscriptions.changePrice(ledger, subscription, change);
      }
      if (params.metadata) subscription.metadata = { ...subscription.metadata, ...params.metadata };
      if (params.default_payment_method !== undefined) {
        await ledger.get('payment_method', params.default_payment_method);
        subscription.default_payment_method = params.default_payment_method;
      }
      if (params.cancel_at_period_end !== undefined) {
        const ends = params.cancel_at_period_end;
        subscription.cancel_at_period_end = ends;
        subscription.cancel_at = ends ? subscriptions.itemOf(subscription).current_period_end : null;
        subscription.canceled_at = ends ? await ledger.timeOf(subscription.customer) : null;
      }
      await ledger.save(subscription);
      await ledger.emit('customer.subscription.updated', subscription, subscription.customer);
      return subscription;
    },
  ),
  call('DELETE /v1/subscriptions/:id', {}, async (ledger, { id }) => {
    const subscription = await ledger.get('subscription', id);
    const latest = subscription.latest_invoice;
    const invoice = latest === null ? null : await ledger.get('invoice', latest);
    if (invoice?.status === 'open') await voidInvoice(ledger, invoice);
    await subscriptions.endSubscription(ledger, subscription);
    return subscription;
  }),
  call('GET /v1/invoices/:id', {}, (ledger, { id }) => ledger.get('invoice', id)),
  call('GET /v1/invoices', { customer: Text.optional(), ...PageParams }, (ledger, { params }) =>
    listPage(ledger, 'invoice', '/v1/invoices', params),
  ),
  call(
    'POST /v1/invoices/:id/pay',
    { payment_method: Text.optional(), off_session: Flag.default(true) },
    async (ledger, { id, params }) => {
      const invoice = await ledger.get('invoice', id);
      const subscription = await ledger.get('subscription', invoice.parent.subscription_details.subscription);
      const method = params.payment_method ?? (await subscriptions.methodOf(ledger, subscription));
      const outcome = await tryInvoice(ledger, invoice, method, { offSession: params.off_session });
      if (outcome?.kind === 'declined') throw cardFault(outcome.refusal);
      if (outcome?.kind === 'asks') throw cardFault(ownerAsked);
      return invoice;
    },
  ),
  call('POST /v1/invoices/:id/void', {}, async (ledger, { id }) =>
    voidInvoice(ledger, await ledger.get('invoice', id)),
  ),
  call(
    'POST /v1/invoices/create_preview',
    {
      customer: Text.optional(),
      subscription: Text,
      subscription_details: z
        .strictObject({
          items: Items,
          proration_behavior: Proration.optional(),
          proration_date: Whole.optional(),
        })
        .optional(),
    },
    async (ledger, { params }) => {
      const subscription = await ledger.get('subscription', params.subscription);
      const details = params.subscription_details;
      if (!details) return subscriptions.previewRenewal(ledger, subscription);
      return subscriptions.previewChange(ledger, subscription, {
        price: details.items[0].price,
        at: details.proration_date,
        prorates: true,
      });
    },
  ),
  call(
    'POST /v1/test_helpers/test_clocks',
    { frozen_time: Whole, name: z.union([blank, Text]).optional() },
    (ledger, { params }) => createClock(ledger, params.frozen_time, params.name ?? null),
  ),
  call('GET /v1/test_helpers/test_clocks/:id', {}, (ledger, { id }) =>
    ledger.get('test_helpers.test_clock', id),
  ),
  call(
    'POST /v1/test_helpers/test_clocks/:id/advance',
    { frozen_time: Whole },
    async (ledger, { id, params }) =>
      advanceClock(ledger, await ledger.get('test_helpers.test_clock', id), params.frozen_time),
  ),
];
