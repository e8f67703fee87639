import * as on from '../../../testing/access/fixtures.ts';
import { type AccessRows, out } from '../../../testing/access/row.ts';

const notAuthor = '403 not_author';

/** The owner wrote it, in a group that the member joined. */
export const access: AccessRows = {
  'DELETE /api/messages/:id': [on.groupMessage, out, notAuthor, notAuthor, 200],
};
