import * as money from '../../../testing/access/money-fixtures.ts';
import type { AccessRows } from '../../../testing/access/row.ts';

/** Everything is the caller's own, except what a secret or an address opens to whoever has it. */
export const access: AccessRows = {
  'POST /api/discount-codes/check': [money.discountCode, 200, 200, 200, 200],
};
