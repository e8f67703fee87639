import * as money from '../../../testing/access/money-fixtures.ts';
import { type AccessRows, out } from '../../../testing/access/row.ts';

/** Everything is the caller's own, except what a secret or an address opens to whoever has it. */
export const access: AccessRows = {
  'POST /api/referrals/referrer': [money.ownersCode, out, 200, 200, '422 referral_self'],
};
