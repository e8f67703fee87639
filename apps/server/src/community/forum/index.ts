/** The community's discussions: posts, replies, likes, search. The only entry point for other features. */
export { setPostLike, setReplyLike } from './likes.service.ts';
export { placePost } from './placement.service.ts';
export { addPost } from './posts.service.ts';
export { addReply } from './replies.service.ts';
