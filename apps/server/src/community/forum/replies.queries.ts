import { Id } from '@rounds/contract/common';
import { ForumReply } from '@rounds/contract/community/forum';
import { z } from 'zod';
import { type Sql, queryOptionalRow, queryRow } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { type Json, jsonOf } from '../../platform/db/json.ts';
import { listRow } from '../../platform/db/list-row.ts';
import { joinAuthor, readable, replyIsGone, replyJson } from './shared.queries.ts';

/** A reply's position: its top-level reply first, then itself. */
export const InThread = z.tuple([Id, Id]);
type InThread = z.output<typeof InThread>;

const repliesInThread = statement({
  name: 'forum_replies_in_thread',
  text: `
    select ${replyJson}::text as json, json_build_array(coalesce(r.parent_reply_id, r.id), r.id)::text as place
    from (
      select r.* from forum_replies r
      where r.post_id = $postId
        and ($afterRoot::int is null or (coalesce(r.parent_reply_id, r.id), r.id) > ($afterRoot::int, $afterId::int))
        and (not ${replyIsGone} or exists (
          select from forum_replies a
          where a.parent_reply_id = r.id and a.deleted_at is null and ${readable('a')}))
      order by coalesce(r.parent_reply_id, r.id), r.id limit $limit
    ) r
    cross join lateral (select ${replyIsGone} as gone) g ${joinAuthor('r')}
    order by coalesce(r.parent_reply_id, r.id), r.id`,
  row: listRow(ForumReply, InThread),
});

/** Replies, oldest first, answers after what they answer. */
export function selectReplies(
  sql: Sql,
  userId: number,
  postId: number,
  limit: number,
  after: InThread | null,
) {
  const [afterRoot, afterId] = after ?? [null, null];
  return sql.query(repliesInThread, { viewerId: userId, postId, limit, afterRoot, afterId });
}

const replyById = statement({
  name: 'forum_reply_by_id',
  text: `
    select ${replyJson}::text as json
    from forum_replies r cross join lateral (select ${replyIsGone} as gone) g ${joinAuthor('r')}
    where r.id = $id and not g.gone`,
  row: z.object({ json: jsonOf(ForumReply) }),
});

export async function selectReply(sql: Sql, viewerId: number, id: number): Promise<Json<ForumReply>> {
  const { json } = await queryRow(sql, replyById, { viewerId, id });
  return json;
}

/** What the rules need to know about a reply. */
const ReplyFacts = z.object({
  id: z.int(),
  postId: z.int(),
  parentReplyId: z.int().nullable(),
  authorId: z.int().nullable(),
  content: z.string(),
  /** The post's. */
  title: z.string(),
});
export type ReplyFacts = Readonly<z.output<typeof ReplyFacts>>;

const factsOfReply = `
    select r.id, r.post_id as "postId", r.parent_reply_id as "parentReplyId", r.author_id as "authorId", r.content, p.title
    from forum_replies r join forum_posts p on p.id = r.post_id
    where r.id = $id and not ${replyIsGone} and ${readable('p')}` as const;
const lockedToChange = statement({
  name: 'forum_reply_lock_to_change',
  text: `${factsOfReply} for update of r`,
  row: ReplyFacts,
});
const lockedToAnswer = statement({
  name: 'forum_reply_lock_to_answer',
  text: `${factsOfReply} for key share of r`,
  row: ReplyFacts,
});

/** Locks a reply that the learner can read: exclusively for a change, or against deletion while an answer is added. */
export function lockOptionalReply(tx: Sql, userId: number, id: number, to: 'change' | 'answer') {
  return queryOptionalRow(tx, to === 'change' ? lockedToChange : lockedToAnswer, { viewerId: userId, id });
}

const newReply = statement({
  name: 'forum_reply_insert',
  text: `
    insert into forum_replies (post_id, parent_reply_id, author_id, content, created_at)
    values ($postId, $parentReplyId, $authorId, $content, $now) returning id`,
  row: z.object({ id: z.int() }),
});
const countedReplies = statement({
  name: 'forum_post_count_replies',
  text: 'update forum_posts set replies = replies + $by::int where id = $postId',
});

/** Adds a reply and counts it, unless a private copy of the demo learner wrote it. The caller has locked the author. */
export async function insertReply(
  tx: Sql,
  reply: {
    readonly postId: number;
    readonly parentReplyId: number | null;
    readonly authorId: number;
    readonly content: string;
    readonly isByCopy: boolean;
  },
  now: Date,
): Promise<number> {
  const { postId, parentReplyId, authorId, content, isByCopy } = reply;
  const row = await queryRow(tx, newReply, { postId, parentReplyId, authorId, content, now });
  if (!isByCopy) await countReplies(tx, postId, 1);
  return row.id;
}

async function countReplies(tx: Sql, postId: number, by: 1 | -1): Promise<void> {
  await tx.query(countedReplies, { postId, by });
}

const changedReply = statement({
  name: 'forum_reply_update',
  text: 'update forum_replies set content = $content, edited_at = $now where id = $id',
});

export async function updateReply(tx: Sql, id: number, content: string, now: Date): Promise<void> {
  await tx.query(changedReply, { id, content, now });
}

const answersOfReply = statement({
  name: 'forum_answers_of_reply',
  text: 'select id from forum_replies where parent_reply_id = $id limit 1',
  row: z.object({ id: z.int() }),
});
const emptiedReply = statement({
  name: 'forum_reply_empty',
  text: `
    with unliked as (delete from forum_reply_likes where reply_id = $id)
    update forum_replies set content = '', author_id = null, likes = 0, deleted_at = $now where id = $id`,
});
const deletedReply = statement({
  name: 'forum_reply_delete',
  text: 'delete from forum_replies where id = $id',
});
const deletedEmptyReply = statement({
  name: 'forum_reply_delete_if_empty',
  text: `
    delete from forum_replies r
    where r.id = $id and r.deleted_at is not null
      and not exists (select from forum_replies a where a.parent_reply_id = r.id)`,
});

/** Deletes a reply and updates the count. One with answers stays, emptied, until its last answer is deleted. */
export async function deleteReply(
  tx: Sql,
  reply: ReplyFacts & { readonly isByCopy: boolean },
  now: Date,
): Promise<void> {
  if ((await tx.query(answersOfReply, { id: reply.id })).length > 0)
    await tx.query(emptiedReply, { id: reply.id, now });
  else await tx.query(deletedReply, { id: reply.id });
  if (!reply.isByCopy) await countReplies(tx, reply.postId, -1);
  if (reply.parentReplyId !== null) await tx.query(deletedEmptyReply, { id: reply.parentReplyId });
}

const postOfReply = statement({
  name: 'forum_post_of_reply',
  text: 'select post_id as "postId" from forum_replies where id = $id',
  row: z.object({ postId: z.int() }),
});

/** The post that a reply belongs to. */
export async function selectOptionalPostOf(sql: Sql, id: number): Promise<number | null> {
  const [row] = await sql.query(postOfReply, { id });
  return row?.postId ?? null;
}

const repliesOfCopy = statement({
  name: 'forum_replies_delete_of_copy',
  text: 'delete from forum_replies where author_id = $userId returning parent_reply_id as "parentId"',
  row: z.object({ parentId: z.int().nullable() }),
});
const emptyReplies = statement({
  name: 'forum_replies_delete_if_empty',
  text: `
    delete from forum_replies r
    where r.id = any($ids::int[]) and r.deleted_at is not null
      and not exists (select from forum_replies a where a.parent_reply_id = r.id)`,
});

/** Deletes what a private copy of the demo learner replied. Nobody else could see or answer it, and it isn't counted. */
export async function deleteRepliesOfCopy(tx: Sql, userId: number): Promise<void> {
  const gone = await tx.query(repliesOfCopy, { userId });
  const ids = [...new Set(gone.flatMap(({ parentId }) => parentId ?? []))];
  if (ids.length > 0) await tx.query(emptyReplies, { ids });
}

const threadsOfLearner = statement({
  name: 'forum_lock_threads_of_user',
  text: `
    select p.id from forum_posts p
    where p.id in (
      select post_id from forum_replies where author_id = $userId
      union select post_id from forum_post_likes where user_id = $userId
      union select r.post_id from forum_reply_likes l join forum_replies r on r.id = l.reply_id where l.user_id = $userId)
    order by p.id for update`,
  row: z.object({ id: z.int() }),
});

/** Locks every thread in which a learner replied or liked. */
export async function lockThreadsOf(tx: Sql, userId: number): Promise<void> {
  await tx.query(threadsOfLearner, { userId });
}

const countedOfLearner = statement({
  name: 'forum_count_replies_of_user',
  text: `
    update forum_posts p set replies = p.replies + own.n
    from (
      select post_id, count(*)::int as n from forum_replies
      where author_id = $userId and deleted_at is null and hidden_at is null group by post_id) own
    where p.id = own.post_id`,
});

/** Counts all replies of a copy that was kept. The caller has locked the learner and the threads. */
export async function countRepliesOf(tx: Sql, userId: number): Promise<void> {
  await tx.query(countedOfLearner, { userId });
}
