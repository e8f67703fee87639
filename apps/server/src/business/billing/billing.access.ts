import * as money from '../../../testing/access/money-fixtures.ts';
import { type AccessRows, out } from '../../../testing/access/row.ts';

const none = '404 no_subscription';
const otherPrice = { priceId: 'price_professional_plans_monthly' };

/** Everything belongs to the caller. */
export const access: AccessRows = {
  'GET /api/invoices': [money.subscribed(), out, 200, 200, 200],
  'GET /api/invoices/:id/pdf': [money.invoice, out, '404 invoice_not_found', '404 invoice_not_found', 200],
  'GET /api/subscription': [money.subscribed(), out, 200, 200, 200],
  'GET /api/subscription/payment': [money.subscribed(), out, none, none, 200],
  'POST /api/subscription/preview': [money.subscribed(otherPrice), out, none, none, 200],
  'POST /api/subscription/change': [money.subscribed(otherPrice), out, none, none, 200],
  'POST /api/subscription/cancel': [money.subscribed(), out, none, none, 200],
  'POST /api/subscription/resume': [money.subscribed(), out, none, none, 200],
  'POST /api/subscription/card': [money.subscribed(), out, none, none, 200],
  'POST /api/subscription/card/use': [money.keptCard, out, none, none, 200],
  'POST /api/subscription/pay': [money.overdue, out, none, none, 200],
  'POST /api/subscription/start-on-credit': [
    money.credited,
    out,
    '409 credit_short',
    '409 credit_short',
    200,
  ],
};
