import { defineErrors } from '../errors.ts';

export const moderationErrors = defineErrors({
  own_content: { status: 403, message: 'You wrote this yourself, so you can’t report it.' },
  content_not_found: { status: 404, message: 'This isn’t there anymore. It may have been deleted.' },
  cannot_block_yourself: { status: 422, message: 'You can’t block yourself.' },
});
