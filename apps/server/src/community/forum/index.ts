/** The community's discussions: posts, replies, likes, search. The only door for other features. */
export { exportForum } from './forum-export.queries.ts';
export { reportablePosts, reportableReplies } from './forum.moderation.ts';
export { forumRoutes } from './forum.routes.ts';
export { forgetLikesOf } from './likes.queries.ts';
export { setPostLike, setReplyLike } from './likes.service.ts';
export { movePost } from './places.service.ts';
export { addPost } from './posts.service.ts';
export { prepareSearch } from './search-index.service.ts';
export { addReply } from './replies.service.ts';
