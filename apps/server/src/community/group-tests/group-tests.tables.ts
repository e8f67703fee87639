import type { NoteAttemptAnswer } from '@rounds/contract/learning/notes.attempts';
import type { NoteTest } from '@rounds/contract/learning/notes.generated';
import {
  boolean,
  index,
  integer,
  json,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import { learnerId } from '../../identity/accounts/accounts.tables.ts';
import { noteBasedTests } from '../../learning/notes/notes.tables.ts';
import { studyGroups } from '../study-groups/study-groups.tables.ts';

/** Tests from notes, shared with study groups. Visible while the member who shares them is in the group. */
export const groupTests = pgTable(
  'group_tests',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    groupId: integer('group_id')
      .notNull()
      .references(() => studyGroups.id, { onDelete: 'cascade' }),
    testId: integer('test_id')
      .notNull()
      .references(() => noteBasedTests.id, { onDelete: 'cascade' }),
    /** The test's owner. */
    userId: learnerId().notNull(),
    /** Whether the sentences of the note are shared. */
    showsSource: boolean('shows_source').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When a moderator hid it; null while visible. */
    hiddenAt: instant('hidden_at'),
  },
  (table) => [
    uniqueIndex('group_tests_once').on(table.groupId, table.testId),
    index('group_tests_by_test').on(table.testId),
    index('group_tests_by_owner').on(table.userId),
  ],
);

/** Members' attempts, with the questions as they were then. */
export const groupTestAttempts = pgTable(
  'group_test_attempts',
  {
    /** Made by the client. */
    id: uuid('id').primaryKey(),
    groupTestId: integer('group_test_id')
      .notNull()
      .references(() => groupTests.id, { onDelete: 'cascade' }),
    userId: learnerId().notNull(),
    title: text('title').notNull(),
    /** As the member saw them: without sentences that weren't shared. */
    questions: json('questions').$type<NoteTest['questions']>().notNull(),
    answers: json('answers').$type<NoteAttemptAnswer[]>().notNull(),
    score: smallint('score').notNull(),
    correct: smallint('correct').notNull(),
    total: smallint('total').notNull(),
    /** In seconds. */
    timeSpent: integer('time_spent').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('group_test_attempts_of_member').on(table.userId, table.groupTestId),
    index('group_test_attempts_of_test').on(table.groupTestId),
  ],
);
