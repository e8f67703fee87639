import * as on from '../../../testing/access/fixtures.ts';
import { type AccessRows, out } from '../../../testing/access/row.ts';

/** How well somebody has mastered something is told to nobody else. */
export const access: AccessRows = {
  'GET /api/mastery': [on.own, out, 200, 200, 200],
};
