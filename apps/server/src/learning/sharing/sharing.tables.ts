import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import { userAchievements } from '../awards/awards.tables.ts';

/**
 * Public pages of badges, at most one per badge. The token is stored in plain text, because it is made to be published
 * and must be shown again; anybody who reads this table can read what the page shows anyway. Deleted with the badge,
 * and so with its owner.
 */
export const badgeShares = pgTable('badge_shares', {
  userAchievementId: integer('user_achievement_id')
    .primaryKey()
    .references(() => userAchievements.id, { onDelete: 'cascade' }),
  token: text('token').notNull().unique(),
  createdAt: instant('created_at').notNull(),
});
