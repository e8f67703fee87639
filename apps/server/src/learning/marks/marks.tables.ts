import { boolean, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import { learnerId } from '../../identity/accounts/accounts.tables.ts';
import { learningScenarios } from '../scenarios/scenarios.tables.ts';

/** What learners keep about questions: a mark, a private note, or both. */
export const questionMarks = pgTable(
  'question_marks',
  {
    userId: learnerId().notNull(),
    scenarioId: integer('scenario_id')
      .notNull()
      .references(() => learningScenarios.id),
    questionIndex: smallint('question_index').notNull(),
    marked: boolean('marked').notNull(),
    note: text('note'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.scenarioId, table.questionIndex] }),
    index('question_marks_by_time').on(table.userId, table.updatedAt),
  ],
);
