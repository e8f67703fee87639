import * as on from '../../../testing/access/fixtures.ts';
import { type AccessRows, out } from '../../../testing/access/row.ts';

const notAuthor = '403 not_author';
const sentence = { content: 'One sentence.' };

/** The owner wrote it; the member wrote what it replies to. */
export const access: AccessRows = {
  'GET /api/forum': [on.aPost(), out, 200, 200, 200],
  'POST /api/forum': [on.newPost, out, 201, 201, 201],
  'GET /api/forum/names': [() => ({ query: { q: 'l' } }), out, 200, 200, 200],
  'GET /api/forum/questions/:scenarioId/:questionIndex': [on.aQuestion(), out, 200, 200, 200],
  'POST /api/forum/questions/:scenarioId/:questionIndex': [on.aQuestion(sentence), out, 201, 201, 201],
  'GET /api/forum/:id': [on.aPost(), out, 200, 200, 200],
  'PUT /api/forum/:id': [on.aPost({ title: 'Another' }), out, notAuthor, notAuthor, 200],
  'DELETE /api/forum/:id': [on.aPost(), out, notAuthor, notAuthor, 200],
  'PUT /api/forum/:id/like': [on.aPost({ liked: true }), out, 200, 200, 200],
  'GET /api/forum/:id/events': [on.aPost(), out, 200, 200, 200],
  'GET /api/forum/:id/replies': [on.aPost(), out, 200, 200, 200],
  'POST /api/forum/:id/replies': [on.aPost(sentence), out, 201, 201, 201],
  'PUT /api/forum/replies/:id': [on.aReply(sentence), out, notAuthor, notAuthor, 200],
  'DELETE /api/forum/replies/:id': [on.aReply(), out, notAuthor, notAuthor, 200],
  'PUT /api/forum/replies/:id/like': [on.aReply({ liked: true }), out, 200, 200, 200],
};
