import { defineErrors } from '../errors.ts';

export const reviewErrors = defineErrors({
  review_item_not_found: { status: 404, message: 'That question isn’t among your reviews.' },
});
