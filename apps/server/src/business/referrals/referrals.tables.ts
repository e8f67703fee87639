import { referralFrauds } from '@rounds/contract/business/referrals.rules';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import { learnerId, users } from '../../identity/accounts/accounts.tables.ts';

/** Codes that learners give to others. Made from the username, and permanent. */
export const referralCodes = pgTable('referral_codes', {
  ownerId: integer('owner_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** In capitals. */
  code: text('code').notNull().unique(),
  createdAt: instant('created_at').notNull(),
});

/** Who signed up with whose code: one referrer each, permanent. */
export const referrals = pgTable(
  'referrals',
  {
    id: integer('id').notNull().unique().generatedAlwaysAsIdentity(),
    referredId: integer('referred_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    referrerId: integer('referrer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    /** Why it earns nothing; null if it can earn or has earned. */
    refused: text('refused', { enum: referralFrauds }),
    /** The staff member who approved it after all. */
    reviewer: text('reviewer'),
    /** Keyed hash of where the code was entered. */
    address: text('address'),
  },
  (table) => [index('referrals_by_referrer').on(table.referrerId, table.id)],
);

/**
 * Keyed hashes of the devices and addresses at which learners looked at their own code, and of the card of a referred
 * learner's first payment: nobody earns by referring themselves.
 */
export const referralTraces = pgTable(
  'referral_traces',
  {
    userId: learnerId().notNull(),
    kind: text('kind', { enum: ['device', 'address', 'card'] }).notNull(),
    trace: text('trace').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.trace] }),
    index('referral_traces_by_time').on(table.seenAt),
  ],
);

/** Credit earned by referrals; processed once the gateway has it. */
export const referralRewards = pgTable(
  'referral_rewards',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    referralId: integer('referral_id')
      .notNull()
      .unique()
      .references(() => referrals.id, { onDelete: 'cascade' }),
    /** The payment that earned it, by the gateway's name. */
    paymentReference: text('payment_reference').notNull(),
    rewardType: text('reward_type').notNull().default('credit'),
    rewardCents: integer('reward_cents').notNull(),
    isProcessed: boolean('is_processed').notNull().default(false),
    processedAt: instant('processed_at'),
    /** When it was taken back because the payment was. */
    takenBackAt: instant('taken_back_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('referral_rewards_waiting').on(table.isProcessed, table.id)],
);
