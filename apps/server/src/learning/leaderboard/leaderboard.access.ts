import * as on from '../../../testing/access/fixtures.ts';
import { type AccessRows, out } from '../../../testing/access/row.ts';

export const access: AccessRows = {
  'GET /api/leaderboard': [on.own, out, 200, 200, 200],
  'GET /api/leaderboard/me': [on.own, out, 200, 200, 200],
};
