import * as money from '../../../testing/access/money-fixtures.ts';
import type { AccessRows } from '../../../testing/access/row.ts';
import { testCards, typedCard } from '../../../testing/payments.ts';

const card = typedCard(testCards.good);

/** Everything belongs to the caller, except what a secret or an address opens for anybody who has it. */
export const access: AccessRows = {
  'POST /api/sandbox/confirm': [money.begunPayment, 200, 200, 200, 200],
  'POST /api/sandbox/authenticate': [money.askedPayment, 200, 200, 200, 200],
  'POST /api/sandbox/authorize': [money.redirectedPayment, 200, 200, 200, 200],
  'GET /api/sandbox/sessions/:id': [money.checkoutPage(), 200, 200, 200, 200],
  'POST /api/sandbox/sessions/:id/pay': [money.checkoutPage({ card }), 200, 200, 200, 200],
};
