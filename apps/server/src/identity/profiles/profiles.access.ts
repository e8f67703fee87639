import * as on from '../../../testing/access/fixtures.ts';
import { type AccessRows, out } from '../../../testing/access/row.ts';

/** The owner hides their profile, to test that this matters. */
export const access: AccessRows = {
  'GET /api/users/by-name/:username': [
    on.hidden('username'),
    out,
    '404 user_not_found',
    '404 user_not_found',
    200,
  ],
};
