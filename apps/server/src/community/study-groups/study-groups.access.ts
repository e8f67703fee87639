import * as on from '../../../testing/access/fixtures.ts';
import { type AccessRows, out } from '../../../testing/access/row.ts';
import { newGroup } from '../../../testing/community.ts';

const notCreator = '403 not_group_creator';
const notIn = '403 not_a_member';
const sentence = { content: 'One sentence.' };

/** The owner created it, the member joined. */
export const access: AccessRows = {
  'GET /api/study-groups': [on.group(), out, 200, 200, 200],
  'POST /api/study-groups': [on.body(newGroup), out, 201, 201, 201],
  'GET /api/study-groups/:id': [on.group(), out, 200, 200, 200],
  'PUT /api/study-groups/:id': [on.group({ name: 'Another' }), out, notCreator, notCreator, 200],
  'DELETE /api/study-groups/:id': [on.group(), out, notCreator, notCreator, 200],
  'POST /api/study-groups/:id/join': [on.openGroup, out, 200, '409 already_member', '409 already_member'],
  'POST /api/study-groups/:id/leave': [on.group(), out, notIn, 200, 200],
  'GET /api/study-groups/:id/members': [on.group(), out, notIn, 200, 200],
  'GET /api/study-groups/:id/messages': [on.group(), out, notIn, 200, 200],
  'POST /api/study-groups/:id/messages': [on.group(sentence), out, notIn, 201, 201],
  'GET /api/study-groups/:id/events': [on.group(), out, notIn, 200, 200],
};
