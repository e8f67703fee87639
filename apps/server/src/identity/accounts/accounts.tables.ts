import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  bigint,
  primaryKey,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import type { Browser, System } from '@rounds/contract/identity/accounts.security.rules';

const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});

/** The row's learner. Erasing them deletes the row. */
export const learnerId = () => integer('user_id').references(() => users.id, { onDelete: 'cascade' });

export const users = pgTable(
  'users',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    username: text('username').notNull(),
    email: text('email').notNull(),
    /** When the owner proved that they read mail at `email`; null until then. */
    emailConfirmedAt: instant('email_confirmed_at'),
    pendingEmail: text('pending_email'),
    passwordHash: text('password_hash').notNull(),
    role: text('role').notNull().default('student'),
    careerPath: text('career_path'),
    learningStyle: text('learning_style').notNull().default('unknown'),
    timeZone: text('time_zone').notNull().default('UTC'),
    subscriptionTier: text('subscription_tier').notNull().default('free'),
    trialEndsAt: instant('trial_ends_at'),
    leaderboardVisible: boolean('leaderboard_visible').notNull().default(true),
    isDemo: boolean('is_demo').notNull().default(false),
    /** For a private copy of the demo learner: when it is erased. Null for everybody else, and once it is kept. */
    demoUntil: instant('demo_until'),
    /** Part of the demo data, not a person. */
    isSample: boolean('is_sample').notNull().default(false),
    lastLogin: instant('last_login'),
    /** Deleted by its owner: hidden everywhere, restored by signing in, erased for good after `restorableDays`. */
    deletedAt: instant('deleted_at'),
    /** When the learner was warned that their progress will be erased because they no longer sign in. */
    erasureWarnedAt: instant('erasure_warned_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_username_unique').on(sql`lower(${table.username})`),
    /** For finding names by their first letters. */
    index('users_by_name').using('btree', sql`lower(${table.username}) text_pattern_ops`),
    /** For the job that erases private copies of the demo learner. */
    index('users_by_demo_end')
      .on(table.demoUntil)
      .where(sql`${table.demoUntil} is not null`),
    uniqueIndex('users_email_unique').on(sql`lower(${table.email})`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token. The token itself is not stored. */
    tokenHash: bytea('token_hash').primaryKey(),
    /** Names the session to its owner; it can't be used to sign in. */
    id: integer('id').notNull().unique().generatedAlwaysAsIdentity(),
    userId: learnerId().notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    /** What the user agent said at sign-in. The address is not kept. */
    browser: text('browser').$type<Browser>(),
    system: text('system').$type<System>(),
  },
  (table) => [index('sessions_by_user').on(table.userId)],
);

/** Links sent by mail: to set a new password, to change to another address, to confirm the current one. */
export const mailLinks = pgTable(
  'mail_links',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    userId: learnerId().notNull(),
    purpose: text('purpose', { enum: ['reset_password', 'confirm_email', 'verify_email'] }).notNull(),
    email: text('email').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('mail_links_by_user').on(table.userId)],
);

/** Two-factor settings. Until `enabledAt` is set, only a secret waiting for its first code. */
export const twoFactor = pgTable('two_factor', {
  userId: learnerId().primaryKey(),
  /** Encrypted with a key of this installation. */
  secret: bytea('secret').notNull(),
  setUpAt: instant('set_up_at').notNull(),
  enabledAt: instant('enabled_at'),
  /** The half minute of the last accepted code. That code and earlier ones are no longer valid. */
  lastStep: bigint('last_step', { mode: 'number' }),
});

/** Codes for learners who lost their authenticator. Hashed; each works once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: learnerId().notNull(),
    codeHash: bytea('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Sign-ins whose password was right and that wait for a code. */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    userId: learnerId().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sign_in_challenges_by_user').on(table.userId)],
);
