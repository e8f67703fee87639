import { z } from 'zod';
import { CareerPath, Id, Instant, Ok, QueryId, pageQuery, IdParams } from '../common.ts';
import { endpointsOf } from '../endpoint.ts';
import { sharedErrors } from '../errors.ts';
import { forumErrors } from './forum.errors.ts';
import { postCategories, postContentLength, postTitleLength, replyContentLength } from './forum.rules.ts';

/** A text's author, as others see them; null if the account is deleted, and for the thread of a question. */
export const Author = z
  .object({ id: Id, username: z.string(), careerPath: CareerPath.nullable(), level: z.int().positive() })
  .nullable();
export type Author = z.infer<typeof Author>;

export const ForumPost = z.object({
  id: Id,
  title: z.string(),
  /** Simple Markdown, as it was written. */
  content: z.string(),
  category: z.enum(postCategories),
  /** Null: for everybody. */
  careerPath: CareerPath.nullable(),
  /** The question that the thread is about. Such a thread has no author: its first reply opens it. */
  question: z.object({ scenarioId: Id, questionIndex: z.int().min(0) }).nullable(),
  authorId: Id.nullable(),
  author: Author,
  /** Sticky posts come first, pinned ones after them. */
  isSticky: z.boolean(),
  isPinned: z.boolean(),
  tags: z.array(z.string()),
  likes: z.int().min(0),
  replies: z.int().min(0),
  createdAt: Instant,
  editedAt: Instant.nullable(),
  /** For the requesting learner. */
  liked: z.boolean(),
  own: z.boolean(),
});
export type ForumPost = z.infer<typeof ForumPost>;

export const ForumReply = z.object({
  id: Id,
  postId: Id,
  /** The reply that this one answers. That reply answers no other: replies are nested only one level deep. */
  parentReplyId: Id.nullable(),
  /** Simple Markdown; empty if the reply was deleted but has answers. */
  content: z.string(),
  deleted: z.boolean(),
  authorId: Id.nullable(),
  author: Author,
  likes: z.int().min(0),
  createdAt: Instant,
  editedAt: Instant.nullable(),
  liked: z.boolean(),
  own: z.boolean(),
});
export type ForumReply = z.infer<typeof ForumReply>;

const endpoint = endpointsOf('Forum');
const Page = pageQuery();

const PostBody = z.object({
  title: z.string().trim().min(1).max(postTitleLength),
  content: z.string().trim().min(1).max(postContentLength),
  category: z.enum(postCategories),
  careerPath: CareerPath.nullish(),
});
export const ReplyContent = z.string().trim().min(1).max(replyContentLength);
const Liking = z.object({ liked: z.boolean() });
const Likes = z.object({ likes: z.int().min(0), liked: z.boolean() });

export const listPosts = endpoint({
  method: 'GET',
  path: '/api/forum',
  summary:
    'Posts: sticky ones, then pinned ones, then the others, latest first; what a search finds, best first. Without those of people whom the learner has blocked.',
  query: z.object({
    category: z.enum(postCategories).optional(),
    careerPath: CareerPath.optional(),
    /** A hashtag without its sign. */
    tag: z.string().max(50).optional(),
    /** Words that the title or the content must have. */
    q: z.string().trim().max(200).optional(),
    ...Page,
  }),
  answer: z.array(ForumPost),
});

export const createPost = endpoint({
  method: 'POST',
  path: '/api/forum',
  summary: 'Write a post. Hashtags in it become its tags, and people named with @ are told.',
  status: 201,
  body: PostBody,
  answer: ForumPost,
  errors: [sharedErrors.key_reused],
});

export const getPost = endpoint({
  method: 'GET',
  path: '/api/forum/:id',
  summary: 'One post of the discussions.',
  params: IdParams,
  answer: ForumPost,
  errors: [forumErrors.post_not_found],
});

export const updatePost = endpoint({
  method: 'PUT',
  path: '/api/forum/:id',
  summary: 'Change a post of one’s own.',
  params: IdParams,
  body: PostBody.partial(),
  answer: ForumPost,
  errors: [sharedErrors.not_author, forumErrors.post_not_found],
});

export const deletePost = endpoint({
  method: 'DELETE',
  path: '/api/forum/:id',
  summary: 'Delete a post of one’s own, with its replies.',
  params: IdParams,
  answer: Ok,
  errors: [sharedErrors.not_author, forumErrors.post_not_found],
});

export const likePost = endpoint({
  method: 'PUT',
  path: '/api/forum/:id/like',
  summary: 'Like a post, or like it no more. Twice is once.',
  params: IdParams,
  body: Liking,
  answer: Likes,
  errors: [forumErrors.post_not_found],
});

export const listReplies = endpoint({
  method: 'GET',
  path: '/api/forum/:id/replies',
  summary: 'Replies to a post, oldest first; answers to a reply follow it.',
  params: IdParams,
  query: z.object(Page),
  answer: z.array(ForumReply),
  errors: [forumErrors.post_not_found],
});

export const createReply = endpoint({
  method: 'POST',
  path: '/api/forum/:id/replies',
  summary:
    'Reply to a post, or to a reply in it; an answer to an answer becomes one to its parent. The author and people named with @ are told.',
  status: 201,
  params: IdParams,
  body: z.object({ content: ReplyContent, parentReplyId: Id.nullish() }),
  answer: ForumReply,
  errors: [forumErrors.post_not_found, forumErrors.reply_not_found, sharedErrors.key_reused],
});

export const updateReply = endpoint({
  method: 'PUT',
  path: '/api/forum/replies/:id',
  summary: 'Change a reply of one’s own.',
  params: IdParams,
  body: z.object({ content: ReplyContent }),
  answer: ForumReply,
  errors: [sharedErrors.not_author, forumErrors.reply_not_found],
});

export const deleteReply = endpoint({
  method: 'DELETE',
  path: '/api/forum/replies/:id',
  summary: 'Delete a reply of one’s own. Its answers stay.',
  params: IdParams,
  answer: Ok,
  errors: [sharedErrors.not_author, forumErrors.reply_not_found],
});

export const likeReply = endpoint({
  method: 'PUT',
  path: '/api/forum/replies/:id/like',
  summary: 'Like a reply, or like it no more. Twice is once.',
  params: IdParams,
  body: Liking,
  answer: Likes,
  errors: [forumErrors.reply_not_found],
});

export const getCommunityStats = endpoint({
  method: 'GET',
  path: '/api/forum/stats',
  summary: 'Community stats, and the most used tags of the last 90 days.',
  answer: z.object({
    totalPosts: z.int().min(0),
    studyGroups: z.int().min(0),
    activeMentorships: z.int().min(0),
    popularTopics: z.array(z.object({ tag: z.string(), posts: z.int().positive() })).max(10),
  }),
});

export const completeNames = endpoint({
  method: 'GET',
  path: '/api/forum/names',
  summary: 'Up to eight usernames that begin with some letters: those who wrote in the thread first.',
  query: z.object({
    q: z.string().min(1).max(30),
    postId: QueryId.optional(),
  }),
  answer: z.array(z.object({ id: Id, username: z.string() })),
});
