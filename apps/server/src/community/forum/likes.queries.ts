import type { Sql, Statement } from '../../platform/db/database.ts';

/** What can be liked. */
export type Likable = 'post' | 'reply';

const tables = {
  post: { likes: 'forum_post_likes', column: 'post_id', texts: 'forum_posts' },
  reply: { likes: 'forum_reply_likes', column: 'reply_id', texts: 'forum_replies' },
} as const;

// The row of the text is locked by the caller, so that likes are counted one after the other.
const statements = (kind: Likable) => {
  const { likes, column, texts } = tables[kind];
  const counted = (change: string, by: string): Statement => ({
    name: `forum_${kind}_${by === '+' ? 'like' : 'unlike'}`,
    text: `
      with changed as (${change} returning 1)
      update ${texts} t set likes = likes ${by} (select count(*)::int from changed) where t.id = $2
      returning (select count(*) > 0 from changed) as changed, t.likes, t.likes - (select count(*)::int from ${likes} l
        where l.${column} = t.id and l.user_id = t.author_id) as "byOthers"`,
  });
  return {
    like: counted(
      `insert into ${likes} (user_id, ${column}, created_at) values ($1, $2, $3) on conflict do nothing`,
      '+',
    ),
    unlike: counted(
      `delete from ${likes} where user_id = $1 and ${column} = $2 and $3::timestamptz is not null`,
      '-',
    ),
    forget: {
      name: `forum_${kind}_forget_likes`,
      text: `
        with locked as (
          select t.id from ${texts} t
          where t.id in (select ${column} from ${likes} where user_id = $1) order by t.id for update),
        gone as (delete from ${likes} where user_id = $1 and ${column} in (select id from locked) returning ${column} as id)
        update ${texts} t set likes = likes - 1 from gone where t.id = gone.id`,
    },
  };
};
const posts = statements('post');
const replies = statements('reply');
const byKind = { post: posts, reply: replies } as const;

export interface Liked {
  readonly changed: boolean;
  readonly likes: number;
  /** Without the author's own. */
  readonly byOthers: number;
}

/** Sets whether a learner likes a text, and counts it; again changes nothing. The caller has locked the text. */
export async function setLike(
  tx: Sql,
  userId: number,
  kind: Likable,
  id: number,
  liked: boolean,
  now: Date,
): Promise<Liked> {
  const [row] = await tx.query<Liked>(liked ? byKind[kind].like : byKind[kind].unlike, [userId, id, now]);
  if (!row) throw new Error(`No ${kind} ${id} to like`);
  return row;
}

/** Takes back all likes of a learner who is erased. */
export async function forgetLikesOf(tx: Sql, userId: number): Promise<void> {
  for (const { forget } of [posts, replies]) await tx.query(forget, [userId]);
}
