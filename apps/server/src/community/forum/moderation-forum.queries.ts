import type { Sql, Statement } from '../../platform/db/database.ts';
import { readable, replyIsGone } from './shared.queries.ts';

/** A text as moderators see it, with the thread that it is in. */
export interface ModeratedText {
  readonly authorId: number | null;
  readonly author: string | null;
  readonly text: string;
  readonly hidden: boolean;
  readonly postId: number;
}

const seenPost: Statement = {
  name: 'forum_post_seen',
  text: `select p.author_id as "authorId" from forum_posts p where p.id = $2 and ${readable('p')}`,
};
const seenReply: Statement = {
  name: 'forum_reply_seen',
  text: `
    select r.author_id as "authorId" from forum_replies r join forum_posts p on p.id = r.post_id
    where r.id = $2 and not ${replyIsGone} and ${readable('p')}`,
};

/** Who wrote a text that the learner can read; null where they can't. */
export async function selectOptionalSeen(
  sql: Sql,
  kind: 'post' | 'reply',
  userId: number,
  id: number,
): Promise<{ authorId: number | null } | null> {
  const [row] = await sql.query<{ authorId: number | null }>(kind === 'post' ? seenPost : seenReply, [
    userId,
    id,
  ]);
  return row ?? null;
}

const post: Statement = {
  name: 'forum_post_moderated',
  text: `
    select p.author_id as "authorId", u.username as author, p.title || E'\\n' || p.content as text,
      p.hidden_at is not null as hidden, p.id as "postId"
    from forum_posts p left join users u on u.id = p.author_id where p.id = $1`,
};
const reply: Statement = {
  name: 'forum_reply_moderated',
  text: `
    select r.author_id as "authorId", u.username as author, r.content as text, r.hidden_at is not null as hidden,
      r.post_id as "postId"
    from forum_replies r left join users u on u.id = r.author_id where r.id = $1 and r.deleted_at is null`,
};

export async function selectOptionalText(
  sql: Sql,
  kind: 'post' | 'reply',
  id: number,
): Promise<ModeratedText | null> {
  const [row] = await sql.query<ModeratedText>(kind === 'post' ? post : reply, [id]);
  return row ?? null;
}

const hidePost: Statement = {
  name: 'forum_post_hide',
  text: `
    update forum_posts set hidden_at = $2 where id = $1 and (hidden_at is null) = ($2::timestamptz is not null)
    returning id as "postId"`,
};
const hideReply: Statement = {
  name: 'forum_reply_hide',
  text: `
    with changed as (
      update forum_replies set hidden_at = $2
      where id = $1 and deleted_at is null and (hidden_at is null) = ($2::timestamptz is not null)
      returning post_id)
    update forum_posts p set replies = replies + case when $2::timestamptz is null then 1 else -1 end
    from changed where p.id = changed.post_id returning p.id as "postId"`,
};

/** Hides a text, or shows it again (`at` null). Answers the thread; null where there was nothing to change. */
export async function setHidden(
  tx: Sql,
  kind: 'post' | 'reply',
  id: number,
  at: Date | null,
): Promise<number | null> {
  const [row] = await tx.query<{ postId: number }>(kind === 'post' ? hidePost : hideReply, [id, at]);
  return row?.postId ?? null;
}
