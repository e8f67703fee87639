import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import { learnerId } from '../../identity/accounts/accounts.tables.ts';
import { achievements } from '../achievements/achievements.tables.ts';

const count = (name: string) => integer(name).notNull().default(0);
/** A learner's totals: one row per account, created with it. Every award locks this row. */
export const learnerTotals = pgTable(
  'learner_totals',
  {
    userId: learnerId().primaryKey(),
    xp: count('xp'),
    /** The part of `xp` that comes only from graded work. */
    gradedXp: count('graded_xp'),
    level: integer('level').notNull().default(1),
    points: count('points'),
    /** When the current XP was reached. Among equals, the earlier one ranks higher. */
    xpReachedAt: instant('xp_reached_at').notNull(),
    /** Days in a row up to `streakDay`; 0 is shown from the day after `streakUntil`. */
    streak: count('streak'),
    streakDay: date('streak_day', { mode: 'string' }),
    streakUntil: date('streak_until', { mode: 'string' }),
    /** The part of the streak, back from its latest day, that the server saw. */
    seenStreak: count('seen_streak'),
    lastActiveAt: instant('last_active_at'),
    freezesHeld: count('freezes_held'),
    /** When the latest streak freeze was bought. */
    freezeBoughtAt: instant('freeze_bought_at'),
    scenariosCompleted: count('scenarios_completed'),
    /** Scenarios with a completed attempt that was graded here. */
    gradedScenarios: count('graded_scenarios'),
    /** Scenarios whose best score is a graded 100. */
    perfectScores: count('perfect_scores'),
    /** The sum of the best scores of completed scenarios, for their mean. */
    scoreTotal: doublePrecision('score_total').notNull().default(0),
    /** The daily goal in questions; null without one. */
    dailyGoal: smallint('daily_goal'),
    /** The latest day with answers, in the learner's zone, and its number of answers. */
    answeredDay: date('answered_day', { mode: 'string' }),
    answeredCount: count('answered_count'),
    /** The latest day on which the goal was met. A day is celebrated once. */
    goalMetDay: date('goal_met_day', { mode: 'string' }),
  },
  (table) => [
    index('learner_totals_by_xp').on(table.xp.desc(), table.xpReachedAt, table.userId),
    check('learner_totals_xp_not_negative', sql`${table.xp} >= 0`),
    check('learner_totals_points_not_negative', sql`${table.points} >= 0`),
    check('learner_totals_freezes_not_negative', sql`${table.freezesHeld} >= 0`),
  ],
);

/** Every award of XP. Its sum is the learner's XP. */
export const xpLedger = pgTable(
  'xp_ledger',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: learnerId().notNull(),
    amount: integer('amount').notNull(),
    source: text('source').notNull(),
    relatedId: integer('related_id'),
    selfReported: boolean('self_reported').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('xp_ledger_by_time').on(table.createdAt), index('xp_ledger_by_user').on(table.userId)],
);

/** The ledger of points: positive earned, negative spent. Its sum is the learner's balance. */
export const pointsTransactions = pgTable(
  'points_transactions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: learnerId().notNull(),
    amount: integer('amount').notNull(),
    type: text('type').notNull(),
    description: text('description').notNull(),
    relatedId: integer('related_id'),
    relatedType: text('related_type'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('points_transactions_by_user').on(table.userId, table.id)],
);

/** The learner's active days, in their own zone. A bridge day joins two days and isn't counted. */
export const activityDays = pgTable(
  'activity_days',
  {
    userId: learnerId().notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    bridge: boolean('bridge').notNull().default(false),
    /** A bridge day from a streak freeze; the others come from traveling. */
    frozen: boolean('frozen').notNull().default(false),
    /** Graded answers arrived on the day itself: the server saw it, and need not trust a device. */
    seen: boolean('seen').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

export const userAchievements = pgTable(
  'user_achievements',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: learnerId().notNull(),
    achievementId: integer('achievement_id')
      .notNull()
      .references(() => achievements.id),
    unlockedAt: instant('unlocked_at').notNull(),
    /** When a check call told the learner; null until then. */
    announcedAt: instant('announced_at'),
    /** Reached by graded work, on days that the server saw, so it may be signed as a credential. */
    verified: boolean('verified').notNull().default(false),
  },
  (table) => [unique('user_achievements_once').on(table.userId, table.achievementId)],
);
