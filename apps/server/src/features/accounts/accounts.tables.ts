import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const users = pgTable(
  'users',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    username: text('username').notNull(),
    email: text('email').notNull(),
    pendingEmail: text('pending_email'),
    passwordHash: text('password_hash').notNull(),
    role: text('role').notNull().default('student'),
    careerPath: text('career_path'),
    learningStyle: text('learning_style').notNull().default('unknown'),
    xp: integer('xp').notNull().default(0),
    level: integer('level').notNull().default(1),
    points: integer('points').notNull().default(0),
    /** Days in a row up to `streakDay`; read it through the rule that shows 0 once broken. */
    streak: integer('streak').notNull().default(0),
    streakDay: date('streak_day', { mode: 'string' }),
    lastActiveAt: instant('last_active_at'),
    /** When the present XP was reached: the earlier is first among equals. */
    xpReachedAt: instant('xp_reached_at').notNull(),
    timeZone: text('time_zone').notNull().default('UTC'),
    subscriptionTier: text('subscription_tier').notNull().default('free'),
    trialEndsAt: instant('trial_ends_at'),
    leaderboardVisible: boolean('leaderboard_visible').notNull().default(true),
    isDemo: boolean('is_demo').notNull().default(false),
    /** Part of the demo data, not a person. */
    isSample: boolean('is_sample').notNull().default(false),
    lastLogin: instant('last_login'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_username_unique').on(sql`lower(${table.username})`),
    uniqueIndex('users_email_unique').on(sql`lower(${table.email})`),
    index('users_by_xp')
      .on(table.xp.desc(), table.xpReachedAt, table.id)
      .where(sql`${table.leaderboardVisible}`),
    index('users_by_path_and_xp')
      .on(table.careerPath, table.xp.desc(), table.xpReachedAt, table.id)
      .where(sql`${table.leaderboardVisible}`),
    check('users_xp_not_negative', sql`${table.xp} >= 0`),
    check('users_points_not_negative', sql`${table.points} >= 0`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token; the token itself is nowhere. */
    tokenHash: bytea('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [index('sessions_by_user').on(table.userId)],
);

/** Links sent by mail: to set a new password, to confirm a changed address. */
export const mailLinks = pgTable(
  'mail_links',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['reset_password', 'confirm_email'] }).notNull(),
    email: text('email').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('mail_links_by_user').on(table.userId)],
);
