import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';

/** The ledger of points: positive earned, negative spent. Its sum is the learner's balance. */
export const pointsTransactions = pgTable(
  'points_transactions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    amount: integer('amount').notNull(),
    type: text('type').notNull(),
    description: text('description').notNull(),
    relatedId: integer('related_id'),
    relatedType: text('related_type'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('points_transactions_by_user').on(table.userId, table.id)],
);
