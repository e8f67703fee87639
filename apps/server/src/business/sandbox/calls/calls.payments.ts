import { z } from 'zod';
import { Flag, Metadata, Text, Whole, call } from './calls.ts';
import { createSession, expireSession } from '../pages/checkout.service.ts';
import { confirmPayment, confirmSetup } from '../intents/confirm.service.ts';
import { invalid } from '../objects/faults.rules.ts';
import { cancelPayment, createPayment, createSetup } from '../intents/intents.service.ts';
import type { Ledger } from '../objects/ledger.service.ts';
import { PageParams, listPage } from './list-page.service.ts';
import { answerDispute, closeDispute } from '../intents/disputes.service.ts';
import { refund } from '../intents/refunds.service.ts';

const Discounts = z.array(z.strictObject({ coupon: Text.optional(), promotion_code: Text.optional() }));
const Enabled = z.strictObject({ enabled: Flag });
const minCents = 50;

/** The filter of a list by payment: refunds and disputes belong to its charge. */
const chargeOf = async (ledger: Ledger, intentId: string): Promise<string> =>
  (await ledger.get('payment_intent', intentId)).latest_charge ?? 'none';

export const paymentCalls = [
  call(
    'POST /v1/payment_intents',
    {
      amount: Whole,
      currency: Text,
      customer: Text.optional(),
      description: Text.optional(),
      metadata: Metadata.optional(),
      setup_future_usage: z.literal('off_session').optional(),
      automatic_payment_methods: Enabled.optional(),
    },
    (ledger, { params }) => {
      const { amount, currency, customer = null, description = null, metadata = {} } = params;
      if (amount < minCents)
        throw invalid('Amount must be at least $0.50 usd', { code: 'amount_too_small', param: 'amount' });
      const keepCard = params.setup_future_usage !== undefined;
      return createPayment(ledger, { amount, currency, customer, description, metadata, keepCard });
    },
  ),
  call('GET /v1/payment_intents/:id', {}, (ledger, { id }) => ledger.get('payment_intent', id)),
  call(
    'POST /v1/payment_intents/:id/confirm',
    { payment_method: Text, return_url: Text.optional() },
    async (ledger, { id, params }) => {
      const intent = await ledger.get('payment_intent', id);
      return confirmPayment(ledger, intent, await ledger.get('payment_method', params.payment_method));
    },
  ),
  call(
    'POST /v1/payment_intents/:id/cancel',
    { cancellation_reason: Text.optional() },
    async (ledger, { id, params }) =>
      cancelPayment(ledger, await ledger.get('payment_intent', id), params.cancellation_reason),
  ),
  call(
    'POST /v1/setup_intents',
    {
      customer: Text.optional(),
      metadata: Metadata.optional(),
      usage: z.literal('off_session').optional(),
      automatic_payment_methods: Enabled.optional(),
    },
    (ledger, { params }) =>
      createSetup(ledger, { customer: params.customer ?? null, metadata: params.metadata ?? {} }),
  ),
  call('GET /v1/setup_intents/:id', {}, (ledger, { id }) => ledger.get('setup_intent', id)),
  call('POST /v1/setup_intents/:id/confirm', { payment_method: Text }, async (ledger, { id, params }) => {
    const intent = await ledger.get('setup_intent', id);
    return confirmSetup(ledger, intent, await ledger.get('payment_method', params.payment_method));
  }),
  call('GET /v1/charges', { customer: Text.optional(), ...PageParams }, (ledger, { params }) =>
    listPage(ledger, 'charge', '/v1/charges', params),
  ),
  call('GET /v1/charges/:id', {}, (ledger, { id }) => ledger.get('charge', id)),
  call(
    'POST /v1/refunds',
    {
      payment_intent: Text,
      amount: Whole.optional(),
      reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
      metadata: Metadata.optional(),
    },
    (ledger, { params: { payment_intent, amount, reason = null, metadata = {} } }) =>
      refund(ledger, { payment_intent, reason, metadata, ...(amount !== undefined && { amount }) }),
  ),
  call('GET /v1/refunds', { payment_intent: Text.optional(), ...PageParams }, async (ledger, { params }) =>
    listPage(ledger, 'refund', '/v1/refunds', {
      ...params,
      parent: params.payment_intent && (await chargeOf(ledger, params.payment_intent)),
    }),
  ),
  call('GET /v1/refunds/:id', {}, (ledger, { id }) => ledger.get('refund', id)),
  call('GET /v1/disputes/:id', {}, (ledger, { id }) => ledger.get('dispute', id)),
  call('GET /v1/disputes', { payment_intent: Text.optional(), ...PageParams }, async (ledger, { params }) =>
    listPage(ledger, 'dispute', '/v1/disputes', {
      ...params,
      parent: params.payment_intent && (await chargeOf(ledger, params.payment_intent)),
    }),
  ),
  call(
    'POST /v1/disputes/:id',
    { evidence: z.strictObject({ uncategorized_text: Text }), submit: Flag.optional() },
    async (ledger, { id, params }) =>
      answerDispute(ledger, await ledger.get('dispute', id), params.evidence.uncategorized_text),
  ),
  call('POST /v1/disputes/:id/close', {}, async (ledger, { id }) =>
    closeDispute(ledger, await ledger.get('dispute', id), 'lost'),
  ),
  call(
    'POST /v1/checkout/sessions',
    {
      mode: z.enum(['subscription', 'payment']),
      ui_mode: z.literal('hosted_page').optional(),
      customer: Text,
      line_items: z.tuple([z.strictObject({ price: Text, quantity: z.literal('1').optional() })]),
      discounts: Discounts.optional(),
      success_url: Text,
      cancel_url: Text.optional(),
      metadata: Metadata.optional(),
      subscription_data: z.strictObject({ metadata: Metadata }).optional(),
      expires_at: Whole.optional(),
    },
    (ledger, { params }, page) =>
      createSession(
        ledger,
        {
          mode: params.mode,
          customer: params.customer,
          price: params.line_items[0].price,
          discounts: params.discounts ?? [],
          success_url: params.success_url,
          cancel_url: params.cancel_url ?? null,
          metadata: params.metadata ?? {},
          subscriptionMetadata: params.subscription_data?.metadata ?? {},
          expires_at: params.expires_at ?? null,
        },
        page,
      ),
  ),
  call('GET /v1/checkout/sessions/:id', {}, (ledger, { id }) => ledger.get('checkout.session', id)),
  call('POST /v1/checkout/sessions/:id/expire', {}, async (ledger, { id }) =>
    expireSession(ledger, await ledger.get('checkout.session', id)),
  ),
  call('GET /v1/events', PageParams, (ledger, { params }) => listPage(ledger, 'event', '/v1/events', params)),
  call('GET /v1/events/:id', {}, (ledger, { id }) => ledger.get('event', id)),
];
