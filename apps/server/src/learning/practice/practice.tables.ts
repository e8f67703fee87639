import type { Confidence } from '@rounds/contract/learning/progress.answers.rules';
import type { Response } from '@rounds/contract/learning/scenarios.formats';
import type { Mode } from '@rounds/contract/learning/attempts.rules';
import type { PracticeFilters } from '@rounds/contract/learning/practice';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import { learnerId } from '../../identity/accounts/accounts.tables.ts';
import { learningScenarios } from '../scenarios/scenarios.tables.ts';

export const practiceSessions = pgTable(
  'practice_sessions',
  {
    /** Made by the client; sharing a session shares this. */
    id: uuid('id').primaryKey(),
    userId: learnerId().notNull(),
    mode: text('mode').$type<Mode>().notNull(),
    filters: json('filters').$type<PracticeFilters>().notNull(),
    /** The session that these questions came from, which may have been deleted. */
    sharedFrom: uuid('shared_from'),
    startedAt: instant('started_at').notNull(),
    completedAt: instant('completed_at'),
    questions: smallint('questions').notNull(),
    /** Incremented by each answer. */
    answered: smallint('answered').notNull().default(0),
    correct: smallint('correct').notNull().default(0),
  },
  (table) => [index('practice_sessions_by_learner').on(table.userId, table.startedAt)],
);

/** The questions of a session in order, with their answers: given once and never changed. */
export const practiceItems = pgTable(
  'practice_items',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => practiceSessions.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    scenarioId: integer('scenario_id')
      .notNull()
      .references(() => learningScenarios.id),
    version: integer('version').notNull(),
    questionIndex: smallint('question_index').notNull(),
    selectedOption: smallint('selected_option'),
    /** Null for a single best answer. */
    response: jsonb('response').$type<Response>(),
    confidence: text('confidence').$type<Confidence>(),
    /** Full credit. */
    correct: boolean('correct'),
    /** 0 to 1; null if an earlier release graded it, all or nothing. */
    credit: doublePrecision('credit'),
    /** The first grade, if a corrected key changed `correct` and `credit`; else null. */
    firstCorrect: boolean('first_correct'),
    firstCredit: doublePrecision('first_credit'),
    /** The newest edition whose corrected key it was regraded by, better or not. */
    rescoredVersion: integer('rescored_version'),
    /** How long the question took, in seconds. */
    seconds: smallint('seconds'),
    answeredAt: instant('answered_at'),
    /** The response to the answer, for when it is sent again. */
    result: json('result'),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.position] })],
);
