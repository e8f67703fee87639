import * as on from '../../../testing/access/fixtures.ts';
import { type AccessRows, out } from '../../../testing/access/row.ts';

export const access: AccessRows = {
  'POST /api/progress': [on.begunAttempt, out, '403 attempt_of_another', '403 attempt_of_another', 200],
};
