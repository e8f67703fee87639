import type { Case } from '@rounds/contract/learning/scenarios';
import type { CareerPath, Difficulty } from '@rounds/contract/common';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import { users } from '../../identity/accounts/accounts.tables.ts';

export const learningScenarios = pgTable('learning_scenarios', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** The file's path below content/scenarios: stays while the content changes. */
  slug: text('slug').notNull().unique(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  difficulty: text('difficulty').$type<Difficulty>().notNull(),
  careerPath: text('career_path').$type<CareerPath>().notNull(),
  scenario: jsonb('scenario').$type<Case>().notNull(),
  xpReward: integer('xp_reward').notNull().default(100),
  isActive: boolean('is_active').notNull().default(true),
  version: integer('version').notNull().default(1),
  contentHash: text('content_hash').notNull(),
});

/** Every edition that learners may have begun an attempt on. */
export const scenarioEditions = pgTable(
  'scenario_editions',
  {
    scenarioId: integer('scenario_id')
      .notNull()
      .references(() => learningScenarios.id),
    version: integer('version').notNull(),
    scenario: jsonb('scenario').$type<Case>().notNull(),
    xpReward: integer('xp_reward').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scenarioId, table.version] })],
);

/** Withdrawals and restorations of questions, one row each, with author and reason. No author if it was a command. */
export const questionWithdrawals = pgTable(
  'question_withdrawals',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    scenarioId: integer('scenario_id')
      .notNull()
      .references(() => learningScenarios.id),
    /** The edition in which it stands at `questionIndex`: the newest that still asks it. */
    version: integer('version').notNull(),
    questionIndex: smallint('question_index').notNull(),
    reason: text('reason').notNull(),
    withdrawnBy: integer('withdrawn_by').references(() => users.id, { onDelete: 'set null' }),
    withdrawnAt: instant('withdrawn_at').notNull(),
    restoreReason: text('restore_reason'),
    restoredBy: integer('restored_by').references(() => users.id, { onDelete: 'set null' }),
    /** Null while it is withdrawn. */
    restoredAt: instant('restored_at'),
  },
  (table) => [
    uniqueIndex('question_withdrawals_once')
      .on(table.scenarioId, table.version, table.questionIndex)
      .where(sql`${table.restoredAt} is null`),
  ],
);

/** Learners' reports about items, with the answers that they had given. */
export const scenarioReports = pgTable(
  'scenario_reports',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    scenarioId: integer('scenario_id')
      .notNull()
      .references(() => learningScenarios.id),
    version: integer('version').notNull(),
    questionIndex: smallint('question_index').notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    selectedOption: smallint('selected_option'),
    reason: text('reason').notNull(),
    message: text('message').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('scenario_reports_by_scenario').on(table.scenarioId)],
);
