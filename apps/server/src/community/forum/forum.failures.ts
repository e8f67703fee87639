import { ApiError } from '../../platform/http/errors.ts';

export const noPost = () => new ApiError(404, 'post_not_found', 'That post does not exist.');
export const noReply = () => new ApiError(404, 'reply_not_found', 'That reply does not exist.');
export const notYours = () => new ApiError(403, 'not_yours', 'Only the author can do that.');
