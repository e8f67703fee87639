import type { NoteAnalysis } from '@rounds/contract/learning/notes';
import type { NoteScenario, NoteTest } from '@rounds/contract/learning/notes.generated';
import { passingScore } from '@rounds/contract/common.rules';
import { noteScenarioXp } from '@rounds/contract/learning/notes.rules';
import type { NoteAttemptAnswer } from '@rounds/contract/learning/notes.attempts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
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
import { reviewItems } from '../review/review.tables.ts';

export const userNotes = pgTable(
  'user_notes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: learnerId().notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    noteType: text('note_type').notNull(),
    subject: text('subject').notNull(),
    courseCode: text('course_code'),
    semester: text('semester'),
    description: text('description'),
    isActive: boolean('is_active').notNull().default(true),
    mediaType: text('media_type'),
    mediaUrl: text('media_url'),
    /** In seconds. */
    mediaDuration: doublePrecision('media_duration'),
    transcriptionStatus: text('transcription_status'),
    contentSource: text('content_source'),
    rightsConfirmation: boolean('rights_confirmation').notNull().default(false),
    originalCreator: text('original_creator'),
    licenseType: text('license_type'),
    /** What the analysis of the current text found; null, as `analyzed_at` is, until there is one. */
    analyzedTopics: json('analyzed_topics').$type<NoteAnalysis['topics']>(),
    keyTerms: json('key_terms').$type<NoteAnalysis['keyTerms']>(),
    termLinks: json('term_links').$type<NoteAnalysis['links']>(),
    learningObjectives: json('learning_objectives').$type<NoteAnalysis['learningObjectives']>(),
    difficultyLevel: text('difficulty_level'),
    /** In minutes. */
    estimatedStudyTime: integer('estimated_study_time'),
    analyzer: text('analyzer'),
    analyzedAt: instant('analyzed_at'),
    /** When a scenario from it gave XP. A note gives XP once, whatever is generated, deleted or generated again. */
    scenarioXpAt: instant('scenario_xp_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('user_notes_by_learner').on(table.userId, table.id)],
);

const generated = {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  userId: learnerId().notNull(),
  noteId: integer('note_id')
    .notNull()
    .references(() => userNotes.id, { onDelete: 'cascade' }),
  title: text('title').notNull(),
  description: text('description').notNull(),
  /** Why there are fewer questions than requested; null if there are not. */
  shortfall: text('shortfall'),
  isCompleted: boolean('is_completed').notNull().default(false),
  /** The best of all attempts, in percent. */
  score: doublePrecision('score'),
  attempts: integer('attempts').notNull().default(0),
  /** Counts edits to the questions since they were generated. */
  revision: integer('revision').notNull().default(0),
  /** In seconds. */
  timeSpent: integer('time_spent').notNull().default(0),
  createdAt: instant('created_at').notNull(),
};

export const noteBasedScenarios = pgTable(
  'note_based_scenarios',
  {
    ...generated,
    scenario: json('scenario').$type<NoteScenario['scenario']>().notNull(),
    questions: json('questions').$type<NoteScenario['questions']>().notNull(),
    learningStyle: text('learning_style').notNull(),
    difficulty: text('difficulty').notNull(),
    xpReward: integer('xp_reward').notNull().default(noteScenarioXp),
    completedAt: instant('completed_at'),
  },
  (table) => [
    index('note_based_scenarios_by_learner').on(table.userId, table.id),
    index('note_based_scenarios_by_note').on(table.noteId),
  ],
);

export const noteBasedTests = pgTable(
  'note_based_tests',
  {
    ...generated,
    testType: text('test_type').notNull(),
    questions: json('questions').$type<NoteTest['questions']>().notNull(),
    totalQuestions: smallint('total_questions').notNull(),
    /** In minutes; null without a timer. */
    timeLimit: smallint('time_limit'),
    passingScore: smallint('passing_score').notNull().default(passingScore),
  },
  (table) => [
    index('note_based_tests_by_learner').on(table.userId, table.id),
    index('note_based_tests_by_note').on(table.noteId),
  ],
);

/** A job that writes from a note: running, or how it ended. Kept for a day. */
export const noteAnalysisJobs = pgTable(
  'note_analysis_jobs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: learnerId().notNull(),
    noteId: integer('note_id')
      .notNull()
      .references(() => userNotes.id, { onDelete: 'cascade' }),
    jobType: text('job_type').notNull(),
    status: text('status').notNull(),
    step: text('step').notNull(),
    /** In percent. */
    progress: smallint('progress').notNull().default(0),
    /** The request's options, apart from the note. */
    wanted: json('wanted').$type<object>().notNull(),
    /** The Idempotency-Key of the request that started it. */
    requestKey: text('request_key'),
    /** The test or scenario it made, which may have been deleted since. */
    result: integer('result'),
    /** The error code, if it failed. */
    errorMessage: text('error_message'),
    /** How many times it was started: more than once after a crash. An earlier run saves nothing. */
    run: smallint('run').notNull().default(1),
    /** The process that runs it, and its last heartbeat. */
    runner: uuid('runner').notNull(),
    seenAt: instant('seen_at').notNull(),
    /** The client has received or dismissed its outcome. */
    isClosed: boolean('is_closed').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('note_analysis_jobs_running')
      .on(table.noteId, table.jobType)
      .where(sql`${table.status} = 'running'`),
    uniqueIndex('note_analysis_jobs_by_request').on(table.userId, table.requestKey),
    index('note_analysis_jobs_by_note').on(table.noteId, table.createdAt),
    index('note_analysis_jobs_by_age').on(table.createdAt),
  ],
);

/** Each attempt at a test or scenario from a note, with the questions as they stood then. */
export const noteAttempts = pgTable(
  'note_attempts',
  {
    /** Made by the client. */
    id: uuid('id').primaryKey(),
    userId: learnerId().notNull(),
    testId: integer('test_id').references(() => noteBasedTests.id, { onDelete: 'cascade' }),
    scenarioId: integer('scenario_id').references(() => noteBasedScenarios.id, { onDelete: 'cascade' }),
    questions: json('questions').$type<NoteTest['questions']>().notNull(),
    answers: json('answers').$type<NoteAttemptAnswer[]>().notNull(),
    score: smallint('score').notNull(),
    correct: smallint('correct').notNull(),
    total: smallint('total').notNull(),
    passed: boolean('passed').notNull(),
    xp: smallint('xp').notNull(),
    /** In seconds. */
    timeSpent: integer('time_spent').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('note_attempts_by_learner').on(table.userId),
    index('note_attempts_by_test').on(table.testId),
    index('note_attempts_by_scenario').on(table.scenarioId),
    check('note_attempts_of_one', sql`num_nonnulls(${table.testId}, ${table.scenarioId}) = 1`),
  ],
);

/**
 * Missed questions of tests and scenarios, as they stood then: one row for a question of a note, whatever asks it. The
 * review feature keeps their schedule, as it does for all other questions.
 */
export const noteReviewItems = pgTable(
  'note_review_items',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: learnerId().notNull(),
    testId: integer('test_id').references(() => noteBasedTests.id, { onDelete: 'cascade' }),
    scenarioId: integer('scenario_id').references(() => noteBasedScenarios.id, { onDelete: 'cascade' }),
    /** Identifies a question within its test or scenario, wherever it stands: a hash of its content. */
    questionHash: text('question_hash').notNull(),
    question: json('question').$type<NoteTest['questions'][number]>().notNull(),
    /** Deleting the item deletes this row; `dropUnasked` deletes the item of what the note no longer asks. */
    reviewItemId: integer('review_item_id')
      .notNull()
      .references(() => reviewItems.id, { onDelete: 'cascade' }),
  },
  (table) => [
    uniqueIndex('note_review_items_by_question').on(table.userId, table.testId, table.questionHash),
    uniqueIndex('note_review_items_by_scenario_question').on(
      table.userId,
      table.scenarioId,
      table.questionHash,
    ),
    uniqueIndex('note_review_items_by_item').on(table.reviewItemId),
    index('note_review_items_by_test').on(table.testId),
    index('note_review_items_by_scenario').on(table.scenarioId),
    check('note_review_items_of_one', sql`num_nonnulls(${table.testId}, ${table.scenarioId}) = 1`),
  ],
);
