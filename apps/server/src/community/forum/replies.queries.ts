import type { Sql, Statement } from '../../platform/db/database.ts';
import type { ListRow } from '../../platform/db/list-row.ts';
import { joinAuthor, readable, replyIsGone, replyJson } from './shared.queries.ts';

const page: Statement = {
  name: 'forum_replies_page',
  text: `
    select ${replyJson}::text as json, json_build_array(coalesce(r.parent_reply_id, r.id), r.id) as place
    from (
      select r.* from forum_replies r
      where r.post_id = $2
        and ($4::int is null or (coalesce(r.parent_reply_id, r.id), r.id) > ($4::int, $5::int))
        and (not ${replyIsGone} or exists (
          select from forum_replies a
          where a.parent_reply_id = r.id and a.deleted_at is null and ${readable('a')}))
      order by coalesce(r.parent_reply_id, r.id), r.id limit $3
    ) r
    cross join lateral (select ${replyIsGone} as gone) g ${joinAuthor('r')}
    order by coalesce(r.parent_reply_id, r.id), r.id`,
};

/** Where a reply stands: the reply that begins its row of answers, and itself. */
type InThread = [root: number, id: number];

/** Replies, oldest first, answers behind what they answer. */
export async function selectReplies(
  sql: Sql,
  userId: number,
  postId: number,
  limit: number,
  after: InThread | null,
): Promise<ListRow<InThread>[]> {
  return sql.query(page, [userId, postId, limit, ...(after ?? [null, null])]);
}

const one: Statement = {
  name: 'forum_reply',
  text: `
    select ${replyJson}::text as json
    from forum_replies r cross join lateral (select ${replyIsGone} as gone) g ${joinAuthor('r')}
    where r.id = $2 and not g.gone`,
};

export async function selectReply(sql: Sql, userId: number, id: number): Promise<string> {
  const [row] = await sql.query<{ json: string }>(one, [userId, id]);
  if (!row) throw new Error(`No reply ${id}`);
  return row.json;
}

/** What decides about a reply. */
export interface ReplyFacts {
  readonly id: number;
  readonly postId: number;
  readonly parentReplyId: number | null;
  readonly authorId: number | null;
  readonly content: string;
  /** Of the post that it is in. */
  readonly title: string;
}

const lock = (name: string, how: string): Statement => ({
  name: `forum_reply_lock_${name}`,
  text: `
    select r.id, r.post_id as "postId", r.parent_reply_id as "parentReplyId", r.author_id as "authorId", r.content, p.title
    from forum_replies r join forum_posts p on p.id = r.post_id
    where r.id = $2 and not ${replyIsGone} and ${readable('p')} for ${how} of r`,
});
const lockToChange = lock('change', 'update');
const lockToAnswer = lock('answer', 'key share');

/** Holds a reply that the learner can read: to change it, or to keep it there while it is answered. */
export async function lockOptionalReply(
  tx: Sql,
  userId: number,
  id: number,
  to: 'change' | 'answer',
): Promise<ReplyFacts | null> {
  const [row] = await tx.query<ReplyFacts>(to === 'change' ? lockToChange : lockToAnswer, [userId, id]);
  return row ?? null;
}

const insert: Statement = {
  name: 'forum_reply_insert',
  text: `
    insert into forum_replies (post_id, parent_reply_id, author_id, content, created_at)
    values ($1, $2, $3, $4, $5) returning id`,
};
const count: Statement = {
  name: 'forum_reply_count',
  text: 'update forum_posts set replies = replies + $2::int where id = $1',
};

/** Adds a reply and counts it. */
export async function insertReply(
  tx: Sql,
  reply: {
    readonly postId: number;
    readonly parentReplyId: number | null;
    readonly authorId: number;
    readonly content: string;
  },
  now: Date,
): Promise<number> {
  const { postId, parentReplyId, authorId, content } = reply;
  const [row] = await tx.query<{ id: number }>(insert, [postId, parentReplyId, authorId, content, now]);
  if (!row) throw new Error('The reply was not inserted');
  await countReplies(tx, postId, 1);
  return row.id;
}

async function countReplies(tx: Sql, postId: number, by: 1 | -1): Promise<void> {
  await tx.query(count, [postId, by]);
}

export async function updateReply(tx: Sql, id: number, content: string, now: Date): Promise<void> {
  const text = 'update forum_replies set content = $2, edited_at = $3 where id = $1';
  await tx.query({ name: 'forum_reply_update', text }, [id, content, now]);
}

const hasAnswers: Statement = {
  name: 'forum_reply_answers',
  text: 'select 1 as one from forum_replies where parent_reply_id = $1 limit 1',
};
const empty: Statement = {
  name: 'forum_reply_empty',
  text: `
    with unliked as (delete from forum_reply_likes where reply_id = $1)
    update forum_replies set content = '', author_id = null, likes = 0, deleted_at = $2 where id = $1`,
};
const remove: Statement = { name: 'forum_reply_delete', text: 'delete from forum_replies where id = $1' };
const removeEmpty: Statement = {
  name: 'forum_reply_delete_empty',
  text: `
    delete from forum_replies r
    where r.id = $1 and r.deleted_at is not null
      and not exists (select from forum_replies a where a.parent_reply_id = r.id)`,
};

/** Takes a reply away and counts it no more. With answers it stays, empty; an empty one goes with its last answer. */
export async function deleteReply(tx: Sql, reply: ReplyFacts, now: Date): Promise<void> {
  if ((await tx.query(hasAnswers, [reply.id])).length > 0) await tx.query(empty, [reply.id, now]);
  else await tx.query(remove, [reply.id]);
  await countReplies(tx, reply.postId, -1);
  if (reply.parentReplyId !== null) await tx.query(removeEmpty, [reply.parentReplyId]);
}

/** The post that a reply is in. */
export async function selectOptionalPostOf(sql: Sql, id: number): Promise<number | null> {
  const statement = {
    name: 'forum_reply_post',
    text: 'select post_id as "postId" from forum_replies where id = $1',
  };
  const [row] = await sql.query<{ postId: number }>(statement, [id]);
  return row?.postId ?? null;
}
