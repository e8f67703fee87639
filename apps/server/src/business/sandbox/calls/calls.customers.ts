import { z } from 'zod';
import { Metadata, Text, Whole, call, deleted } from './calls.ts';
import {
  adjustBalance,
  attach,
  createCustomer,
  createPaymentMethod,
  liveCustomer,
} from '../cards/customers.service.ts';
import { invalid } from '../objects/faults.rules.ts';
import { PageParams, listPage } from './list-page.service.ts';
import { endSubscription } from '../billing/subscriptions.service.ts';

const Card = z.strictObject({ number: Text, exp_month: Whole, exp_year: Whole, cvc: Text.optional() });

export const customerCalls = [
  call(
    'POST /v1/customers',
    { metadata: Metadata.optional(), test_clock: Text.optional() },
    (ledger, { params }) =>
      createCustomer(ledger, {
        metadata: params.metadata ?? {},
        test_clock: params.test_clock ?? null,
      }),
  ),
  call('GET /v1/customers/:id', {}, async (ledger, { id }) => {
    const customer = await ledger.get('customer', id);
    return customer.deleted ? deleted(customer) : customer;
  }),
  call(
    'POST /v1/customers/:id',
    {
      metadata: Metadata.optional(),
      invoice_settings: z.strictObject({ default_payment_method: Text }).optional(),
    },
    async (ledger, { id, params }) => {
      const customer = await liveCustomer(ledger, id);
      if (params.metadata) customer.metadata = { ...customer.metadata, ...params.metadata };
      if (params.invoice_settings) {
        const method = await ledger.get('payment_method', params.invoice_settings.default_payment_method);
        if (method.customer !== id) throw invalid('The customer does not have that payment method.');
        customer.invoice_settings.default_payment_method = method.id;
      }
      await ledger.save(customer);
      await ledger.emit('customer.updated', customer, id);
      return customer;
    },
  ),
  call('DELETE /v1/customers/:id', {}, async (ledger, { id }) => {
    const customer = await liveCustomer(ledger, id);
    for (const subscription of await ledger.list('subscription', { customer: id }))
      if (subscription.ended_at === null) await endSubscription(ledger, subscription);
    customer.deleted = true;
    customer.metadata = {};
    await ledger.save(customer);
    await ledger.emit('customer.deleted', customer, id);
    return deleted(customer);
  }),
  call(
    'POST /v1/customers/:id/balance_transactions',
    { amount: Whole, currency: Text, description: Text.optional(), metadata: Metadata.optional() },
    async (ledger, { id, params }) => {
      const { amount, currency, description = null, metadata = {} } = params;
      const customer = await liveCustomer(ledger, id);
      return adjustBalance(ledger, customer, { amount, currency, description, metadata, type: 'adjustment' });
    },
  ),
  call('GET /v1/customers/:id/balance_transactions', PageParams, (ledger, { id, params }) =>
    listPage(ledger, 'customer_balance_transaction', `/v1/customers/${id}/balance_transactions`, {
      ...params,
      customer: id,
    }),
  ),
  call(
    'GET /v1/customers/:id/payment_methods',
    { type: z.literal('card').optional(), ...PageParams },
    (ledger, { id, params }) =>
      listPage(ledger, 'payment_method', `/v1/customers/${id}/payment_methods`, { ...params, customer: id }),
  ),
  call('POST /v1/payment_methods', { type: z.literal('card'), card: Card }, (ledger, { params }) =>
    createPaymentMethod(ledger, params.card),
  ),
  call('GET /v1/payment_methods/:id', {}, (ledger, { id }) => ledger.get('payment_method', id)),
  call('POST /v1/payment_methods/:id/attach', { customer: Text }, async (ledger, { id, params }) =>
    attach(ledger, await ledger.get('payment_method', id), params.customer),
  ),
];
