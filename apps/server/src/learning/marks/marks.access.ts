import * as on from '../../../testing/access/fixtures.ts';
import { type AccessRows, out } from '../../../testing/access/row.ts';

/** A mark belongs to its owner alone. */
export const access: AccessRows = {
  'GET /api/marks': [on.aMark(), out, 200, 200, 200],
  'PUT /api/marks/:scenarioId/:questionIndex': [on.aMark({ marked: true }), out, 200, 200, 200],
  'DELETE /api/marks/:scenarioId/:questionIndex': [on.aMark(), out, 200, 200, 200],
};
