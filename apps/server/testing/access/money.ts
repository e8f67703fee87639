import { testCards, typedCard } from '../payments.ts';
import * as on from './fixtures.ts';
import * as money from './money-fixtures.ts';
import type { Row } from './row.ts';

const out = '401 not_signed_in';
const none = '404 no_subscription';
const card = typedCard(testCards.good);
const otherPrice = { priceId: 'price_professional_plans_monthly' };

/** Who may do what about money: everything is one's own, but for what a secret or an address opens to whoever has it. */
export const moneyAccess: Readonly<Record<`${string} /${string}`, Row>> = {
  'GET /api/plan': [on.own, out, 200, 200, 200],
  'POST /api/discount-codes/check': [money.discountCode, 200, 200, 200, 200],
  'GET /api/referrals/stats': [on.own, out, 200, 200, 200],
  'POST /api/referrals/referrer': [money.ownersCode, out, 200, 200, '422 referral_self'],
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
  'GET /api/invoices': [money.subscribed(), out, 200, 200, 200],
  'GET /api/subscription': [money.subscribed(), out, 200, 200, 200],
  'POST /api/subscription/preview': [money.subscribed(otherPrice), out, none, none, 200],
  'POST /api/subscription/change': [money.subscribed(otherPrice), out, none, none, 200],
  'POST /api/subscription/cancel': [money.subscribed(), out, none, none, 200],
  'POST /api/subscription/resume': [money.subscribed(), out, none, none, 200],
  'POST /api/subscription/card': [money.subscribed(), out, none, none, 200],
  'POST /api/webhooks/stripe': [money.signedEvent, 200, 200, 200, 200],
  'POST /api/sandbox/confirm': [money.begunPayment, 200, 200, 200, 200],
  'POST /api/sandbox/authenticate': [money.askedPayment, 200, 200, 200, 200],
  'GET /api/sandbox/sessions/:id': [money.checkoutPage(), 200, 200, 200, 200],
  'POST /api/sandbox/sessions/:id/pay': [money.checkoutPage({ card }), 200, 200, 200, 200],
};
