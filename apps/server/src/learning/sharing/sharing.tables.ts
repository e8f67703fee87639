import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import { userAchievements } from '../awards/awards.tables.ts';

/**
 * Public pages of badges: one for each at most. The token is kept as it is, because it is made to be published and must
 * be told again; whoever reads this table can read what the page shows anyway. Gone with the badge, and so with its owner.
 */
export const badgeShares = pgTable('badge_shares', {
  userAchievementId: integer('user_achievement_id')
    .primaryKey()
    .references(() => userAchievements.id, { onDelete: 'cascade' }),
  token: text('token').notNull().unique(),
  createdAt: instant('created_at').notNull(),
});
