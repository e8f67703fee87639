import * as on from '../../../testing/access/fixtures.ts';
import { type AccessRows, out } from '../../../testing/access/row.ts';

/** Nobody else sees a learner's week. */
export const access: AccessRows = {
  'GET /api/look-back': [on.own, out, 200, 200, 200],
  'PUT /api/look-back': [on.body({ wantsMail: true }), out, 200, 200, 200],
};
