import { Id, Instant } from '@rounds/contract/common';
import { ForumPost } from '@rounds/contract/community/forum';
import { z } from 'zod';
import { type Sql, queryOptionalRow, queryRow } from '../../platform/db/database.ts';
import { type ListRow, listRow } from '../../platform/db/list-row.ts';
import { statement } from '../../platform/db/statement.ts';
import { type Json, jsonOf } from '../../platform/db/json.ts';
import { isBegun, joinAuthor, postJson, readable } from './shared.queries.ts';

/** The filters of a list. */
export interface Filters {
  readonly category: string | null;
  readonly careerPath: string | null;
  readonly tag: string | null;
}

/** Whether a post `p` belongs to the filtered list. */
export const filters = `
  ${readable('p')} and ${isBegun} and ($category::text is null or p.category = $category)
  and ($careerPath::text is null or p.career_path is null or p.career_path = $careerPath)
  and ($tag::text is null or p.tags @> array[$tag::text])` as const;

const inOrder = <Cursor extends string>(cursor: Cursor) =>
  `
    select ${postJson}::text as json,
      json_build_array(p.is_sticky, p.is_pinned, iso_instant(p.created_at), p.id)::text as place
    from (
      select * from forum_posts p
      where ${filters} ${cursor}
      order by is_sticky desc nulls last, is_pinned desc nulls last, created_at desc nulls last, id desc nulls last
      limit $limit
    ) p ${joinAuthor('p')}
    order by p.is_sticky desc, p.is_pinned desc, p.created_at desc, p.id desc` as const;

/** A post's position in the list: by group, then by time. */
export const InList = z.tuple([z.boolean(), z.boolean(), Instant, Id]);
type InList = z.output<typeof InList>;

const firstPosts = statement({
  name: 'forum_posts_in_order',
  text: inOrder(''),
  row: listRow(ForumPost, InList),
});
const nextPosts = statement({
  name: 'forum_posts_in_order_after',
  text: inOrder(
    `and (p.is_sticky, p.is_pinned, p.created_at, p.id)
        < ($afterSticky::boolean, $afterPinned::boolean, $afterTime::timestamptz, $afterId::int)`,
  ),
  row: listRow(ForumPost, InList),
});

/** Posts: sticky ones, pinned ones, the others, latest first. */
export async function selectPosts(
  sql: Sql,
  userId: number,
  { category, careerPath, tag }: Filters,
  limit: number,
  after: InList | null,
): Promise<ListRow<InList, ForumPost>[]> {
  const values = { viewerId: userId, category, careerPath, tag, limit };
  if (!after) return sql.query(firstPosts, values);
  const [afterSticky, afterPinned, afterTime, afterId] = after;
  return sql.query(nextPosts, { ...values, afterSticky, afterPinned, afterTime, afterId });
}

const postById = statement({
  name: 'forum_post_by_id',
  text: `
    select ${postJson}::text as json from forum_posts p ${joinAuthor('p')}
    where p.id = $id and ${readable('p')}`,
  row: z.object({ json: jsonOf(ForumPost) }),
});

/** A post as JSON; null if the learner can't read it. */
export async function selectOptionalPost(
  sql: Sql,
  viewerId: number,
  id: number,
): Promise<Json<ForumPost> | null> {
  const [row] = await sql.query(postById, { viewerId, id });
  return row?.json ?? null;
}

/** The same, for an existing post. */
export async function selectPost(sql: Sql, userId: number, id: number): Promise<Json<ForumPost>> {
  const json = await selectOptionalPost(sql, userId, id);
  if (json === null) throw new Error(`No post ${id}`);
  return json;
}

/** What the rules need to know about a post. */
const PostFacts = z.object({
  id: z.int(),
  authorId: z.int().nullable(),
  title: z.string(),
  content: z.string(),
  category: z.string(),
  careerPath: z.string().nullable(),
});
export type PostFacts = Readonly<z.output<typeof PostFacts>>;

const factsOfPost = `
    select p.id, p.author_id as "authorId", p.title, p.content, p.category, p.career_path as "careerPath"
    from forum_posts p where p.id = $id and ${readable('p')}` as const;
const lockedToChange = statement({
  name: 'forum_post_lock_to_change',
  text: `${factsOfPost} for update`,
  row: PostFacts,
});
const lockedToAnswer = statement({
  name: 'forum_post_lock_to_answer',
  text: `${factsOfPost} for key share`,
  row: PostFacts,
});

/** Locks a post that the learner can read: exclusively for a change, or against deletion while a reply is added. */
export function lockOptionalPost(tx: Sql, userId: number, id: number, to: 'change' | 'answer') {
  return queryOptionalRow(tx, to === 'change' ? lockedToChange : lockedToAnswer, { viewerId: userId, id });
}

/** The stored fields of a post written by a learner. */
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
  setweight(to_tsvector($config::text::regconfig, $titleStemmed::text), 'A') ||
  setweight(to_tsvector('simple', $titlePlain::text), 'A') ||
  setweight(to_tsvector($config::text::regconfig, $contentStemmed::text), 'C') ||
  setweight(to_tsvector('simple', $contentPlain::text), 'C')` as const;

const newPost = statement({
  name: 'forum_post_insert',
  text: `
    insert into forum_posts (
      author_id, title, content, category, career_path, tags, search_config, search, created_at, scenario_id, question_index)
    values (
      $authorId, $title, $content, $category, $careerPath, $tags::text[], $config::text, ${vector}, $now, $scenarioId,
      $questionIndex)
    on conflict (scenario_id, question_index) where scenario_id is not null do nothing
    returning id`,
  row: z.object({ id: z.int() }),
});
const changedPost = statement({
  name: 'forum_post_update',
  text: `
    update forum_posts set title = $title, content = $content, category = $category, career_path = $careerPath,
      tags = $tags::text[], search_config = $config::text, search = ${vector}, edited_at = $now
    where id = $id`,
});

const valuesOf = ({ words, ...post }: WrittenPost) => ({
  ...post,
  titleStemmed: words.title.stemmed,
  titlePlain: words.title.plain,
  contentStemmed: words.content.stemmed,
  contentPlain: words.content.plain,
});

export async function insertPost(tx: Sql, authorId: number, post: WrittenPost, now: Date): Promise<number> {
  const values = { authorId, ...valuesOf(post), now, scenarioId: null, questionIndex: null };
  const { id } = await queryRow(tx, newPost, values);
  return id;
}

/** Creates the thread of a question, without an author; null if it already exists. */
export async function insertThread(
  tx: Sql,
  { scenarioId, questionIndex }: QuestionPlace,
  post: WrittenPost,
  now: Date,
): Promise<number | null> {
  const values = { authorId: null, ...valuesOf(post), now, scenarioId, questionIndex };
  const [row] = await tx.query(newPost, values);
  return row?.id ?? null;
}

/** A question of the content. */
export interface QuestionPlace {
  readonly scenarioId: number;
  readonly questionIndex: number;
}

const threadOfQuestion = statement({
  name: 'forum_thread_of_question',
  text: 'select id from forum_posts where scenario_id = $scenarioId and question_index = $questionIndex',
  row: z.object({ id: z.int() }),
});

/** The thread of a question, regardless of who may read it; null if there is none. */
export async function selectOptionalThread(
  sql: Sql,
  { scenarioId, questionIndex }: QuestionPlace,
): Promise<number | null> {
  const [row] = await sql.query(threadOfQuestion, { scenarioId, questionIndex });
  return row?.id ?? null;
}

export async function updatePost(tx: Sql, id: number, post: WrittenPost, now: Date): Promise<void> {
  await tx.query(changedPost, { id, ...valuesOf(post), now });
}

const deletedPost = statement({
  name: 'forum_post_delete',
  text: 'delete from forum_posts where id = $id',
});

export async function deletePost(tx: Sql, id: number): Promise<void> {
  await tx.query(deletedPost, { id });
}

const postsOfCopy = statement({
  name: 'forum_posts_delete_of_copy',
  text: 'delete from forum_posts where author_id = $userId',
});

/** Deletes the posts of a private copy of the demo learner, which nobody else could see. */
export async function deletePostsOfCopy(tx: Sql, userId: number): Promise<void> {
  await tx.query(postsOfCopy, { userId });
}

const languageOfAuthor = statement({
  name: 'forum_language_of_user',
  text: 'select language from user_settings where user_id = $userId',
  row: z.object({ language: z.string().nullable() }),
});

/** The language that a learner chose for mails; null if they chose none. */
export async function selectLanguage(sql: Sql, userId: number): Promise<string | null> {
  const [row] = await sql.query(languageOfAuthor, { userId });
  return row?.language ?? null;
}

const placedPost = statement({
  name: 'forum_post_set_place',
  text: 'update forum_posts set is_sticky = $isSticky, is_pinned = $isPinned where id = $id returning id',
  row: z.object({ id: z.int() }),
});

/** Pins or unpins a post; false if there is no such post. */
export async function updatePlacement(
  tx: Sql,
  id: number,
  { isSticky, isPinned }: { readonly isSticky: boolean; readonly isPinned: boolean },
): Promise<boolean> {
  return (await tx.query(placedPost, { id, isSticky, isPinned })).length > 0;
}
