import { lockIsCopy } from '../../identity/accounts/index.ts';
import { publishChange } from '../../platform/db/changes.ts';
import type { Sql } from '../../platform/db/database.ts';
import type { Fail } from '../../platform/http/errors.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import { type Liker, setLike } from './likes.queries.ts';
import { lockOptionalPost } from './posts.queries.ts';
import { threadTopic } from './posts.service.ts';
import { lockOptionalReply } from './replies.queries.ts';
import { notifyOfLikes } from './notify.service.ts';

interface Likes {
  readonly likes: number;
  readonly liked: boolean;
}

/** Sets whether the learner likes a post. */
export async function setPostLike(
  { db, clock }: ServiceDeps,
  userId: number,
  id: number,
  liked: boolean,
  fail: Fail<'post_not_found'>,
): Promise<Likes> {
  return db.transaction(async (tx) => {
    const by = { userId, isCopy: await lockIsCopy(tx, userId) };
    const post = await lockOptionalPost(tx, userId, id, 'change');
    if (!post) throw fail('post_not_found');
    const { authorId, title } = post;
    return like(tx, by, { authorId, title, postId: id, replyId: null }, liked, clock.now());
  });
}

/** Sets whether the learner likes a reply. */
export async function setReplyLike(
  { db, clock }: ServiceDeps,
  userId: number,
  id: number,
  liked: boolean,
  fail: Fail<'reply_not_found'>,
): Promise<Likes> {
  return db.transaction(async (tx) => {
    const by = { userId, isCopy: await lockIsCopy(tx, userId) };
    const reply = await lockOptionalReply(tx, userId, id, 'change');
    if (!reply) throw fail('reply_not_found');
    const { authorId, title, postId } = reply;
    return like(tx, by, { authorId, title, postId, replyId: id }, liked, clock.now());
  });
}

/** A post, or one of its replies, that the caller has locked. */
interface Locked {
  readonly authorId: number | null;
  /** The post's, even for a reply. */
  readonly title: string;
  readonly postId: number;
  /** Null for the post itself. */
  readonly replyId: number | null;
}

/** Counts the like, and notifies the author and the open pages if something changed; for a copy, only its own pages. */
async function like(tx: Sql, by: Liker, text: Locked, liked: boolean, now: Date): Promise<Likes> {
  const { postId, replyId } = text;
  const kind = replyId === null ? 'post' : 'reply';
  const { changed, likes, byOthers } = await setLike(tx, by, kind, replyId ?? postId, liked, now);
  if (!changed) return { likes, liked };
  const { userId, isCopy } = by;
  if (!isCopy) await notifyOfLikes(tx, { by: userId, ...text, liked }, byOthers, now);
  const changedText = replyId === null ? { postId } : { postId, replyId };
  await publishChange(tx, threadTopic(postId), changedText, isCopy ? userId : undefined);
  return { likes, liked };
}
