import { defineErrors } from '../errors.ts';

export const paymentErrors = defineErrors({
  webhook_invalid: { status: 400, message: 'This event isn’t signed by the payment provider.' },
  payment_refused: { status: 402, message: 'Your card was declined. Add another card and try again.' },
  no_subscription: { status: 404, message: 'You don’t have a subscription.' },
  already_subscribed: { status: 409, message: 'You already have a paid plan.' },
  payment_in_progress: {
    status: 409,
    message: 'Another payment of yours is still being processed. Wait a moment and reload the page.',
  },
  same_plan: { status: 409, message: 'You already have this plan at this price.' },
  amount_changed: { status: 422, message: 'The price has changed. Reload the page to see it.' },
  payments_off: { status: 503, message: 'Payments aren’t set up here. Please contact support.' },
  gateway_unreachable: {
    status: 503,
    message: 'The payment provider isn’t answering. You haven’t been charged. Please try again shortly.',
  },
});
