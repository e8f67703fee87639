import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import { learnerId, users } from '../../identity/accounts/accounts.tables.ts';
import { learningScenarios } from '../../learning/scenarios/scenarios.tables.ts';

// Strip accents first: the database's locale may know lowercase for English letters only.
const foldedText = String.raw`lower(normalize(regexp_replace(normalize("title" || E'\n' || "content", NFKD), '[\u0300-\u036f\u064b-\u065f\u0640\u0670]', '', 'g'), NFC))`;
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
/** A text outlives its author's account: others' answers make no sense without it. */
const author = () => integer('author_id').references(() => users.id, { onDelete: 'set null' });
export const forumPosts = pgTable(
  'forum_posts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    authorId: author(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    category: text('category').notNull(),
    /** Null: for everybody. */
    careerPath: text('career_path'),
    /** The question that the thread is about. Such a thread has no author. */
    scenarioId: integer('scenario_id').references(() => learningScenarios.id),
    questionIndex: smallint('question_index'),
    isSticky: boolean('is_sticky').notNull().default(false),
    isPinned: boolean('is_pinned').notNull().default(false),
    tags: text('tags')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Updated with each like and reply; counts only visible replies. */
    likes: integer('likes').notNull().default(0),
    replies: integer('replies').notNull().default(0),
    /** PostgreSQL's name for the author's language, used for searching. */
    searchConfig: text('search_config').notNull(),
    /** The words of `searchable`: stemmed in that language, and unstemmed. */
    search: tsvector('search').notNull(),
    /** Title and content after `folded`, for matches inside words. */
    searchText: text('search_text').notNull().generatedAlwaysAs(sql.raw(foldedText)),
    createdAt: instant('created_at').notNull(),
    editedAt: instant('edited_at'),
    /** Hidden by a moderator. */
    hiddenAt: instant('hidden_at'),
  },
  (table) => [
    index('forum_posts_in_order')
      .on(table.isSticky.desc(), table.isPinned.desc(), table.createdAt.desc(), table.id.desc())
      .where(sql`${table.hiddenAt} is null`),
    index('forum_posts_by_words').using('gin', table.search),
    index('forum_posts_by_tag').using('gin', table.tags),
    index('forum_posts_by_author').on(table.authorId),
    index('forum_posts_by_time').on(table.createdAt),
    uniqueIndex('forum_posts_by_question')
      .on(table.scenarioId, table.questionIndex)
      .where(sql`${table.scenarioId} is not null`),
    check('forum_posts_counts', sql`${table.likes} >= 0 and ${table.replies} >= 0`),
  ],
);

export const forumReplies = pgTable(
  'forum_replies',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    postId: integer('post_id')
      .notNull()
      .references(() => forumPosts.id, { onDelete: 'cascade' }),
    /** The reply that this one answers; that one must not be an answer itself. */
    parentReplyId: integer('parent_reply_id').references((): AnyPgColumn => forumReplies.id, {
      onDelete: 'cascade',
    }),
    authorId: author(),
    content: text('content').notNull(),
    likes: integer('likes').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    editedAt: instant('edited_at'),
    /** Deleted by its author and emptied, but kept for its answers. */
    deletedAt: instant('deleted_at'),
    hiddenAt: instant('hidden_at'),
  },
  (table) => [
    // Oldest first, answers after what they answer: an answer's number is always higher.
    index('forum_replies_in_order').on(
      table.postId,
      sql`coalesce(${table.parentReplyId}, ${table.id})`,
      table.id,
    ),
    index('forum_replies_by_parent').on(table.parentReplyId),
    index('forum_replies_by_author').on(table.authorId),
    check('forum_replies_counts', sql`${table.likes} >= 0`),
  ],
);

export const forumPostLikes = pgTable(
  'forum_post_likes',
  {
    userId: learnerId().notNull(),
    postId: integer('post_id')
      .notNull()
      .references(() => forumPosts.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.postId] }),
    index('forum_post_likes_by_post').on(table.postId),
  ],
);

export const forumReplyLikes = pgTable(
  'forum_reply_likes',
  {
    userId: learnerId().notNull(),
    replyId: integer('reply_id')
      .notNull()
      .references(() => forumReplies.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.replyId] }),
    index('forum_reply_likes_by_reply').on(table.replyId),
  ],
);
