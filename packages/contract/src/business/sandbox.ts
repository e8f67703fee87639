import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';
import { paymentMethods } from './payments.rules.ts';
import { sandboxErrors } from './sandbox.errors.ts';

const endpoint = endpointsOf('Test payments');

/** A card as typed. Only test cards are accepted, and only brand and last four digits are stored. */
const Card = z.object({
  number: z.string().min(1).max(40),
  expMonth: z.int().min(1).max(12),
  expYear: z.int().min(0).max(2100),
  cvc: z.string().regex(/^\d{3,4}$/),
});
const Secret = z.string().min(1).max(200);

/** The result: done, or the card's owner has to confirm first (3-D Secure). */
const Progress = z.object({
  status: z.enum(['succeeded', 'requires_action']),
  /** For `authenticate`. */
  clientSecret: z.string(),
});

const refusals = [
  sandboxErrors.sandbox_off,
  sandboxErrors.payment_not_found,
  sandboxErrors.payment_closed,
  sandboxErrors.card_declined,
  sandboxErrors.card_funds,
  sandboxErrors.card_expired,
  sandboxErrors.card_cvc,
  sandboxErrors.card_number,
  sandboxErrors.card_processing,
  sandboxErrors.card_not_authenticated,
  sandboxErrors.card_not_a_test_card,
];
const params = z.object({ id: z.string().min(1).max(100) });

export const confirmSandboxPayment = endpoint({
  method: 'POST',
  path: '/api/sandbox/confirm',
  summary: 'Test mode: pay with a test card, or keep one for later, as the payment form does with Stripe.',
  auth: 'none',
  body: z.object({ clientSecret: Secret, card: Card }),
  answer: Progress,
  errors: refusals,
});

export const authenticateSandboxPayment = endpoint({
  method: 'POST',
  path: '/api/sandbox/authenticate',
  summary: 'Test mode: pass 3-D Secure, or fail it.',
  auth: 'none',
  body: z.object({ clientSecret: Secret, passed: z.boolean() }),
  answer: Progress,
  errors: refusals,
});

export const authorizeSandboxPayment = endpoint({
  method: 'POST',
  path: '/api/sandbox/authorize',
  summary: 'Test mode: pay by a wallet, a bank or a lender, as on the page they would send the learner to.',
  auth: 'none',
  body: z.object({
    clientSecret: Secret,
    method: z.enum(paymentMethods).exclude(['card']),
    /** False: the learner, or the provider they pay through, refuses. */
    approved: z.boolean(),
  }),
  answer: Progress,
  errors: [...refusals, sandboxErrors.payment_not_authorized, sandboxErrors.method_unavailable],
});

export const getSandboxSession = endpoint({
  method: 'GET',
  path: '/api/sandbox/sessions/:id',
  summary: 'Test mode: what a hosted checkout page shows.',
  auth: 'none',
  params,
  answer: z.object({
    status: z.enum(['open', 'complete', 'expired']),
    mode: z.enum(['subscription', 'payment']),
    name: z.string(),
    /** In dollars, before and after discounts and credit. */
    subtotal: z.number(),
    total: z.number(),
    currency: z.string(),
    successUrl: z.string(),
    cancelUrl: z.string().nullable(),
  }),
  errors: [sandboxErrors.sandbox_off, sandboxErrors.payment_not_found],
});

export const paySandboxSession = endpoint({
  method: 'POST',
  path: '/api/sandbox/sessions/:id/pay',
  summary: 'Test mode: pay on a hosted checkout page.',
  auth: 'none',
  params,
  body: z.object({ card: Card }),
  answer: Progress.extend({
    /** Empty if nothing had to be charged. */
    clientSecret: z.string(),
    /** Where to go once it has succeeded. */
    successUrl: z.string(),
  }),
  errors: refusals,
});
