import * as on from '../../../testing/access/fixtures.ts';
import { type AccessRows, out } from '../../../testing/access/row.ts';

export const access: AccessRows = {
  'GET /api/progress': [on.own, out, 200, 200, 200],
  'POST /api/progress': [on.begunAttempt, out, '403 attempt_of_another', '403 attempt_of_another', 200],
  'GET /api/progress/overview': [on.own, out, 200, 200, 200],
  'GET /api/dashboard': [on.own, out, 200, 200, 200],
};
