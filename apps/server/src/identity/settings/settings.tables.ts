import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import type { Subject } from '@rounds/contract/identity/preferences.rules';
import { learnerId } from '../accounts/accounts.tables.ts';

/** What a learner changed from the defaults. No row means all defaults. */
export const userSettings = pgTable('user_settings', {
  userId: learnerId().primaryKey(),
  emailNotifications: boolean('email_notifications').notNull().default(true),
  pushNotifications: boolean('push_notifications').notNull().default(false),
  /** Whether other signed-in learners may open the profile. */
  profileVisible: boolean('profile_visible').notNull().default(true),
  /** Whether the profile shows scores and badges. */
  shareProgress: boolean('share_progress').notNull().default(false),
  timer: text('timer', { enum: ['on', 'longer', 'off'] })
    .notNull()
    .default('on'),
  asksConfidence: boolean('asks_confidence').notNull().default(true),
  /** Whether notes may be sent to this installation's AI service, if it has one. */
  aiNotes: boolean('ai_notes').notNull().default(true),
  /** For mails and pushes; null until chosen. */
  language: text('language'),
  offersMentoring: boolean('offers_mentoring').notNull().default(false),
  /** What a mentor can help with. */
  mentoringTopics: text('mentoring_topics').array().$type<Subject[]>().notNull().default([]),
});
