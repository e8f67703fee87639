import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  json,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import { learnerId } from '../../identity/accounts/accounts.tables.ts';
import { learningScenarios } from '../scenarios/scenarios.tables.ts';

/**
 * Questions in review, with their memory state after the latest counted answer, recomputed from the answers each time.
 * A scenario's question is named by its place. A learner's own question (from a note) belongs to the feature that made
 * it, and its answers are stored here.
 */
export const reviewItems = pgTable(
  'review_items',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: learnerId().notNull(),
    scenarioId: integer('scenario_id').references(() => learningScenarios.id),
    questionIndex: smallint('question_index'),
    /** The text of a learner's own question, for the list. */
    ownQuestion: text('own_question'),
    /** All answers to it since it was missed, by the learner's day. */
    ownAnswers: json('own_answers').$type<{ day: string; credit: number }[]>(),
    /** In the learner's zone; null once forgotten, until it is missed again. */
    dueOn: date('due_on', { mode: 'string' }),
    reviewedOn: date('reviewed_on', { mode: 'string' }).notNull(),
    /** Days until the probability of recall has dropped to 90%. */
    stability: doublePrecision('stability').notNull(),
    /** 1 to 10. */
    difficulty: doublePrecision('difficulty').notNull(),
    repetitions: smallint('repetitions').notNull(),
    lapses: smallint('lapses').notNull(),
    suspended: boolean('suspended').notNull().default(false),
    /** Answers up to this time no longer count. */
    forgottenAt: instant('forgotten_at'),
  },
  (table) => [
    uniqueIndex('review_items_by_question').on(table.userId, table.scenarioId, table.questionIndex),
    index('review_items_by_day').on(table.userId, table.dueOn),
    check(
      'review_items_of_one_kind',
      sql`num_nonnulls(${table.scenarioId}, ${table.questionIndex}) = case when ${table.ownAnswers} is null then 2 else 0 end
        and (${table.ownQuestion} is null) = (${table.ownAnswers} is null)`,
    ),
  ],
);

/** A learner's settings; without a row, the defaults. */
export const reviewSettings = pgTable('review_settings', {
  userId: learnerId().primaryKey(),
  dailyLimit: smallint('daily_limit').notNull(),
  examOn: date('exam_on', { mode: 'string' }),
});

/** FSRS's parameters from the latest fit to a learner's reviews, and how well they predicted held-back ones. */
export const reviewParameters = pgTable('review_parameters', {
  userId: learnerId().primaryKey(),
  parameters: json('parameters').$type<number[]>().notNull(),
  /** The number of reviews. */
  reviews: integer('reviews').notNull(),
  /** With the published parameters, and with the fitted ones. */
  logLossBefore: doublePrecision('log_loss_before').notNull(),
  logLossAfter: doublePrecision('log_loss_after').notNull(),
  /** Set only if they predicted better. */
  inUse: boolean('in_use').notNull(),
  fittedAt: instant('fitted_at').notNull(),
});
