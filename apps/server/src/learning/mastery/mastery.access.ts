import * as on from '../../../testing/access/fixtures.ts';
import { type AccessRows, out } from '../../../testing/access/row.ts';

/** Nobody else sees a learner's mastery. */
export const access: AccessRows = {
  'GET /api/mastery': [on.own, out, 200, 200, 200],
};
