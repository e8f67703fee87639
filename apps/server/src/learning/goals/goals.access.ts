import * as on from '../../../testing/access/fixtures.ts';
import { type AccessRows, out } from '../../../testing/access/row.ts';

export const access: AccessRows = {
  'GET /api/progress/goal': [on.own, out, 200, 200, 200],
  'PUT /api/progress/goal': [on.body({ questions: 10 }), out, 200, 200, 200],
};
