import { z } from 'zod';
import type { Sql } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';

/** Kinds of text that can be liked. */
export type Likable = 'post' | 'reply';

const tables: Readonly<Record<Likable, { likes: string; column: string; texts: string }>> = {
  post: { likes: 'forum_post_likes', column: 'post_id', texts: 'forum_posts' },
  reply: { likes: 'forum_reply_likes', column: 'reply_id', texts: 'forum_replies' },
};

const Liked = z.object({
  changed: z.boolean(),
  /** As the learner sees them. */
  likes: z.int(),
  /** Not counting the author's own. */
  byOthers: z.int(),
});
/** Who likes. What a private copy of the demo learner likes counts for itself alone. */
export interface Liker {
  readonly userId: number;
  readonly isCopy: boolean;
}
export type Liked = Readonly<z.output<typeof Liked>>;

// The caller has locked the text's row, so that concurrent likes are counted one by one. A copy's like isn't counted.
const statementsFor = (kind: Likable) => {
  const { likes, column, texts } = tables[kind];
  const count = <Sign extends '+' | '-', Own extends number>(sign: Sign, own: Own) =>
    `
      update ${texts} t set likes = likes ${sign} (select count(*)::int from changed where not $isCopy::boolean)
      where t.id = $id
      returning (select count(*) > 0 from changed) as changed,
        t.likes + case when $isCopy::boolean then ${own} else 0 end as likes, t.likes - (select count(*)::int from ${likes} l
        where l.${column} = t.id and l.user_id = t.author_id) as "byOthers"` as const;
  return {
    like: statement({
      name: `forum_${kind}_like`,
      text: `
      with changed as (
        insert into ${likes} (user_id, ${column}, created_at) values ($userId, $id, $now) on conflict do nothing returning 1)
      ${count('+', 1)}`,
      row: Liked,
    }),
    unlike: statement({
      name: `forum_${kind}_unlike`,
      text: `
      with changed as (delete from ${likes} where user_id = $userId and ${column} = $id returning 1)
      ${count('-', 0)}`,
      row: Liked,
    }),
    unlikeAll: statement({
      name: `forum_${kind}_unlike_all_of_user`,
      text: `
        with locked as (
          select t.id from ${texts} t
          where t.id in (select ${column} from ${likes} where user_id = $userId) order by t.id for update),
        gone as (
          delete from ${likes} where user_id = $userId and ${column} in (select id from locked) returning ${column} as id)
        update ${texts} t set likes = likes - 1 from gone where t.id = gone.id`,
    }),
    countAll: statement({
      name: `forum_${kind}_count_likes_of_user`,
      text: `
        with locked as (
          select t.id from ${texts} t
          where t.id in (select ${column} from ${likes} where user_id = $userId) order by t.id for update)
        update ${texts} t set likes = likes + 1 from locked where t.id = locked.id`,
    }),
  };
};
const byKind = { post: statementsFor('post'), reply: statementsFor('reply') };

/**
 * Sets or removes a learner's like, and counts it. Repeating it changes nothing. The caller has locked the learner and
 * the text.
 */
export async function setLike(
  tx: Sql,
  { userId, isCopy }: Liker,
  kind: Likable,
  id: number,
  liked: boolean,
  now: Date,
): Promise<Liked> {
  const { like, unlike } = byKind[kind];
  const [row] = liked
    ? await tx.query(like, { userId, isCopy, id, now })
    : await tx.query(unlike, { userId, isCopy, id });
  if (!row) throw new Error(`No ${kind} ${id} to like`);
  return row;
}

/** Removes all likes of an erased learner. */
export async function forgetLikesOf(tx: Sql, userId: number): Promise<void> {
  for (const { unlikeAll } of Object.values(byKind)) await tx.query(unlikeAll, { userId });
}

/** Counts all likes of a copy that was kept. The caller has locked the learner. */
export async function countLikesOf(tx: Sql, userId: number): Promise<void> {
  for (const { countAll } of Object.values(byKind)) await tx.query(countAll, { userId });
}
