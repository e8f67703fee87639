import type { Sql, Statement } from '../../platform/db/database.ts';
import type { ListRow } from '../../platform/db/list-row.ts';
import { joinAuthor, postJson, readable } from './shared.queries.ts';

/** What a list is narrowed to. */
export interface Filters {
  readonly category: string | null;
  readonly careerPath: string | null;
  readonly tag: string | null;
}

/** Holds for a post `p` of the narrowed list. */
export const filters = `
  ${readable('p')} and ($2::text is null or p.category = $2)
  and ($3::text is null or p.career_path is null or p.career_path = $3)
  and ($4::text is null or p.tags @> array[$4::text])`;

const page = (cursor: string): Statement => ({
  name: `forum_posts_${cursor === '' ? 'first' : 'next'}`,
  text: `
    select ${postJson}::text as json,
      json_build_array(p.is_sticky, p.is_pinned, iso_instant(p.created_at), p.id) as place
    from (
      select * from forum_posts p
      where ${filters} ${cursor}
      order by is_sticky desc nulls last, is_pinned desc nulls last, created_at desc nulls last, id desc nulls last
      limit $5
    ) p ${joinAuthor('p')}
    order by p.is_sticky desc, p.is_pinned desc, p.created_at desc, p.id desc`,
});
const first = page('');
const next = page(
  `and (p.is_sticky, p.is_pinned, p.created_at, p.id) < ($6::boolean, $7::boolean, $8::timestamptz, $9::int)`,
);

/** Where a post stands. */
type InList = [isSticky: boolean, isPinned: boolean, createdAt: string, id: number];

/** Posts: sticky ones, pinned ones, the others, latest first. */
export async function selectPosts(
  sql: Sql,
  userId: number,
  { category, careerPath, tag }: Filters,
  limit: number,
  after: InList | null,
): Promise<ListRow<InList>[]> {
  const values = [userId, category, careerPath, tag, limit];
  return after ? sql.query(next, [...values, ...after]) : sql.query(first, values);
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

/** The same, of a post that is there. */
export async function selectPost(sql: Sql, userId: number, id: number): Promise<string> {
  const json = await selectOptionalPost(sql, userId, id);
  if (json === null) throw new Error(`No post ${id}`);
  return json;
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
    insert into forum_posts (author_id, title, content, category, career_path, tags, search_config, search, created_at, scenario_id,
      question_index)
    values ($1, $2, $3, $4, $5, $6::text[], $7::text, ${vector}, $12, $13, $14)
    on conflict (scenario_id, question_index) where scenario_id is not null do nothing
    returning id`,
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
  const [row] = await tx.query<{ id: number }>(insert, [authorId, ...valuesOf(post, now), null, null]);
  if (!row) throw new Error('The post was not inserted');
  return row.id;
}

/** Opens the thread of a question, which nobody is the author of; null where there is one. */
export async function insertThread(
  tx: Sql,
  { scenarioId, questionIndex }: QuestionPlace,
  post: WrittenPost,
  now: Date,
): Promise<number | null> {
  const values = [null, ...valuesOf(post, now), scenarioId, questionIndex];
  const [row] = await tx.query<{ id: number }>(insert, values);
  return row?.id ?? null;
}

/** A question of the content. */
export interface QuestionPlace {
  readonly scenarioId: number;
  readonly questionIndex: number;
}

const thread: Statement = {
  name: 'forum_thread',
  text: 'select id from forum_posts where scenario_id = $1 and question_index = $2',
};

/** The thread of a question, whoever may read it; null where there is none. */
export async function selectOptionalThread(
  sql: Sql,
  { scenarioId, questionIndex }: QuestionPlace,
): Promise<number | null> {
  const [row] = await sql.query<{ id: number }>(thread, [scenarioId, questionIndex]);
  return row?.id ?? null;
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

const place: Statement = {
  name: 'forum_post_place',
  text: 'update forum_posts set is_sticky = $2, is_pinned = $3 where id = $1 returning id',
};

/** Moves a post to the front or back into its time; false where there is none. */
export async function setPlace(
  tx: Sql,
  id: number,
  { isSticky, isPinned }: { readonly isSticky: boolean; readonly isPinned: boolean },
): Promise<boolean> {
  return (await tx.query(place, [id, isSticky, isPinned])).length > 0;
}
