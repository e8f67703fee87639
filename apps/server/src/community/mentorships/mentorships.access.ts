import * as on from '../../../testing/access/fixtures.ts';
import { type AccessRows, out } from '../../../testing/access/row.ts';

const notBetween = '403 not_in_mentorship';
const sentence = { content: 'One sentence.' };

/** The owner asked, the member accepted. */
export const access: AccessRows = {
  'GET /api/mentorships': [on.aMentorship(), out, 200, 200, 200],
  'POST /api/mentorships': [on.mentor, out, 201, '422 cannot_mentor_yourself', 201],
  'GET /api/mentorships/:id': [on.aMentorship(), out, notBetween, 200, 200],
  'PUT /api/mentorships/:id': [on.aMentorship({ status: 'ended' }), out, notBetween, 200, 200],
  'GET /api/mentorships/:id/messages': [on.aMentorship(), out, notBetween, 200, 200],
  'POST /api/mentorships/:id/messages': [on.aMentorship(sentence), out, notBetween, 201, 201],
  'GET /api/mentorships/:id/events': [on.aMentorship(), out, notBetween, 200, 200],
};
