import type { Sql, Statement } from '../../platform/db/database.ts';
import type { Row } from '../../platform/pages.ts';
import { type Filters, filters } from './posts.queries.ts';
import type { Sought } from './search.rules.ts';
import { joinAuthor, postJson } from './shared.queries.ts';

/** Of more than these only the latest are shown: whoever finds so many looks for too little. */
const mostFound = 400;
/** What a fifth of the latest posts have is found among these; the index would bring all that have it. */
const mostLookedAt = 2000;

const languages = ['english', 'spanish', 'french', 'german', 'portuguese', 'arabic'];
const asTheyStand = `websearch_to_tsquery('simple', $7)`;
const inAll = languages.map((config) => `websearch_to_tsquery('${config}', $6)`).join(' || ');

/** Plain words are sought in every language and as beginnings; what says more is taken in the learner's own. */
const words = `${inAll} || ${asTheyStand} || to_tsquery('simple', $8)`;
const operators = `websearch_to_tsquery($8::text::regconfig, $6) || ${asTheyStand}`;

/**
 * The latest posts of which a condition holds: among the latest of all where these are enough, else by the index.
 * @param all whether posts beyond the latest are looked at, in SQL
 */
const latest = (name: string, condition: string, all = 'true') => `
    recent_${name} as materialized (
      select p.id from (select * from forum_posts order by id desc limit ${mostLookedAt}) p
      where ${filters} and ${condition}
      limit ${mostFound}),
    ${name} as materialized (
      select id from recent_${name} where not (${all}) or (select count(*) from recent_${name}) = ${mostFound}
      union all
      (select p.id from forum_posts p
       where ${all} and (select count(*) from recent_${name}) < ${mostFound} and ${filters} and ${condition}
       order by p.id desc limit ${mostFound}))`;

const byWords = `p.search @@ (select query from query)`;
/** Only where words have not found enough. */
const inside = `
  (select count(*) from by_words) < ${mostFound} and p.search_text like $11 and not ${byWords}`;

const find = (name: string, query: string, isPartial: boolean): Statement => ({
  name: `forum_search_${name}`,
  text: `
    with query as materialized (select ${query} as query),
    ${latest('by_words', byWords)},
    ${isPartial ? `${latest('by_parts', inside, '$12::boolean')},` : ''}
    found as (
      select p.id, ts_rank('{0.05, 0.1, 0.2, 1.0}', p.search, query.query)::float8 as rank
      from by_words m join forum_posts p on p.id = m.id, query
      ${isPartial ? 'union all select id, -1 from by_parts' : ''}),
    page as (
      select * from found
      where $9::float8 is null or (rank, id) < ($9::float8, $10::int)
      order by rank desc, id desc limit $5)
    select ${postJson}::text as json, json_build_array(page.rank, p.id) as place
    from page join forum_posts p on p.id = page.id ${joinAuthor('p')}
    order by page.rank desc, p.id desc`,
});
const findWords = find('words', words, true);
const findOperators = find('operators', operators, false);

/** Where a post stands among those found: how well it fits, below zero where only a part of a word does. */
type ByRank = [rank: number, id: number];

/** What is found, best first: a word in a title counts most, and what is found inside words only comes last. */
export async function searchPosts(
  sql: Sql,
  userId: number,
  { category, careerPath, tag }: Filters,
  { stemmed, plain, beginnings, part, config }: Sought & { readonly config: string },
  limit: number,
  after: ByRank | null,
): Promise<Row<ByRank>[]> {
  const values = [userId, category, careerPath, tag, limit, stemmed, plain, beginnings ?? config];
  const [rank, id] = after ?? [null, null];
  if (part === null) return sql.query(findOperators, [...values, rank, id]);
  return sql.query(findWords, [...values, rank, id, part.pattern, part.isIndexed]);
}
