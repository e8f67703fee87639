import { boolean, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Loaded from content/achievements.yaml; what is no longer there becomes inactive and stays with who has it. */
export const achievements = pgTable('achievements', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** Its name in the content, the same for good. */
  slug: text('slug').notNull().unique(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  icon: text('icon').notNull(),
  xpReward: integer('xp_reward').notNull(),
  requirement: jsonb('requirement').$type<{ type: string; value: number }>().notNull(),
  /** Its place in the list. */
  position: integer('position').notNull(),
  isActive: boolean('is_active').notNull().default(true),
});

export const userAchievements = pgTable(
  'user_achievements',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    achievementId: integer('achievement_id')
      .notNull()
      .references(() => achievements.id),
    unlockedAt: instant('unlocked_at').notNull(),
    /** When a check call told the learner; null until then. */
    announcedAt: instant('announced_at'),
  },
  (table) => [unique('user_achievements_once').on(table.userId, table.achievementId)],
);
