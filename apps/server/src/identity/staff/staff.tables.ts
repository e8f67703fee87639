import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';

/** Who works for the platform itself. Rows come from a command on the server alone. */
export const platformStaff = pgTable('platform_staff', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  grantedAt: timestamp('granted_at', { withTimezone: true, mode: 'date' }).notNull(),
});
