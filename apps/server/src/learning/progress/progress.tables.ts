import type { Confidence } from '@rounds/contract/learning/progress.answers.rules';
import type { Response } from '@rounds/contract/learning/scenarios.formats';
import type { OpenAttempt } from '@rounds/contract/learning/attempts';
import type { Mode } from '@rounds/contract/learning/attempts.rules';
import {
  bigint,
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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import { learnerId } from '../../identity/accounts/accounts.tables.ts';
import { learningScenarios } from '../scenarios/scenarios.tables.ts';

const scenario = () =>
  integer('scenario_id')
    .notNull()
    .references(() => learningScenarios.id);

/** One row per learner and scenario. */
export const userProgress = pgTable(
  'user_progress',
  {
    userId: learnerId().notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    scenarioId: scenario(),
    completed: boolean('completed').notNull(),
    /** Best completed score, in percent; null while unfinished. */
    score: doublePrecision('score'),
    attempts: integer('attempts').notNull().default(1),
    timeSpent: integer('time_spent').notNull().default(0),
    lastAttempt: instant('last_attempt').notNull(),
    /** What this scenario has earned so far; a better score earns the difference. */
    xpAwarded: integer('xp_awarded').notNull().default(0),
    /** The score was claimed by a client, not graded here. */
    selfReported: boolean('self_reported').notNull().default(false),
    /** An attempt that was graded here was completed. */
    graded: boolean('graded').notNull().default(false),
    /** The attempt answered last, while it is open, as the API has it. */
    openAttempt: json('open_attempt').$type<OpenAttempt>(),
    /** The latest completed attempt. */
    reviewId: uuid('review_id'),
    /** The attempt with the learner's first answers to these questions. */
    firstAttemptId: uuid('first_attempt_id'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('user_progress_by_scenario').on(table.userId, table.scenarioId),
    index('user_progress_of_scenario').on(table.scenarioId, table.id),
  ],
);

export const scenarioAttempts = pgTable(
  'scenario_attempts',
  {
    /** Made by the client. */
    id: uuid('id').primaryKey(),
    userId: learnerId().notNull(),
    scenarioId: scenario(),
    /** The edition that the learner saw and is graded on. */
    version: integer('version').notNull(),
    mode: text('mode').$type<Mode>().notNull().default('tutor'),
    startedAt: instant('started_at').notNull(),
    completedAt: instant('completed_at'),
    score: doublePrecision('score'),
    timeSpent: integer('time_spent').notNull().default(0),
    /** The response at its end, for when it is sent again. */
    result: json('result'),
  },
  (table) => [index('scenario_attempts_by_learner').on(table.userId, table.completedAt)],
);

/** The evidence: append only, except for the grade if a key is corrected in the learner's favor. */
export const attemptAnswers = pgTable(
  'attempt_answers',
  {
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => scenarioAttempts.id, { onDelete: 'cascade' }),
    questionIndex: smallint('question_index').notNull(),
    /** Null if a response was given instead. */
    selectedOption: smallint('selected_option'),
    /** Null for a single best answer. */
    response: jsonb('response').$type<Response>(),
    confidence: text('confidence').$type<Confidence>(),
    /** Full credit. */
    correct: boolean('correct').notNull(),
    /** 0 to 1; null if an earlier release graded it, all or nothing. */
    credit: doublePrecision('credit'),
    /** The first grade, if a corrected key changed `correct` and `credit`; else null. */
    firstCorrect: boolean('first_correct'),
    firstCredit: doublePrecision('first_credit'),
    /** The newest edition whose corrected key it was regraded by, better or not. */
    rescoredVersion: integer('rescored_version'),
    /** Seconds into the attempt. */
    seconds: smallint('seconds').notNull(),
    answeredAt: instant('answered_at').notNull(),
    /** The response to it, for when it is sent again; null if it came with the end of the attempt. */
    result: json('result'),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.questionIndex] })],
);
