import type { CareerPath } from '@rounds/contract/common';
import type { BodyOf, QueryOf } from '@rounds/contract/endpoint';
import type { ForumPost, createPost, listPosts, updatePost } from '@rounds/contract/community/forum';
import { type PostCategory, tagsOf } from '@rounds/contract/community/forum.rules';
import { publishChange } from '../../platform/db/changes.ts';
import type { Sql } from '../../platform/db/database.ts';
import type { Json } from '../../platform/db/json.ts';
import type { Fail } from '../../platform/http/errors.ts';
import { type ListPage, paginate } from '../../platform/pagination.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import * as queries from './posts.queries.ts';
import { ByRank, searchPosts } from './search.queries.ts';
import { searchConfigOf, searchable, parseSearch } from './search.rules.ts';
import { notifyOfText } from './notify.service.ts';

/** The topic for changes to a thread. */
export const threadTopic = (postId: number) => `forum:${postId}`;

/**
 * A page of posts in their order or, for a search, best first.
 * @throws ApiError 400 for a cursor of another list
 */
export async function readPosts(
  { db }: ServiceDeps,
  userId: number,
  query: QueryOf<typeof listPosts>,
  accepted?: string,
): Promise<ListPage<ForumPost>> {
  const { category = null, careerPath = null, tag, q = '', ...paging } = query;
  const filters = { category, careerPath, tag: tag?.normalize('NFC').toLowerCase() ?? null };
  if (q === '') {
    return paginate(paging, queries.InList, (limit, after) =>
      queries.selectPosts(db, userId, filters, limit, after),
    );
  }
  const config = searchConfigOf(await queries.selectLanguage(db, userId), accepted);
  const searchQuery = { ...parseSearch(q), config };
  return paginate(paging, ByRank, (limit, after) =>
    searchPosts(db, userId, filters, searchQuery, limit, after),
  );
}

/** A post as JSON. */
export async function readPost(
  sql: Sql,
  userId: number,
  id: number,
  fail: Fail<'post_not_found'>,
): Promise<Json<ForumPost>> {
  const json = await queries.selectOptionalPost(sql, userId, id);
  if (json === null) throw fail('post_not_found');
  return json;
}

interface Draft {
  readonly title: string;
  readonly content: string;
  readonly category: PostCategory;
  readonly careerPath?: CareerPath | null | undefined;
}

/** A post as stored. @param config the text-search configuration of its language */
export const written = (
  { title, content, category, careerPath }: Draft,
  config: string,
): queries.WrittenPost => ({
  title,
  content,
  category,
  careerPath: careerPath ?? null,
  tags: tagsOf(`${title}\n${content}`),
  config,
  words: { title: searchable(title), content: searchable(content) },
});

/** A post by a learner, and the languages that their browser accepts. */
interface NewPost {
  readonly userId: number;
  readonly body: BodyOf<typeof createPost>;
  readonly accepted: string | undefined;
}

/** Adds a post and notifies the people it mentions; returns its id. */
export async function addPost(tx: Sql, { userId, body, accepted }: NewPost, now: Date): Promise<number> {
  const config = searchConfigOf(await queries.selectLanguage(tx, userId), accepted);
  const postId = await queries.insertPost(tx, userId, written(body, config), now);
  const { title, content } = body;
  await notifyOfText(tx, { by: userId, text: `${title}\n${content}`, postId, replyId: null, title }, now);
  return postId;
}

/** The same; returns the post. */
export async function writePost(tx: Sql, post: NewPost, now: Date): Promise<Json<ForumPost>> {
  return queries.selectPost(tx, post.userId, await addPost(tx, post, now));
}

/** Updates the given fields of the learner's own post. People mentioned for the first time are notified. */
export async function changePost(
  { db, clock }: ServiceDeps,
  userId: number,
  id: number,
  body: BodyOf<typeof updatePost>,
  accepted: string | undefined,
  fail: Fail<'post_not_found' | 'not_author'>,
): Promise<Json<ForumPost>> {
  const config = searchConfigOf(await queries.selectLanguage(db, userId), accepted);
  return db.transaction(async (tx) => {
    const now = clock.now();
    const post = await ownPost(tx, userId, id, fail);
    const changes = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    if (Object.keys(changes).length > 0) {
      const draft = { ...post, ...changes } as Draft;
      const { title, content } = draft;
      await queries.updatePost(tx, id, written(draft, config), now);
      const before = `${post.title}\n${post.content}`;
      const told = { by: userId, text: `${title}\n${content}`, before, postId: id, replyId: null, title };
      await notifyOfText(tx, told, now);
      await publishChange(tx, threadTopic(id), { postId: id });
    }
    return queries.selectPost(tx, userId, id);
  });
}

/** Deletes one of the learner's posts. */
export async function removePost(
  { db }: ServiceDeps,
  userId: number,
  id: number,
  fail: Fail<'post_not_found' | 'not_author'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await ownPost(tx, userId, id, fail);
    await queries.deletePost(tx, id);
    await publishChange(tx, threadTopic(id), { postId: id });
  });
}

/** The topic on which changes of a thread are published, if the learner can read the thread. */
export async function readableTopic(
  { db }: ServiceDeps,
  userId: number,
  id: number,
  fail: Fail<'post_not_found'>,
): Promise<string> {
  await readPost(db, userId, id, fail);
  return threadTopic(id);
}

async function ownPost(
  tx: Sql,
  userId: number,
  id: number,
  fail: Fail<'post_not_found' | 'not_author'>,
): Promise<queries.PostFacts> {
  const post = await queries.lockOptionalPost(tx, userId, id, 'change');
  if (!post) throw fail('post_not_found');
  if (post.authorId !== userId) throw fail('not_author');
  return post;
}
