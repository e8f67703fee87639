import * as on from '../../../testing/access/fixtures.ts';
import * as money from '../../../testing/access/money-fixtures.ts';
import { type AccessRows, out } from '../../../testing/access/row.ts';

/** Everything belongs to the caller, except what a secret or an address opens for anybody who has it. */
export const access: AccessRows = {
  'GET /api/payments/setup': [on.own, 200, 200, 200, 200],
  'POST /api/get-or-create-subscription': [on.body({ plan: 'student' }), out, 200, 200, 200],
  'POST /api/create-payment-intent': [on.body({ amount: 19.99 }), out, 200, 200, 200],
  'POST /api/create-subscription': [
    on.body({ priceId: 'price_basic_monthly', planName: 'Basic' }),
    out,
    200,
    200,
    200,
  ],
  'POST /api/webhooks/stripe': [money.signedEvent, 200, 200, 200, 200],
};
