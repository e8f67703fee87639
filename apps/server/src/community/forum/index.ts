/** The community's discussions: posts, replies, likes, search. The only door for other features. */
export { setPostLike, setReplyLike } from './likes.service.ts';
export { movePost } from './places.service.ts';
export { addPost } from './posts.service.ts';
export { addReply } from './replies.service.ts';
