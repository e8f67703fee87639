import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import { learnerId, users } from '../../identity/accounts/accounts.tables.ts';

/** Learners' reports of each other's texts. The kind says which table `contentId` belongs to. */
export const contentReports = pgTable(
  'content_reports',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The reporter; null once that account is erased. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind').notNull(),
    contentId: integer('content_id').notNull(),
    reason: text('reason').notNull(),
    message: text('message').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When a moderator decided. */
    settledAt: instant('settled_at'),
  },
  (table) => [
    unique('content_reports_once').on(table.userId, table.kind, table.contentId),
    index('content_reports_open')
      .on(table.kind, table.contentId)
      .where(sql`${table.settledAt} is null`),
  ],
);

/** Who blocked whom: neither sees what the other writes. */
export const userBlocks = pgTable(
  'user_blocks',
  {
    userId: learnerId().notNull(),
    blockedId: integer('blocked_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.blockedId] }),
    index('user_blocks_by_blocked').on(table.blockedId),
    check('user_blocks_not_oneself', sql`${table.userId} <> ${table.blockedId}`),
  ],
);
