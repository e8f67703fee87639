import { defineErrors } from '../errors.ts';

export const sandboxErrors = defineErrors({
  sandbox_off: { status: 404, message: 'Test payments are switched off here.' },
  payment_not_found: { status: 404, message: 'This payment can’t be found.' },
  payment_closed: { status: 409, message: 'This payment has already been completed or canceled.' },
  card_declined: { status: 402, message: 'Your card was declined. Try another card.' },
  card_funds: { status: 402, message: 'There isn’t enough money on this card. Try another card.' },
  card_expired: { status: 402, message: 'This card has expired. Try another card.' },
  card_cvc: { status: 402, message: 'The security code is wrong.' },
  card_number: { status: 402, message: 'The card number is wrong.' },
  card_processing: { status: 402, message: 'The card couldn’t be processed. Try again in a moment.' },
  card_not_authenticated: {
    status: 402,
    message: 'We couldn’t confirm that this card is yours. Try again or use another card.',
  },
  payment_not_authorized: {
    status: 402,
    message: 'The payment wasn’t authorized, so nothing was charged. Try again or choose another way to pay.',
  },
  method_unavailable: {
    status: 422,
    message: 'This purchase can’t be paid for that way. Choose another way to pay.',
  },
  card_not_a_test_card: {
    status: 402,
    message: 'This is test mode, so only test cards work. Don’t enter a real card.',
  },
});
