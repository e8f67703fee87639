import { defineErrors } from '../errors.ts';

export const billingErrors = defineErrors({
  payment_refused: { status: 402, message: 'Your card was declined. Add another card and try again.' },
  invoice_not_found: { status: 404, message: 'This invoice can’t be found.' },
  no_subscription: { status: 404, message: 'You don’t have a subscription.' },
  credit_short: { status: 409, message: 'Your credit doesn’t cover this plan. Pay by card instead.' },
  nothing_due: { status: 409, message: 'There’s nothing to pay right now.' },
  nothing_ahead: { status: 409, message: 'Nothing is scheduled for your account.' },
  payment_due: { status: 409, message: 'Pay what is overdue first. Then you can change your plan.' },
  same_plan: { status: 409, message: 'You already have this plan at this price.' },
});
