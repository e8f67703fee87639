import { group } from '../../../testing/access/fixtures.ts';
import { groupTest, groupTestAttempt, groupToShareWith } from '../../../testing/access/group-fixtures.ts';
import { noteTest } from '../../../testing/access/note-fixtures.ts';
import { type AccessRows, out } from '../../../testing/access/row.ts';

const noGroup = '404 group_not_found';
const noTest = '404 group_test_not_found';
const notOwn = '404 note_test_not_found';

/** The owner shares a test with a group that the member is in. */
export const access: AccessRows = {
  'GET /api/study-groups/:id/tests': [group(), out, noGroup, 200, 200],
  'POST /api/study-groups/:id/tests': [groupToShareWith, out, noGroup, notOwn, 201],
  'GET /api/note-tests/:id/shares': [noteTest, out, notOwn, notOwn, 200],
  'GET /api/group-tests/:id': [groupTest, out, noTest, 200, 200],
  'DELETE /api/group-tests/:id': [groupTest, out, noTest, '403 not_yours', 200],
  'POST /api/group-tests/:id/attempts': [groupTestAttempt, out, noTest, 200, 200],
};
