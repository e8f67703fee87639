import { date, pgTable } from 'drizzle-orm/pg-core';
import { learnerId } from '../../identity/accounts/accounts.tables.ts';

/** Who wants the weekly look back. */
export const lookBackReaders = pgTable('look_back_readers', {
  userId: learnerId().primaryKey(),
  /**
   * The Monday, in the learner's zone, of the week in which it was last sent; at first, of the week in which they asked
   * for it.
   */
  sentWeek: date('sent_week', { mode: 'string' }).notNull(),
});
