import { z } from 'zod';
import { Instant, maxInteger } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { billingErrors } from './billing.errors.ts';
import { subscriptionStatuses } from './billing.rules.ts';
import { paymentErrors } from './payments.errors.ts';
import { priceIds } from './plans.offers.rules.ts';
import { tiers } from './plans.rules.ts';

const PriceId = z.enum(priceIds);

export const SubscriptionView = z.object({
  priceId: PriceId,
  /** As the screen that sold it calls the plan. */
  name: z.string(),
  tier: z.enum(tiers),
  /** Dollars a month. */
  price: z.number(),
  /** `past_due`: a renewal failed and is tried again; another card mends it. */
  status: z.enum(subscriptionStatuses),
  currentPeriodEnd: Instant,
  /** It ends then instead of renewing. */
  cancelAtPeriodEnd: z.boolean(),
});
export type SubscriptionView = z.infer<typeof SubscriptionView>;

const shared = { tag: 'Billing', auth: 'required' } as const;
const changing = {
  ...shared,
  method: 'POST',
  notInDemo: true,
  answer: SubscriptionView,
} as const;
const none = [billingErrors.no_subscription, paymentErrors.payments_off, paymentErrors.gateway_unreachable];

export const getSubscription = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/subscription',
  summary: "The learner's subscription; null without one.",
  answer: SubscriptionView.nullable(),
});

export const previewChange = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/subscription/preview',
  summary: 'What changing to another price would cost today.',
  notInDemo: true,
  body: z.object({ priceId: PriceId }),
  answer: z.object({
    /** Dollars: what is charged today, and what is left over for the next invoices. */
    dueToday: z.number(),
    credit: z.number(),
    /** Dollars a month from then on. */
    price: z.number(),
    currentPeriodEnd: Instant,
    /** Goes into the change, so that it costs what was shown. */
    prorationDate: z.int().positive(),
  }),
  errors: [...none, billingErrors.same_plan],
});

export const changeSubscription = endpoint({
  ...changing,
  path: '/api/subscription/change',
  summary: 'Change to another price now. Where it can’t be charged, everything stays as it is.',
  body: z.object({ priceId: PriceId, prorationDate: z.int().positive().max(maxInteger).optional() }),
  errors: [...none, billingErrors.same_plan, billingErrors.payment_refused, paymentErrors.amount_changed],
});

export const cancelSubscription = endpoint({
  ...changing,
  path: '/api/subscription/cancel',
  summary: 'Let the subscription end with the period that is paid for.',
  errors: none,
});

export const resumeSubscription = endpoint({
  ...changing,
  path: '/api/subscription/resume',
  summary: 'Take a cancellation back.',
  errors: none,
});

export const changeCard = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/subscription/card',
  summary: 'Begin to pay with another card: a payment that failed is tried again with it.',
  notInDemo: true,
  answer: z.object({ clientSecret: z.string() }),
  errors: none,
});
