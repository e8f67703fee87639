import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import { users } from '../../identity/accounts/accounts.tables.ts';

/** Flat threads. The feature that opened one refers to it, decides who may read and write there, and deletes it. */
export const conversations = pgTable('conversations', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
});

/** Messages in a conversation, deleted with it. */
export const messages = pgTable(
  'messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** Null once the account is erased. */
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    content: text('content').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When a moderator hid it; null while visible. */
    hiddenAt: instant('hidden_at'),
  },
  (table) => [
    index('messages_by_conversation').on(table.conversationId, table.id),
    index('messages_by_author').on(table.authorId),
  ],
);
