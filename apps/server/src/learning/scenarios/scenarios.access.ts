import * as on from '../../../testing/access/fixtures.ts';
import { type AccessRows, out } from '../../../testing/access/row.ts';

export const access: AccessRows = {
  'GET /api/scenarios/sample': [on.own, 200, 200, 200, 200],
  'GET /api/scenarios/:id': [on.scenario, out, 200, 200, 200],
  'POST /api/scenarios/:id/report': [on.scenario, out, 201, 201, 201],
};
