import { pgTable } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import { learnerId } from '../accounts/accounts.tables.ts';

/** Who works for the platform itself. Only a command on the server adds rows. */
export const platformStaff = pgTable('platform_staff', {
  userId: learnerId().primaryKey(),
  grantedAt: instant('granted_at').notNull(),
});
