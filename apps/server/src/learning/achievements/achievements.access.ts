import * as on from '../../../testing/access/fixtures.ts';
import { type AccessRows, out } from '../../../testing/access/row.ts';

export const access: AccessRows = {
  'GET /api/achievements': [on.own, out, 200, 200, 200],
  'GET /api/achievements/user': [on.own, out, 200, 200, 200],
  'POST /api/achievements/check': [on.own, out, 200, 200, 200],
};
