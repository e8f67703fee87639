import * as money from '../../../testing/access/money-fixtures.ts';
import type { AccessRows } from '../../../testing/access/row.ts';

/** Everything belongs to the caller, except what a secret or an address opens for anybody who has it. */
export const access: AccessRows = {
  'POST /api/discount-codes/check': [money.discountCode, 200, 200, 200, 200],
};
