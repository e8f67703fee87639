import { date, integer, pgTable } from 'drizzle-orm/pg-core';
import { users } from '../../identity/accounts/accounts.tables.ts';

/** Who wants the look back each week. */
export const lookBackReaders = pgTable('look_back_readers', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The Monday, in the learner's zone, of the week in which it was sent last; at first, of that in which they asked for it. */
  sentWeek: date('sent_week', { mode: 'string' }).notNull(),
});
