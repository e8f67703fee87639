import * as on from '../../../testing/access/fixtures.ts';
import { type AccessRows, out } from '../../../testing/access/row.ts';

const noPractice = '404 practice_not_found';

/** Only its owner may use a session; its questions are open to anybody who has its id. */
export const access: AccessRows = {
  'POST /api/practice/count': [on.body({ filters: {} }), out, 200, 200, 200],
  'POST /api/practice': [on.samePractice, out, '409 practice_exists', '409 practice_exists', 201],
  'GET /api/practice': [on.practice(), out, 200, 200, 200],
  'GET /api/practice/:id': [on.practice(), out, noPractice, noPractice, 200],
  'GET /api/practice/:id/shared': [on.practice(), out, 200, 200, 200],
  'POST /api/practice/:id/answers': [
    on.practice({ position: 0, selectedOption: 0, seconds: 9 }),
    out,
    noPractice,
    noPractice,
    200,
  ],
  'POST /api/practice/:id/end': [on.practice(), out, noPractice, noPractice, 200],
  'DELETE /api/practice/:id': [on.practice(), out, noPractice, noPractice, 200],
};
