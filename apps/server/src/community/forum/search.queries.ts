import { Id } from '@rounds/contract/common';
import { ForumPost } from '@rounds/contract/community/forum';
import { z } from 'zod';
import type { Sql } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { type ListRow, listRow } from '../../platform/db/list-row.ts';
import { type Filters, filters } from './posts.queries.ts';
import type { SearchTerms } from './search.rules.ts';
import { joinAuthor, postJson } from './shared.queries.ts';

/** How many of the latest matches are shown: a query with more is too vague. */
const maxFound = 400;
/**
 * A part found in a fifth of the latest posts is searched for among these; the index would return every post with it.
 */
const near = 2000;
/** A part found in one in fifty of those is searched for among these. */
const far = 20_000;

const languages = ['english', 'spanish', 'french', 'german', 'portuguese', 'arabic'];
const asTheyStand = `websearch_to_tsquery('simple', $plain)`;
const inAll = languages.map((config) => `websearch_to_tsquery('${config}', asked.stemmed)`).join(' || ');

/**
 * Plain words match in every language and as prefixes. Queries with operators are parsed in the learner's own language.
 */
const words = `
  select ${inAll} || ${asTheyStand} || to_tsquery('simple', $beginnings) as query from (select $stemmed::text as stemmed) asked` as const;
const operators =
  `select websearch_to_tsquery($config::text::regconfig, $stemmed) || ${asTheyStand} as query` as const;

const count = (found: string) => `(select count(*) from ${found})`;

/** The posts that meet a condition, among this many of the latest. */
const among = <Condition extends string>(posts: number, condition: Condition) =>
  `
  select p.id from (select * from forum_posts order by id desc limit ${posts}) p
  where ${condition} and ${filters} limit ${maxFound}` as const;
/** The latest of all posts, using an index. */
const amongAll = <Condition extends string>(condition: Condition) =>
  `
  select p.id from forum_posts p where ${condition} and ${filters} order by p.id desc limit ${maxFound}` as const;

const hasWords = `p.search @@ (select query from query)`;
const foundByWords = `
    near_words as materialized (${among(near, hasWords)}),
    by_words as materialized (
      select id from near_words where ${count('near_words')} = ${maxFound}
      union all
      (${amongAll(`${count('near_words')} < ${maxFound} and ${hasWords}`)}))` as const;

const hasPart = `p.search_text like $pattern and not ${hasWords}` as const;
// The more posts contain it, the better a scan: the trigram index returns every post that has these three-letter runs
// anywhere.
const isFrequent =
  `$isIndexed::boolean and ${count('near_parts')} between ${(maxFound * near) / far} and ${maxFound - 1}` as const;
const isRare =
  `$isIndexed::boolean and ${count('near_parts')} < ${maxFound} and ${count('far_parts')} < ${maxFound}` as const;
/** Only if whole words have not found enough; beyond the latest posts, only if the index covers the part. */
const foundByParts = `
    near_parts as materialized (${among(near, `${count('by_words')} < ${maxFound} and ${hasPart}` as const)}),
    far_parts as materialized (${among(far, `${isFrequent} and ${hasPart}` as const)}),
    by_parts as materialized (
      select id from near_parts where not $isIndexed::boolean or ${count('near_parts')} = ${maxFound}
      union all
      select id from far_parts where ${count('far_parts')} = ${maxFound}
      union all
      (${amongAll(`${count('by_words')} < ${maxFound} and ${isRare} and ${hasPart}` as const)}))` as const;

/** @param found further tables, each with its comma, and further matches, besides those found by words */
const search = <Query extends string, Tables extends string>(query: Query, tables: Tables, found: string) =>
  `
    with query as materialized (${query}),
    ${foundByWords},
    ${tables}
    found as (
      select p.id, ts_rank('{0.05, 0.1, 0.2, 1.0}', p.search, query.query)::float8 as rank
      from by_words m join forum_posts p on p.id = m.id, query
      ${found}),
    page as (
      select * from found
      where $afterRank::float8 is null or (rank, id) < ($afterRank::float8, $afterId::int)
      order by rank desc, id desc limit $limit)
    select ${postJson}::text as json, json_build_array(page.rank, p.id)::text as place
    from page join forum_posts p on p.id = page.id ${joinAuthor('p')}
    order by page.rank desc, p.id desc` as const;

/** A post's position among the matches: by relevance, negative if only part of a word matches. */
export const ByRank = z.tuple([z.number().min(-1).max(1000), Id]);
type ByRank = z.output<typeof ByRank>;

const postsByWords = statement({
  name: 'forum_posts_by_words',
  text: search(words, `${foundByParts},` as const, 'union all select id, -1 from by_parts'),
  row: listRow(ForumPost, ByRank),
});
const postsByOperators = statement({
  name: 'forum_posts_by_operators',
  text: search(operators, '', ''),
  row: listRow(ForumPost, ByRank),
});

/** Matches, best first. A word in a title counts most; matches inside words come last. */
export async function searchPosts(
  sql: Sql,
  userId: number,
  { category, careerPath, tag }: Filters,
  { stemmed, plain, beginnings, part, config }: SearchTerms & { readonly config: string },
  limit: number,
  after: ByRank | null,
): Promise<ListRow<ByRank, ForumPost>[]> {
  const [afterRank, afterId] = after ?? [null, null];
  const shared = { viewerId: userId, category, careerPath, tag, stemmed, plain, afterRank, afterId, limit };
  if (part === null) return sql.query(postsByOperators, { ...shared, config });
  const { pattern, isIndexed } = part;
  return sql.query(postsByWords, { ...shared, beginnings, pattern, isIndexed });
}
