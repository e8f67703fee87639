import * as on from '../../../testing/access/fixtures.ts';
import type { AccessRows } from '../../../testing/access/row.ts';

/** Anybody who reads the terms may ask where to write to. */
export const access: AccessRows = {
  'GET /api/contact': [on.own, 200, 200, 200, 200],
};
