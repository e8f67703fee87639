import { defineErrors } from '../errors.ts';

export const forumErrors = defineErrors({
  post_not_found: { status: 404, message: 'This post can’t be found. It may have been deleted.' },
  reply_not_found: { status: 404, message: 'This reply can’t be found. It may have been deleted.' },
});
