import { integer, pgTable } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';

/** Who works for the platform itself. Rows come from a command on the server alone. */
export const platformStaff = pgTable('platform_staff', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  grantedAt: instant('granted_at').notNull(),
});
