import * as on from '../../../testing/access/fixtures.ts';
import * as money from '../../../testing/access/money-fixtures.ts';
import { type AccessRows, out } from '../../../testing/access/row.ts';

/** Everything is one's own, but for what a secret or an address opens to whoever has it. */
export const access: AccessRows = {
  'GET /api/referrals/stats': [on.own, out, 200, 200, 200],
  'POST /api/referrals/referrer': [money.ownersCode, out, 200, 200, '422 referral_self'],
};
