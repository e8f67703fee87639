import * as on from '../../../testing/access/fixtures.ts';
import { type AccessRows, out } from '../../../testing/access/row.ts';

/** The owner wrote what is reported, and is the one who gets blocked. */
export const access: AccessRows = {
  'POST /api/reports': [on.reportable, out, 201, 201, '403 own_content'],
  'PUT /api/blocks/:id': [on.ownerAsPerson, out, 200, 200, '422 cannot_block_yourself'],
  'DELETE /api/blocks/:id': [on.ownerAsPerson, out, 200, 200, 200],
};
