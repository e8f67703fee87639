import * as on from '../../../testing/access/fixtures.ts';
import { type AccessRows, out } from '../../../testing/access/row.ts';

export const access: AccessRows = {
  'GET /api/user/settings': [on.own, out, 200, 200, 200],
  'PUT /api/user/settings': [on.body({ timer: 'off' }), out, 200, 200, 200],
};
