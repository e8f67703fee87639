import * as on from '../../../testing/access/fixtures.ts';
import { type AccessRows, out } from '../../../testing/access/row.ts';

export const access: AccessRows = {
  'GET /api/user/preferences': [on.own, out, 200, 200, 200],
  'PUT /api/user/preferences': [on.body({ careerGoals: 'Intensive care' }), out, 200, 200, 200],
};
