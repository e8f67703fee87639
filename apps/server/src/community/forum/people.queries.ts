import { getCommunityStats } from '@rounds/contract/community/forum';
import { z } from 'zod';
import { type Sql, queryRow } from '../../platform/db/database.ts';
import { literally } from '../../platform/db/like.rules.ts';
import { statement } from '../../platform/db/statement.ts';
import { copiesOfOthers, isWithinReach } from '../../identity/accounts/people.fragments.ts';
import { readable } from './shared.queries.ts';

const reachable = `
  u.deleted_at is null and u.id <> $viewerId::int and u.id not in (${copiesOfOthers}) and ${isWithinReach('u')} and not exists (
    select from user_blocks b
    where (b.user_id = $viewerId::int and b.blocked_id = u.id) or (b.user_id = u.id and b.blocked_id = $viewerId::int))` as const;

const Person = z.object({ id: z.int(), username: z.string() });

const namesBeginningWith = statement({
  name: 'forum_names_beginning_with',
  text: `
    with writers as (
      select author_id as id from forum_posts p where p.id = $postId::int and ${readable('p')}
      union
      select r.author_id from forum_replies r join forum_posts p on p.id = r.post_id
      where p.id = $postId::int and ${readable('p')} and r.deleted_at is null and ${readable('r')}),
    fitting as (
      select u.id, u.username, true as writes from users u join writers w on w.id = u.id
      where lower(u.username) like $pattern and ${reachable}
      union all
      (select u.id, u.username, false from users u
       where lower(u.username) like $pattern and ${reachable} and u.id not in (select id from writers where id is not null)
         and coalesce((select s.profile_visible from user_settings s where s.user_id = u.id), true)
       order by lower(u.username) limit 8))
    select id, username from fitting order by writes desc, lower(username) limit 8`,
  row: Person,
});

/** Usernames with this prefix, of people visible to the learner; participants of the thread come first. */
export function selectNames(sql: Sql, userId: number, beginning: string, postId: number | null) {
  const pattern = `${literally(beginning.toLowerCase())}%`;
  return sql.query(namesBeginningWith, { viewerId: userId, pattern, postId });
}

const reachableByName = statement({
  name: 'forum_reachable_by_name',
  text: `select u.id from users u where lower(u.username) = any($usernames::text[]) and ${reachable} order by u.id`,
  row: z.object({ id: z.int() }),
});

/** Which of the names (in lowercase) exist and are visible to the learner. */
export async function selectNamed(tx: Sql, userId: number, usernames: readonly string[]): Promise<number[]> {
  if (usernames.length === 0) return [];
  return (await tx.query(reachableByName, { viewerId: userId, usernames })).map(({ id }) => id);
}

const reachableById = statement({
  name: 'forum_reachable_by_id',
  text: `select u.id from users u where u.id = any($ids::int[]) and ${reachable} order by u.id`,
  row: z.object({ id: z.int() }),
});

/** Which of the people are visible to the learner. */
export async function selectReachable(tx: Sql, userId: number, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  return (await tx.query(reachableById, { viewerId: userId, ids })).map(({ id }) => id);
}

const Stats = getCommunityStats.answer.pick({ totalPosts: true, popularTopics: true });
export type Stats = Readonly<z.output<typeof Stats>>;

/** Public counts exclude posts, and threads of questions, in which only a private copy of the demo learner wrote. */
const ofNoCopy =
  `((p.author_id is null or p.author_id not in (select id from users where demo_until is not null))
    and (p.scenario_id is null or p.replies > 0))` as const;

const forumStats = statement({
  name: 'forum_stats',
  text: `
    select (select count(*)::int from forum_posts p where p.hidden_at is null and ${ofNoCopy}) as "totalPosts",
      coalesce((select json_agg(json_build_object('tag', t.tag, 'posts', t.posts) order by t.posts desc, t.tag) from (
        select tag, count(*)::int as posts from forum_posts p, unnest(p.tags) tag
        where p.hidden_at is null and p.created_at > $since and ${ofNoCopy}
        group by tag order by posts desc, tag limit 10) t), '[]') as "popularTopics"`,
  row: Stats,
});

/** How many posts there are, and the most frequent tags since then. */
export function selectStats(sql: Sql, since: Date) {
  return queryRow(sql, forumStats, { since });
}
