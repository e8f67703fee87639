import type { CareerPath } from '@rounds/contract/common';
import { careerPaths } from '@rounds/contract/common.rules';
import {
  postCategories,
  postContentLength,
  postTitleLength,
  type PostCategory,
} from '@rounds/contract/community/forum.rules';

/** A post as typed. */
export type PostFields = {
  readonly title: string;
  readonly content: string;
  readonly category: PostCategory;
  /** Empty means for everybody. */
  readonly careerPath: CareerPath | '';
};

export const emptyPost: PostFields = { title: '', content: '', category: 'discussion', careerPath: '' };

interface Post {
  readonly title: string;
  readonly content: string;
  readonly category: PostCategory;
  readonly careerPath: CareerPath | null;
}

/** The body to send, or else which fields are empty or too long. A draft may hold anything. */
export function validatePost(fields: PostFields): {
  readonly post: Post | null;
  readonly invalid: readonly ('title' | 'content')[];
} {
  const title = fields.title.trim();
  const content = fields.content.trim();
  const invalid = [
    ...(title === '' || title.length > postTitleLength ? (['title'] as const) : []),
    ...(content === '' || content.length > postContentLength ? (['content'] as const) : []),
  ];
  const category = postCategories.find((one) => one === fields.category) ?? 'discussion';
  const careerPath = careerPaths.find((one) => one === fields.careerPath) ?? null;
  return { post: invalid.length > 0 ? null : { title, content, category, careerPath }, invalid };
}
