import { z } from 'zod';
import { Instant, maxInteger } from '../common.ts';
import { endpointsOf } from '../endpoint.ts';
import { billingErrors } from './billing.errors.ts';
import { paymentMethodKinds, subscriptionStatuses } from './billing.rules.ts';
import { paymentErrors } from './payments.errors.ts';
import { priceIds } from './plans.offers.rules.ts';
import { tiers } from './plans.rules.ts';

const PriceId = z.enum(priceIds);

export const SubscriptionView = z.object({
  priceId: PriceId,
  /** The plan's name on the screen that sold it. */
  name: z.string(),
  tier: z.enum(tiers),
  /** Dollars a month. */
  price: z.number(),
  /** `past_due`: a renewal failed and is retried; another card fixes it. */
  status: z.enum(subscriptionStatuses),
  currentPeriodEnd: Instant,
  /** Whether it ends with the current period instead of renewing. */
  cancelAtPeriodEnd: z.boolean(),
});
export type SubscriptionView = z.infer<typeof SubscriptionView>;

/** How a subscription is paid. This is all we know about a card. */
export const PaymentMethod = z.object({
  kind: z.enum(paymentMethodKinds),
  /** In the gateway's spelling ("visa"). This and the fields below are null for anything but a card. */
  brand: z.string().nullable(),
  last4: z.string().nullable(),
  /** Null in the sandbox too, which stores no expiration dates. */
  expires: z.object({ month: z.int(), year: z.int() }).nullable(),
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

export const PaymentDetails = z.object({
  /** Null if nothing is on file, as after a month paid by credit. */
  method: PaymentMethod.nullable(),
  /** Dollars that the next invoices use up first. */
  credit: z.number(),
  /** Null if the subscription doesn't renew, or something is overdue first. */
  next: z.object({ amount: z.number(), at: Instant }).nullable(),
  /** The failed renewal, and when it's next retried; null when there are no more retries. */
  overdue: z.object({ amount: z.number(), nextTryAt: Instant.nullable() }).nullable(),
});
export type PaymentDetails = z.infer<typeof PaymentDetails>;

const endpoint = endpointsOf('Billing');
const changing = {
  method: 'POST',
  notInDemo: true,
  answer: SubscriptionView,
} as const;
const none = [billingErrors.no_subscription, paymentErrors.payments_off, paymentErrors.gateway_unreachable];

export const getSubscription = endpoint({
  method: 'GET',
  path: '/api/subscription',
  summary: "The learner's subscription; null without one.",
  answer: SubscriptionView.nullable(),
});

export const getPaymentDetails = endpoint({
  method: 'GET',
  path: '/api/subscription/payment',
  summary: 'How the subscription is paid, and what is charged next. The payment provider is asked.',
  answer: PaymentDetails,
  errors: none,
});

export const ChangePreview = z.object({
  /** Dollars. The old plan's unused time, the new plan's time until the period ends, and the credit that is used. */
  unused: z.number(),
  remaining: z.number(),
  creditUsed: z.number(),
  /** What is charged today, and what is left over for the next invoices. */
  dueToday: z.number(),
  creditLeft: z.number(),
  /** The renewal at the new price, with the credit subtracted; null if the plan ends instead. */
  next: z.object({ amount: z.number(), at: Instant }).nullable(),
  /** Dollars a month from then on. */
  price: z.number(),
  /** Sent along with the change, so that it costs what was shown. */
  prorationDate: z.int().positive(),
});
export type ChangePreview = z.infer<typeof ChangePreview>;

export const previewChange = endpoint({
  method: 'POST',
  path: '/api/subscription/preview',
  summary: 'What changing to another price would cost today.',
  notInDemo: true,
  body: z.object({ priceId: PriceId }),
  answer: ChangePreview,
  errors: [...none, billingErrors.same_plan, billingErrors.payment_due],
});

export const changeSubscription = endpoint({
  ...changing,
  path: '/api/subscription/change',
  summary: 'Change to another price now. Where it can’t be charged, everything stays as it is.',
  body: z.object({ priceId: PriceId, prorationDate: z.int().positive().max(maxInteger).optional() }),
  errors: [
    ...none,
    billingErrors.same_plan,
    billingErrors.payment_due,
    billingErrors.payment_refused,
    paymentErrors.amount_changed,
    paymentErrors.payment_in_progress,
  ],
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
  method: 'POST',
  path: '/api/subscription/card',
  summary: 'Begin to pay with another card: a payment that failed is tried again with it.',
  notInDemo: true,
  answer: z.object({ clientSecret: z.string() }),
  errors: none,
});

export const useCard = endpoint({
  ...changing,
  path: '/api/subscription/card/use',
  summary: 'Pay with the card that was just kept from now on, a renewal that failed included.',
  /** The gateway’s id of the setup that saved the card. */
  body: z.object({ setupIntent: z.string().regex(/^seti_\w{1,200}$/) }),
  errors: none,
});

export const payOverdue = endpoint({
  ...changing,
  path: '/api/subscription/pay',
  summary: 'Try a renewal that failed again now, with what is on file.',
  /**
   * Null once it is paid. If the bank wants the card's owner to confirm, this opens the confirmation; then call again.
   */
  answer: z.object({ clientSecret: z.string().nullable() }),
  errors: [...none, billingErrors.nothing_due, billingErrors.payment_refused],
});

export const startOnCredit = endpoint({
  ...changing,
  path: '/api/subscription/start-on-credit',
  summary:
    'Begin a plan of the plans screen whose first month the credit pays in full. No card is asked for.',
  body: z.object({ plan: z.enum(['student', 'professional']) }),
  errors: [
    billingErrors.credit_short,
    paymentErrors.already_subscribed,
    paymentErrors.payment_in_progress,
    paymentErrors.payments_off,
    paymentErrors.gateway_unreachable,
  ],
});
