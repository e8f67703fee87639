import * as on from '../../../testing/access/fixtures.ts';
import { type AccessRows, out } from '../../../testing/access/row.ts';

const notInReview = '404 review_item_not_found';

/** Only the owner sees their reviews; nobody else's answers put a question into review. */
export const access: AccessRows = {
  'PUT /api/review': [on.body({ dailyLimit: 20, examOn: null }), out, 200, 200, 200],
  'PUT /api/review/items/:id': [on.aReviewItem({ suspended: false }), out, notInReview, notInReview, 200],
  'DELETE /api/review/items/:id': [on.aReviewItem(), out, notInReview, notInReview, 200],
};
