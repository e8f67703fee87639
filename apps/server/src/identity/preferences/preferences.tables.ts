import { pgTable, text } from 'drizzle-orm/pg-core';
import type { AdCategory } from '@rounds/contract/business/ads.rules';
import type { Difficulty } from '@rounds/contract/common';
import type { Preferences } from '@rounds/contract/identity/preferences';
import type { AdFrequency, StudyTime } from '@rounds/contract/identity/preferences.rules';
import { learnerId } from '../accounts/accounts.tables.ts';

/**
 * What a learner stated about how they study. No row means nothing. The primary learning style belongs to the account.
 * What practice shows (rate, duration, time of day, device) is computed and not stored.
 */
export const userLearningPreferences = pgTable('user_learning_preferences', {
  userId: learnerId().primaryKey(),
  secondaryLearningStyle:
    text('secondary_learning_style').$type<NonNullable<Preferences['secondaryLearningStyle']>>(),
  preferredDifficulty: text('preferred_difficulty').$type<Difficulty>(),
  studyTimePreference: text('study_time_preference').$type<StudyTime>(),
  primarySubjects: text('primary_subjects').array().notNull().default([]),
  careerGoals: text('career_goals').notNull().default(''),
  certificationInterests: text('certification_interests').array().notNull().default([]),
  adFrequencyTolerance: text('ad_frequency_tolerance').$type<AdFrequency>().notNull().default('normal'),
  interestedAdCategories: text('interested_ad_categories').$type<AdCategory>().array().notNull().default([]),
});
