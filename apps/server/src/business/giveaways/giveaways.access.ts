import * as on from '../../../testing/access/fixtures.ts';
import type { AccessRows } from '../../../testing/access/row.ts';

export const access: AccessRows = {
  'GET /api/giveaways/current': [on.own, 200, 200, 200, 200],
};
