import type { Sql, Statement } from '../../platform/db/database.ts';
import { readable } from './shared.queries.ts';

const reachable = `
  u.deleted_at is null and u.id <> $1::int and not exists (
    select from user_blocks b
    where (b.user_id = $1::int and b.blocked_id = u.id) or (b.user_id = u.id and b.blocked_id = $1::int))`;

const names: Statement = {
  name: 'forum_names',
  text: `
    with writers as (
      select author_id as id from forum_posts p where p.id = $3::int and ${readable('p')}
      union
      select r.author_id from forum_replies r join forum_posts p on p.id = r.post_id
      where p.id = $3::int and ${readable('p')} and r.deleted_at is null and ${readable('r')}),
    fitting as (
      select u.id, u.username, true as writes from users u join writers w on w.id = u.id
      where lower(u.username) like $2 and ${reachable}
      union all
      (select u.id, u.username, false from users u
       where lower(u.username) like $2 and ${reachable} and u.id not in (select id from writers where id is not null)
         and coalesce((select s.profile_visible from user_settings s where s.user_id = u.id), true)
       order by lower(u.username) limit 8))
    select id, username from fitting order by writes desc, lower(username) limit 8`,
};

/** Names that begin so, of people whom the learner can reach: those who wrote in the thread first. */
export async function selectNames(
  sql: Sql,
  userId: number,
  beginning: string,
  postId: number | null,
): Promise<{ id: number; username: string }[]> {
  const pattern = `${beginning.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql.query(names, [userId, pattern, postId]);
}

const named: Statement = {
  name: 'forum_named',
  text: `select u.id from users u where lower(u.username) = any($2::text[]) and ${reachable} order by u.id`,
};

/** Those of the names (in small letters) who exist and whom the learner can reach. */
export async function selectNamed(tx: Sql, userId: number, usernames: readonly string[]): Promise<number[]> {
  if (usernames.length === 0) return [];
  return (await tx.query<{ id: number }>(named, [userId, usernames])).map(({ id }) => id);
}

const reached: Statement = {
  name: 'forum_reached',
  text: `select u.id from users u where u.id = any($2::int[]) and ${reachable} order by u.id`,
};

/** Those of the people whom the learner can reach. */
export async function selectReachable(tx: Sql, userId: number, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  return (await tx.query<{ id: number }>(reached, [userId, ids])).map(({ id }) => id);
}

export async function selectUsername(tx: Sql, userId: number): Promise<string> {
  const statement = { name: 'forum_username', text: 'select username from users where id = $1' };
  const [row] = await tx.query<{ username: string }>(statement, [userId]);
  if (!row) throw new Error(`No user ${userId}`);
  return row.username;
}

const figures: Statement = {
  name: 'forum_figures',
  text: `
    select (select count(*)::int from forum_posts where hidden_at is null) as "totalPosts",
      coalesce((select json_agg(json_build_object('tag', t.tag, 'posts', t.posts) order by t.posts desc, t.tag) from (
        select tag, count(*)::int as posts from forum_posts p, unnest(p.tags) tag
        where p.hidden_at is null and p.created_at > $1
        group by tag order by posts desc, tag limit 10) t), '[]') as "popularTopics"`,
};

export interface Figures {
  readonly totalPosts: number;
  readonly popularTopics: { tag: string; posts: number }[];
}

/** How many posts there are, and which tags most of those since then have. */
export async function selectFigures(sql: Sql, since: Date): Promise<Figures> {
  const [row] = await sql.query<Figures>(figures, [since]);
  if (!row) throw new Error('No figures');
  return row;
}
