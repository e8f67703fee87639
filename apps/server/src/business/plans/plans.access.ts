import * as on from '../../../testing/access/fixtures.ts';
import { type AccessRows, out } from '../../../testing/access/row.ts';

/** Everything is one's own, but for what a secret or an address opens to whoever has it. */
export const access: AccessRows = {
  'GET /api/plan': [on.own, out, 200, 200, 200],
  'GET /api/plan/usage': [on.own, out, 200, 200, 200],
};
