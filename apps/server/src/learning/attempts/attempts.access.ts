import * as on from '../../../testing/access/fixtures.ts';
import { type AccessRows, out } from '../../../testing/access/row.ts';

/** Only its owner may use an attempt. */
export const access: AccessRows = {
  'GET /api/scenarios/:id/attempt': [on.attempted, out, 200, 200, 200],
  'GET /api/scenarios/:id/attempts': [on.attempted, out, 200, 200, 200],
  'GET /api/scenarios/:id/choices': [on.attempted, out, 200, 200, 200],
  'GET /api/attempts/:id': [on.anAttempt, out, '404 attempt_not_found', '404 attempt_not_found', 200],
};
