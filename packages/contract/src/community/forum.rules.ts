import type {} from './moderation.rules.ts';

declare module '../messages/notifications.rules.ts' {
  interface NotificationData {
    /** Who replied, and in which reply. */
    readonly forum_reply: ForumPlace & { readonly authorId: number; readonly author: string };
    readonly forum_mention: ForumPlace & { readonly authorId: number; readonly author: string };
    /** How many people like it, not counting the author. */
    readonly forum_likes: ForumPlace & { readonly count: number };
  }
}

/** A text in the community's discussions; if `replyId` is null, the post itself. */
interface ForumPlace {
  readonly postId: number;
  readonly replyId: number | null;
  /** The post's. */
  readonly title: string;
}

/** The address of a thread's screen. */
export const threadPath = ({ postId }: { readonly postId: number }) => `/community/posts/${postId}`;

declare module './moderation.rules.ts' {
  interface ReportableKinds {
    readonly forum_post: true;
    readonly forum_reply: true;
  }
}

/** The kinds of posts. */
export const postCategories = ['discussion', 'question', 'case-study'] as const;
export type PostCategory = (typeof postCategories)[number];

/** Characters. */
export const postTitleLength = 200;
export const postContentLength = 10_000;
export const replyContentLength = 5000;

/** Shown as popular topics while no post has a tag. */
export const startingTopics = ['nclex', 'pharmacology', 'ecg', 'patientsafety', 'clinicalskills'] as const;

/** The most hashtags of a post: any further ones are plain text. */
const maxTags = 10;
/** The most people that one text notifies: only the first mentions count. */
const maxMentions = 10;

/** A hashtag: a letter, then letters, digits and underscores of any script; not inside a word or an address. */
export const hashtag = /(?<![\p{L}\p{N}_/#&])#(\p{L}[\p{L}\p{N}_]{1,49})/gu;
/** A username after an @, without a sentence's final period; not inside an address. */
export const mention = /(?<![\p{L}\p{N}_@./-])@([A-Za-z0-9_.-]{2,29}[A-Za-z0-9_])/gu;

/** The hashtags of a text in lowercase, without the #, each once, in order. */
export function tagsOf(text: string): string[] {
  return distinct(text, hashtag).slice(0, maxTags);
}

/** The names mentioned with @ in a text, in lowercase, each once, in order. They may not exist. */
export function mentionsOf(text: string): string[] {
  return distinct(text, mention).slice(0, maxMentions);
}

function distinct(text: string, pattern: RegExp): string[] {
  const found = Array.from(text.normalize('NFC').matchAll(pattern), ([, word = '']) => word.toLowerCase());
  return [...new Set(found)];
}
