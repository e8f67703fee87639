import type { ForumPost } from '@rounds/contract/community/forum';
import type { CareerPath } from '@rounds/contract/common';
import { careerPaths } from '@rounds/contract/common.rules';
import { postCategories, type PostCategory } from '@rounds/contract/community/forum.rules';
import { foldText } from '../../../format/fold.rules.ts';

/** The filter, as stored in the address. */
export interface DiscussionFilter {
  readonly search: string;
  readonly category: PostCategory | undefined;
  readonly careerPath: CareerPath | undefined;
  readonly topic: string | undefined;
}

/** A hashtag without the #, as used in a filter. */
const topicPattern = /^[\p{L}\p{N}_]{1,50}$/u;

export function parseFilter(params: URLSearchParams): DiscussionFilter {
  const topic = params.get('topic')?.toLowerCase() ?? '';
  return {
    search: params.get('search')?.slice(0, 200) ?? '',
    category: postCategories.find((one) => one === params.get('category')),
    careerPath: careerPaths.find((one) => one === params.get('careerPath')),
    topic: topicPattern.test(topic) ? topic : undefined,
  };
}

/** The address's parameters with a filter in them; the others stay. */
export function withFilter(params: URLSearchParams, filter: DiscussionFilter): URLSearchParams {
  const next = new URLSearchParams(params);
  const values: Readonly<Record<string, string | undefined>> = { ...filter };
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** The address of a topic's discussions. */
export function topicAddress(tag: string): string {
  return `/community?topic=${encodeURIComponent(tag)}`;
}

type Searchable = Pick<ForumPost, 'id' | 'title' | 'content'>;

/** Loaded posts that contain the text in title or content, in order, then whatever else the server found. */
export function mergePosts<Post extends Searchable>(
  loaded: readonly Post[],
  found: readonly Post[],
  search: string,
): Post[] {
  const wanted = foldText(search).trim();
  const here = loaded.filter(
    ({ title, content }) => foldText(title).includes(wanted) || foldText(content).includes(wanted),
  );
  return uniqueById([...here, ...found]);
}

/** Removes duplicates: a post pushed onto the next page is on both. */
export function uniqueById<Row extends { readonly id: number }>(rows: readonly Row[]): Row[] {
  const seen = new Set<number>();
  return rows.filter(({ id }) => !seen.has(id) && seen.add(id));
}
