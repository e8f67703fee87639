import { z } from 'zod';
import { type Sql, queryOptionalRow } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { readable, replyIsGone } from './shared.queries.ts';

/** A text as moderators see it, with its thread. */
const ModeratedText = z.object({
  authorId: z.int().nullable(),
  author: z.string().nullable(),
  text: z.string(),
  hidden: z.boolean(),
  postId: z.int(),
});
export type ModeratedText = Readonly<z.output<typeof ModeratedText>>;

const Author = z.object({ authorId: z.int().nullable() });

const authorOfPost = statement({
  name: 'forum_author_of_readable_post',
  text: `select p.author_id as "authorId" from forum_posts p where p.id = $id and ${readable('p')}`,
  row: Author,
});
const authorOfReply = statement({
  name: 'forum_author_of_readable_reply',
  text: `
    select r.author_id as "authorId" from forum_replies r join forum_posts p on p.id = r.post_id
    where r.id = $id and not ${replyIsGone} and ${readable('p')}`,
  row: Author,
});

/** The author of a text that the learner can read; null if they can't. */
export function selectOptionalSeen(sql: Sql, kind: 'post' | 'reply', userId: number, id: number) {
  return queryOptionalRow(sql, kind === 'post' ? authorOfPost : authorOfReply, {
    viewerId: userId,
    id,
  });
}

const moderatedPost = statement({
  name: 'forum_post_for_moderators',
  text: `
    select p.author_id as "authorId", u.username as author, p.title || E'\\n' || p.content as text,
      p.hidden_at is not null as hidden, p.id as "postId"
    from forum_posts p left join users u on u.id = p.author_id where p.id = $id`,
  row: ModeratedText,
});
const moderatedReply = statement({
  name: 'forum_reply_for_moderators',
  text: `
    select r.author_id as "authorId", u.username as author, r.content as text, r.hidden_at is not null as hidden,
      r.post_id as "postId"
    from forum_replies r left join users u on u.id = r.author_id where r.id = $id and r.deleted_at is null`,
  row: ModeratedText,
});

export function selectOptionalText(sql: Sql, kind: 'post' | 'reply', id: number) {
  return queryOptionalRow(sql, kind === 'post' ? moderatedPost : moderatedReply, { id });
}

const hiddenPost = statement({
  name: 'forum_post_set_hidden',
  text: `
    update forum_posts set hidden_at = $at where id = $id and (hidden_at is null) = ($at::timestamptz is not null)
    returning id as "postId"`,
  row: z.object({ postId: z.int() }),
});
const hiddenReply = statement({
  name: 'forum_reply_set_hidden',
  text: `
    with changed as (
      update forum_replies set hidden_at = $at
      where id = $id and deleted_at is null and (hidden_at is null) = ($at::timestamptz is not null)
      returning post_id, author_id)
    update forum_posts p set replies = replies + case
      when exists (select from users c where c.id = changed.author_id and c.demo_until is not null) then 0
      when $at::timestamptz is null then 1 else -1 end
    from changed where p.id = changed.post_id returning p.id as "postId"`,
  row: z.object({ postId: z.int() }),
});

/** Hides a text, or shows it again (`at` null). Returns the thread; null if there was nothing to change. */
export async function setHidden(
  tx: Sql,
  kind: 'post' | 'reply',
  id: number,
  at: Date | null,
): Promise<number | null> {
  const [row] = await tx.query(kind === 'post' ? hiddenPost : hiddenReply, { id, at });
  return row?.postId ?? null;
}
