import { defineErrors } from '../errors.ts';

export const paymentErrors = defineErrors({
  webhook_invalid: { status: 400, message: 'This event isn’t signed by the payment provider.' },
  already_subscribed: { status: 409, message: 'You already have a paid plan.' },
  credit_covers: { status: 409, message: 'Your credit covers this plan. Start it without a card.' },
  payment_in_progress: {
    status: 409,
    message: 'Another payment of yours is still being processed. Wait a moment and reload the page.',
  },
  amount_changed: { status: 422, message: 'The price has changed. Reload the page to see it.' },
  payments_off: { status: 503, message: 'Payments aren’t set up here. Please contact support.' },
  gateway_unreachable: {
    status: 503,
    message: 'The payment provider isn’t answering. You haven’t been charged. Please try again shortly.',
  },
});
