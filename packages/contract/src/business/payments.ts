import { z } from 'zod';
import { maxInteger } from '../common.ts';
import { endpointsOf } from '../endpoint.ts';
import { codeErrors } from './codes.errors.ts';
import { TypedCode } from './codes.ts';
import { paymentErrors } from './payments.errors.ts';
import { pass, pricesOn } from './plans.offers.rules.ts';

const endpoint = endpointsOf('Payments');

const buying = [
  paymentErrors.already_subscribed,
  paymentErrors.payment_in_progress,
  paymentErrors.payments_off,
  paymentErrors.gateway_unreachable,
];

export const getPaymentSetup = endpoint({
  method: 'GET',
  path: '/api/payments/setup',
  summary:
    'How payments are made here. `sandbox` is test mode: nothing is charged, and every page has to say so.',
  auth: 'none',
  answer: z.object({
    gateway: z.enum(['stripe', 'sandbox', 'off']),
    /** For Stripe’s form; null without Stripe. */
    publishableKey: z.string().nullable(),
  }),
});

/** What the payment form needs. */
const Secret = z.object({ clientSecret: z.string() });

export const getOrCreateSubscription = endpoint({
  method: 'POST',
  path: '/api/get-or-create-subscription',
  summary: 'Begin to pay for a plan of the plans screen, or go on where it was begun.',
  notInDemo: true,
  body: z.object({ plan: z.enum(['student', 'professional']).default('professional') }),
  /** `dueToday`: dollars that are charged now: the price minus the learner's credit. */
  answer: Secret.extend({ dueToday: z.number() }),
  errors: [...buying, paymentErrors.credit_covers],
});

export const createPaymentIntent = endpoint({
  method: 'POST',
  path: '/api/create-payment-intent',
  summary: `Begin to pay for ${pass.days} days of Student, once and without renewal.`,
  notInDemo: true,
  /** What the screen showed, in dollars; anything other than the price is refused. */
  body: z.object({ amount: z.number().max(maxInteger) }),
  answer: Secret,
  errors: [...buying, paymentErrors.amount_changed],
});

export const createSubscription = endpoint({
  method: 'POST',
  path: '/api/create-subscription',
  summary: 'Begin to pay for a plan of the pricing screen on a hosted checkout page.',
  notInDemo: true,
  body: z.object({
    priceId: z.enum(pricesOn.pricing),
    planName: z.string().max(100).optional(),
    discountCode: TypedCode.optional(),
  }),
  /** A code for free access needs no page: there is no session, and the link leads to the dashboard. */
  answer: z.object({ sessionId: z.string().nullable(), url: z.string() }),
  errors: [...buying, ...Object.values(codeErrors)],
});

export const receiveWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks/stripe',
  summary: 'Events of the payment provider, signed over the raw body. Nobody else has anything to say here.',
  auth: 'none',
  body: z.looseObject({}),
  answer: z.object({ received: z.literal(true) }),
  errors: [paymentErrors.webhook_invalid, paymentErrors.payments_off],
});
