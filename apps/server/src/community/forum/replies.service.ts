import type { BodyOf } from '@rounds/contract/endpoint';
import type { ForumReply, createReply } from '@rounds/contract/community/forum';
import { lockIsCopy } from '../../identity/accounts/index.ts';
import { publishChange } from '../../platform/db/changes.ts';
import type { Sql } from '../../platform/db/database.ts';
import type { Json } from '../../platform/db/json.ts';
import type { Fail } from '../../platform/http/errors.ts';
import { type ListPage, type PageRequest, paginate } from '../../platform/pagination.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import { lockOptionalPost } from './posts.queries.ts';
import { readPost, threadTopic } from './posts.service.ts';
import * as queries from './replies.queries.ts';
import { notifyOfText } from './notify.service.ts';

/** A page of replies as JSON, oldest first. */
export async function readReplies(
  { db }: ServiceDeps,
  userId: number,
  postId: number,
  paging: PageRequest,
  fail: Fail<'post_not_found'>,
): Promise<ListPage<ForumReply>> {
  await readPost(db, userId, postId, fail);
  return paginate(paging, queries.InThread, (limit, after) =>
    queries.selectReplies(db, userId, postId, limit, after),
  );
}

/** A reply to be added. */
interface NewReply {
  readonly userId: number;
  readonly postId: number;
  readonly body: BodyOf<typeof createReply>;
}

/**
 * Adds a reply to a post, or to a reply in it. Notifies the authors of both and the people it mentions. Returns the
 * reply's id.
 */
export async function addReply(
  tx: Sql,
  { userId, postId, body }: NewReply,
  now: Date,
  fail: Fail<'post_not_found' | 'reply_not_found'>,
): Promise<number> {
  const { content, parentReplyId: answeredId = null } = body;
  const isByCopy = await lockIsCopy(tx, userId);
  const post = await lockOptionalPost(tx, userId, postId, 'answer');
  if (!post) throw fail('post_not_found');
  const answered =
    answeredId === null ? null : await queries.lockOptionalReply(tx, userId, answeredId, 'answer');
  if (answeredId !== null && answered?.postId !== postId) throw fail('reply_not_found');
  const parent = answered && (answered.parentReplyId ?? answered.id);
  const reply = { postId, parentReplyId: parent, authorId: userId, content, isByCopy };
  const id = await queries.insertReply(tx, reply, now);
  const answers = [post.authorId, answered?.authorId ?? null];
  await notifyOfText(tx, { by: userId, text: content, postId, replyId: id, title: post.title, answers }, now);
  await publishReply(tx, { postId, replyId: id }, isByCopy ? userId : undefined);
  return id;
}

/** Tells the pages that have the thread open; where a private copy of the demo learner wrote, its own pages alone. */
const publishReply = (
  tx: Sql,
  place: { readonly postId: number; readonly replyId: number },
  onlyFor: number | undefined,
): Promise<void> => publishChange(tx, threadTopic(place.postId), place, onlyFor);

/** Adds a reply and returns it. */
export async function writeReply(
  tx: Sql,
  reply: NewReply,
  now: Date,
  fail: Fail<'post_not_found' | 'reply_not_found'>,
): Promise<Json<ForumReply>> {
  return queries.selectReply(tx, reply.userId, await addReply(tx, reply, now, fail));
}

/** The reply doesn't exist, or somebody else wrote it. */
type NotOwn = 'reply_not_found' | 'not_author';

/** Edits one of the learner's replies. */
export async function changeReply(
  { db, clock }: ServiceDeps,
  userId: number,
  id: number,
  content: string,
  fail: Fail<NotOwn>,
): Promise<Json<ForumReply>> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const isByCopy = await lockIsCopy(tx, userId);
    const { postId, title, content: before } = await ownReply(tx, userId, id, fail);
    await queries.updateReply(tx, id, content, now);
    await notifyOfText(tx, { by: userId, text: content, before, postId, replyId: id, title }, now);
    await publishReply(tx, { postId, replyId: id }, isByCopy ? userId : undefined);
    return queries.selectReply(tx, userId, id);
  });
}

/** Deletes one of the learner's replies. */
export async function removeReply(
  { db, clock }: ServiceDeps,
  userId: number,
  id: number,
  fail: Fail<NotOwn>,
): Promise<void> {
  const postId = await queries.selectOptionalPostOf(db, id);
  if (postId === null) throw fail('reply_not_found');
  await db.transaction(async (tx) => {
    const isByCopy = await lockIsCopy(tx, userId);
    // Locks the post first, as deleting a post does.
    if (!(await lockOptionalPost(tx, userId, postId, 'change'))) throw fail('reply_not_found');
    const reply = await ownReply(tx, userId, id, fail);
    await queries.deleteReply(tx, { ...reply, isByCopy }, clock.now());
    await publishReply(tx, { postId, replyId: id }, isByCopy ? userId : undefined);
  });
}

async function ownReply(
  tx: Sql,
  userId: number,
  id: number,
  fail: Fail<NotOwn>,
): Promise<queries.ReplyFacts> {
  const reply = await queries.lockOptionalReply(tx, userId, id, 'change');
  if (!reply) throw fail('reply_not_found');
  if (reply.authorId !== userId) throw fail('not_author');
  return reply;
}
