import * as on from '../../../testing/access/fixtures.ts';
import { type AccessRows, out } from '../../../testing/access/row.ts';

/** Learners take part only for themselves. */
export const access: AccessRows = {
  'GET /api/league': [on.own, out, 200, 200, 200],
  'PUT /api/league': [on.own, out, 200, 200, 200],
  'DELETE /api/league': [on.own, out, 200, 200, 200],
};
