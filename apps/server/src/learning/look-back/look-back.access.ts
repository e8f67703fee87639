import * as on from '../../../testing/access/fixtures.ts';
import { type AccessRows, out } from '../../../testing/access/row.ts';

/** A week is told to nobody else. */
export const access: AccessRows = {
  'GET /api/look-back': [on.own, out, 200, 200, 200],
  'PUT /api/look-back': [on.body({ wantsMail: true }), out, 200, 200, 200],
};
