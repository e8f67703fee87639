import { publishChange } from '../../platform/db/changes.ts';
import type { ForumDeps } from './forum.deps.ts';
import { noPost, noReply } from './forum.failures.ts';
import { setLike } from './likes.queries.ts';
import { lockOptionalPost } from './posts.queries.ts';
import { threadTopic } from './posts.service.ts';
import { lockOptionalReply } from './replies.queries.ts';
import { tellOfLikes } from './tell.service.ts';

interface Likes {
  readonly likes: number;
  readonly liked: boolean;
}

/** Sets whether the learner likes a post. @throws ApiError 404 */
export async function setPostLike(
  { db, clock }: ForumDeps,
  userId: number,
  id: number,
  liked: boolean,
): Promise<Likes> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const post = await lockOptionalPost(tx, userId, id, 'change');
    if (!post) throw noPost();
    const { changed, likes, byOthers } = await setLike(tx, userId, 'post', id, liked, now);
    if (!changed) return { likes, liked };
    const { authorId, title } = post;
    await tellOfLikes(tx, { by: userId, authorId, postId: id, replyId: null, title, liked }, byOthers, now);
    await publishChange(tx, threadTopic(id), { postId: id });
    return { likes, liked };
  });
}

/** Sets whether the learner likes a reply. @throws ApiError 404 */
export async function setReplyLike(
  { db, clock }: ForumDeps,
  userId: number,
  id: number,
  liked: boolean,
): Promise<Likes> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const reply = await lockOptionalReply(tx, userId, id, 'change');
    if (!reply) throw noReply();
    const { changed, likes, byOthers } = await setLike(tx, userId, 'reply', id, liked, now);
    if (!changed) return { likes, liked };
    const { authorId, postId, title } = reply;
    await tellOfLikes(tx, { by: userId, authorId, postId, replyId: id, title, liked }, byOthers, now);
    await publishChange(tx, threadTopic(postId), { postId, replyId: id });
    return { likes, liked };
  });
}
