import type { Sql, Statement } from '../../platform/db/database.ts';
import type { ListRow } from '../../platform/db/list-row.ts';
import { type Filters, filters } from './posts.queries.ts';
import type { Sought } from './search.rules.ts';
import { joinAuthor, postJson } from './shared.queries.ts';

/** Of more than these only the latest are shown: whoever finds so many looks for too little. */
const mostFound = 400;
/** What a fifth of the latest posts have is found among these; the index would bring all that have it. */
const near = 2000;
/** What one in fifty of those has is found among these. */
const far = 20_000;

const languages = ['english', 'spanish', 'french', 'german', 'portuguese', 'arabic'];
const asTheyStand = `websearch_to_tsquery('simple', $7)`;
const inAll = languages.map((config) => `websearch_to_tsquery('${config}', $6)`).join(' || ');

/** Plain words are sought in every language and as beginnings; what says more is taken in the learner's own. */
const words = `${inAll} || ${asTheyStand} || to_tsquery('simple', $8)`;
const operators = `websearch_to_tsquery($8::text::regconfig, $6) || ${asTheyStand}`;

const count = (found: string) => `(select count(*) from ${found})`;

/** The latest of so many posts of which a condition holds. */
const among = (posts: number, condition: string) => `
  select p.id from (select * from forum_posts order by id desc limit ${posts}) p
  where ${condition} and ${filters} limit ${mostFound}`;
/** The latest of all, by an index. */
const amongAll = (condition: string) => `
  select p.id from forum_posts p where ${condition} and ${filters} order by p.id desc limit ${mostFound}`;

const hasWords = `p.search @@ (select query from query)`;
const foundByWords = `
    near_words as materialized (${among(near, hasWords)}),
    by_words as materialized (
      select id from near_words where ${count('near_words')} = ${mostFound}
      union all
      (${amongAll(`${count('near_words')} < ${mostFound} and ${hasWords}`)}))`;

const hasPart = `p.search_text like $11 and not ${hasWords}`;
// To look through posts one by one is the quicker the more of them have it; the index of three letters in a row brings all
// that have these letters anywhere.
const isFrequent = `$12::boolean and ${count('near_parts')} between ${(mostFound * near) / far} and ${mostFound - 1}`;
const isRare = `$12::boolean and ${count('near_parts')} < ${mostFound} and ${count('far_parts')} < ${mostFound}`;
/** Only where words have not found enough; beyond the latest posts only where the index has the part. */
const foundByParts = `
    near_parts as materialized (${among(near, `${count('by_words')} < ${mostFound} and ${hasPart}`)}),
    far_parts as materialized (${among(far, `${isFrequent} and ${hasPart}`)}),
    by_parts as materialized (
      select id from near_parts where not $12::boolean or ${count('near_parts')} = ${mostFound}
      union all
      select id from far_parts where ${count('far_parts')} = ${mostFound}
      union all
      (${amongAll(`${count('by_words')} < ${mostFound} and ${isRare} and ${hasPart}`)}))`;

const find = (name: string, query: string, isPartial: boolean): Statement => ({
  name: `forum_search_${name}`,
  text: `
    with query as materialized (select ${query} as query),
    ${foundByWords},
    ${isPartial ? `${foundByParts},` : ''}
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
): Promise<ListRow<ByRank>[]> {
  const values = [userId, category, careerPath, tag, limit, stemmed, plain, beginnings ?? config];
  const [rank, id] = after ?? [null, null];
  if (part === null) return sql.query(findOperators, [...values, rank, id]);
  return sql.query(findWords, [...values, rank, id, part.pattern, part.isIndexed]);
}
