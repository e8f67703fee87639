import type { ForumPost } from '@rounds/contract/community/forum';
import type { CareerPath } from '@rounds/contract/common';
import { careerPaths } from '@rounds/contract/common.rules';
import { postCategories, type PostCategory } from '@rounds/contract/community/forum.rules';
import { foldText } from '../../../format/fold.rules.ts';

/** What is looked for, as the address keeps it. */
export interface DiscussionFilter {
  readonly search: string;
  readonly category: PostCategory | undefined;
  readonly careerPath: CareerPath | undefined;
  readonly topic: string | undefined;
}

/** A hashtag without its sign, as a filter may name it. */
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

/** The address's parameters with a filter in them; the others stay as they were. */
export function withFilter(params: URLSearchParams, filter: DiscussionFilter): URLSearchParams {
  const next = new URLSearchParams(params);
  const values: Readonly<Record<string, string | undefined>> = { ...filter };
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** Where a topic's discussions are. */
export function topicAddress(tag: string): string {
  return `/community?topic=${encodeURIComponent(tag)}`;
}

type Searchable = Pick<ForumPost, 'id' | 'title' | 'content'>;

/** Loaded posts with the text in their title or content, in order, then what else the server found. */
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

/** Each once: a post pushed onto the next page is on both. */
export function uniqueById<Row extends { readonly id: number }>(rows: readonly Row[]): Row[] {
  const seen = new Set<number>();
  return rows.filter(({ id }) => !seen.has(id) && seen.add(id));
}
