import type { Sql, Statement } from '../../platform/db/database.ts';
import type { FoundCursor, PostCursor } from './cursors.rules.ts';
import type { Sought } from './search.rules.ts';
import { joinAuthor, postJson, readable } from './shared.queries.ts';

/** What a list is narrowed to. */
export interface Filters {
  readonly category: string | null;
  readonly careerPath: string | null;
  readonly tag: string | null;
}

const filters = `
  ${readable('p')} and ($2::text is null or p.category = $2)
  and ($3::text is null or p.career_path is null or p.career_path = $3)
  and ($4::text is null or p.tags @> array[$4::text])`;

const page = (cursor: string): Statement => ({
  name: `forum_posts_${cursor === '' ? 'first' : 'next'}`,
  text: `
    select coalesce(json_agg(${postJson} order by
             p.is_sticky desc, p.is_pinned desc, p.created_at desc, p.id desc), '[]')::text as json,
           count(*)::int as count
    from (
      select * from forum_posts p
      where ${filters} ${cursor}
      order by is_sticky desc nulls last, is_pinned desc nulls last, created_at desc nulls last, id desc nulls last
      limit $5
    ) p ${joinAuthor('p')}`,
});
const first = page('');
const next = page(
  `and (p.is_sticky, p.is_pinned, p.created_at, p.id) < ($6::boolean, $7::boolean, $8::timestamptz, $9::int)`,
);

/** A page of posts as JSON: sticky ones, pinned ones, the others, latest first. */
export async function selectPosts(
  sql: Sql,
  userId: number,
  { category, careerPath, tag }: Filters,
  limit: number,
  cursor: PostCursor | null,
): Promise<string> {
  const values = [userId, category, careerPath, tag, limit];
  const [row] = cursor
    ? await sql.query<{ json: string }>(next, [
        ...values,
        cursor.isSticky,
        cursor.isPinned,
        cursor.createdAt,
        cursor.id,
      ])
    : await sql.query<{ json: string }>(first, values);
  if (!row) throw new Error('No page of posts');
  return row.json;
}

/** Of more than these only the latest are ranked: whoever finds so many looks for too little. */
const mostRanked = 1000;

const languages = ['english', 'spanish', 'french', 'german', 'portuguese', 'arabic'];
const asTheyStand = `websearch_to_tsquery('simple', $7)`;
const inAll = languages.map((config) => `websearch_to_tsquery('${config}', $6)`).join(' || ');

/** Plain words are sought in every language and as beginnings; what says more is taken in the learner's own. */
const words = `${inAll} || ${asTheyStand} || to_tsquery('simple', $8)`;
const operators = `websearch_to_tsquery($8::text::regconfig, $6) || ${asTheyStand}`;

const find = (name: string, query: string): Statement => ({
  name: `forum_search_${name}`,
  text: `
    with query as materialized (select ${query} as query),
    matching as (
      select p.* from forum_posts p
      where ${filters} and p.search @@ (select query from query)
      order by p.id desc limit ${mostRanked}),
    ranked as (
      select m.id, ts_rank('{0.05, 0.1, 0.2, 1.0}', m.search, query.query)::float8 as rank from matching m, query),
    page as (
      select * from ranked
      where $9::float8 is null or (rank, id) < ($9::float8, $10::int)
      order by rank desc, id desc limit $5)
    select coalesce(json_agg(${postJson} order by page.rank desc, p.id desc), '[]')::text as json,
           min(page.rank)::text as rank
    from page join forum_posts p on p.id = page.id ${joinAuthor('p')}`,
});
const findWords = find('words', words);
const findOperators = find('operators', operators);

/** A page of what is found as JSON, best first, and how well the last one fits. A word in a title counts most. */
export async function searchPosts(
  sql: Sql,
  userId: number,
  { category, careerPath, tag }: Filters,
  { stemmed, plain, beginnings, config }: Sought & { readonly config: string },
  limit: number,
  cursor: FoundCursor | null,
): Promise<{ json: string; rank: string | null }> {
  const [row] = await sql.query<{ json: string; rank: string | null }>(
    beginnings === null ? findOperators : findWords,
    [
      userId,
      category,
      careerPath,
      tag,
      limit,
      stemmed,
      plain,
      beginnings ?? config,
      cursor?.rank ?? null,
      cursor?.id ?? null,
    ],
  );
  if (!row) throw new Error('No page of what was found');
  return row;
}

const one: Statement = {
  name: 'forum_post',
  text: `
    select ${postJson}::text as json from forum_posts p ${joinAuthor('p')}
    where p.id = $2 and ${readable('p')}`,
};

/** A post as JSON; null where the learner can't read it. */
export async function selectOptionalPost(sql: Sql, userId: number, id: number): Promise<string | null> {
  const [row] = await sql.query<{ json: string }>(one, [userId, id]);
  return row?.json ?? null;
}

/** What decides about a post. */
export interface PostFacts {
  readonly id: number;
  readonly authorId: number | null;
  readonly title: string;
  readonly content: string;
  readonly category: string;
  readonly careerPath: string | null;
}

const facts = `p.id, p.author_id as "authorId", p.title, p.content, p.category, p.career_path as "careerPath"`;
const lock = (how: string): Statement => ({
  name: `forum_post_lock_${how.replaceAll(' ', '_')}`,
  text: `select ${facts} from forum_posts p where p.id = $2 and ${readable('p')} for ${how}`,
});
const lockToChange = lock('update');
const lockToAnswer = lock('key share');

/** Holds a post that the learner can read: to change it, or to keep it there while something is added. */
export async function lockOptionalPost(
  tx: Sql,
  userId: number,
  id: number,
  to: 'change' | 'answer',
): Promise<PostFacts | null> {
  const [row] = await tx.query<PostFacts>(to === 'change' ? lockToChange : lockToAnswer, [userId, id]);
  return row ?? null;
}

/** What is kept of a post that somebody wrote. */
export interface WrittenPost {
  readonly title: string;
  readonly content: string;
  readonly category: string;
  readonly careerPath: string | null;
  readonly tags: readonly string[];
  readonly config: string;
  readonly words: Readonly<Record<'title' | 'content', { readonly stemmed: string; readonly plain: string }>>;
}

const vector = `
  setweight(to_tsvector($7::text::regconfig, $8::text), 'A') || setweight(to_tsvector('simple', $9::text), 'A') ||
  setweight(to_tsvector($7::text::regconfig, $10::text), 'C') || setweight(to_tsvector('simple', $11::text), 'C')`;

const insert: Statement = {
  name: 'forum_post_insert',
  text: `
    insert into forum_posts (author_id, title, content, category, career_path, tags, search_config, search, created_at)
    values ($1, $2, $3, $4, $5, $6::text[], $7::text, ${vector}, $12) returning id`,
};
const update: Statement = {
  name: 'forum_post_update',
  text: `
    update forum_posts set title = $2, content = $3, category = $4, career_path = $5, tags = $6::text[],
      search_config = $7::text, search = ${vector}, edited_at = $12
    where id = $1`,
};

const valuesOf = ({ title, content, category, careerPath, tags, config, words }: WrittenPost, now: Date) => [
  title,
  content,
  category,
  careerPath,
  tags,
  config,
  words.title.stemmed,
  words.title.plain,
  words.content.stemmed,
  words.content.plain,
  now,
];

export async function insertPost(tx: Sql, authorId: number, post: WrittenPost, now: Date): Promise<number> {
  const [row] = await tx.query<{ id: number }>(insert, [authorId, ...valuesOf(post, now)]);
  if (!row) throw new Error('The post was not inserted');
  return row.id;
}

export async function updatePost(tx: Sql, id: number, post: WrittenPost, now: Date): Promise<void> {
  await tx.query(update, [id, ...valuesOf(post, now)]);
}

export async function deletePost(tx: Sql, id: number): Promise<void> {
  await tx.query({ name: 'forum_post_delete', text: 'delete from forum_posts where id = $1' }, [id]);
}

/** The language that a learner chose for mails; null where they chose none. */
export async function selectLanguage(sql: Sql, userId: number): Promise<string | null> {
  const statement = { name: 'forum_language', text: 'select language from user_settings where user_id = $1' };
  const [row] = await sql.query<{ language: string | null }>(statement, [userId]);
  return row?.language ?? null;
}
