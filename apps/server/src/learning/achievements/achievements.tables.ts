import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** Loaded from content/achievements.yaml. Missing ones become inactive and stay with their holders. */
export const achievements = pgTable('achievements', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** Its name in the content, which never changes. */
  slug: text('slug').notNull().unique(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  icon: text('icon').notNull(),
  xpReward: integer('xp_reward').notNull(),
  requirement: jsonb('requirement').$type<{ type: string; value: number }>().notNull(),
  /** Its position in the list. */
  position: integer('position').notNull(),
  isActive: boolean('is_active').notNull().default(true),
});
