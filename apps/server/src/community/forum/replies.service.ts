import type { BodyOf } from '@rounds/contract/endpoint';
import type { ForumReply, createReply } from '@rounds/contract/community/forum';
import { publishChange } from '../../platform/db/changes.ts';
import type { Sql } from '../../platform/db/database.ts';
import type { Json } from '../../platform/db/json.ts';
import { type ListPage, type Paging, page } from '../../platform/pages.ts';
import type { ForumDeps, InTransaction } from './forum.deps.ts';
import { noPost, noReply, notYours } from './forum.failures.ts';
import { lockOptionalPost } from './posts.queries.ts';
import { readPost, threadTopic } from './posts.service.ts';
import * as queries from './replies.queries.ts';
import { tellOf } from './tell.service.ts';

/**
 * A page of replies as JSON, oldest first.
 * @throws ApiError 404 where the learner can't read the post
 */
export async function readReplies(
  deps: ForumDeps,
  userId: number,
  postId: number,
  paging: Paging,
): Promise<ListPage<ForumReply>> {
  await readPost(deps, userId, postId);
  return page(paging, queries.InThread, (limit, after) =>
    queries.selectReplies(deps.db, userId, postId, limit, after),
  );
}

/** A reply that somebody wrote. */
interface NewReply {
  readonly userId: number;
  readonly postId: number;
  readonly body: BodyOf<typeof createReply>;
}

/**
 * Replies to a post, or to a reply in it, and tells the authors of both and those whom it names; answers the reply's id.
 * @throws ApiError 404
 */
export async function addReply(tx: Sql, { userId, postId, body }: NewReply, now: Date): Promise<number> {
  const { content, parentReplyId: answeredId = null } = body;
  const post = await lockOptionalPost(tx, userId, postId, 'answer');
  if (!post) throw noPost();
  const answered =
    answeredId === null ? null : await queries.lockOptionalReply(tx, userId, answeredId, 'answer');
  if (answeredId !== null && answered?.postId !== postId) throw noReply();
  const parent = answered && (answered.parentReplyId ?? answered.id);
  const reply = { postId, parentReplyId: parent, authorId: userId, content };
  const id = await queries.insertReply(tx, reply, now);
  const answers = [post.authorId, answered?.authorId ?? null];
  await tellOf(tx, { by: userId, text: content, postId, replyId: id, title: post.title, answers }, now);
  await publishChange(tx, threadTopic(postId), { postId, replyId: id });
  return id;
}

/** The same; answers the reply. @throws ApiError 404 */
export function writeReply(
  { clock }: ForumDeps,
  reply: NewReply,
  inTransaction: InTransaction<Json<ForumReply>>,
): Promise<Json<ForumReply>> {
  return inTransaction(async (tx) =>
    queries.selectReply(tx, reply.userId, await addReply(tx, reply, clock.now())),
  );
}

/** @throws ApiError 403, 404 */
export async function changeReply(
  { db, clock }: ForumDeps,
  userId: number,
  id: number,
  content: string,
): Promise<Json<ForumReply>> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const { postId, title, content: before } = await ownReply(tx, userId, id);
    await queries.updateReply(tx, id, content, now);
    await tellOf(tx, { by: userId, text: content, before, postId, replyId: id, title }, now);
    await publishChange(tx, threadTopic(postId), { postId, replyId: id });
    return queries.selectReply(tx, userId, id);
  });
}

/** @throws ApiError 403, 404 */
export async function removeReply({ db, clock }: ForumDeps, userId: number, id: number): Promise<void> {
  const postId = await queries.selectOptionalPostOf(db, id);
  if (postId === null) throw noReply();
  await db.transaction(async (tx) => {
    // The post first, as whoever deletes the post does it.
    if (!(await lockOptionalPost(tx, userId, postId, 'change'))) throw noReply();
    const reply = await ownReply(tx, userId, id);
    await queries.deleteReply(tx, reply, clock.now());
    await publishChange(tx, threadTopic(postId), { postId, replyId: id });
  });
}

async function ownReply(tx: Sql, userId: number, id: number): Promise<queries.ReplyFacts> {
  const reply = await queries.lockOptionalReply(tx, userId, id, 'change');
  if (!reply) throw noReply();
  if (reply.authorId !== userId) throw notYours();
  return reply;
}
