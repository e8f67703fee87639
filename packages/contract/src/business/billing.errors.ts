import { defineErrors } from '../errors.ts';

export const billingErrors = defineErrors({
  payment_refused: { status: 402, message: 'Your card was declined. Add another card and try again.' },
  no_subscription: { status: 404, message: 'You don’t have a subscription.' },
  same_plan: { status: 409, message: 'You already have this plan at this price.' },
});
