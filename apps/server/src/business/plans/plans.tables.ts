import { date, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import { type Tier, planAllowances, planSources } from '@rounds/contract/business/plans.rules';
import { learnerId } from '../../identity/accounts/accounts.tables.ts';

/** Grants of plans. The highest that has not ended is the learner's tier (`users.subscription_tier`). */
export const planGrants = pgTable(
  'plan_grants',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: learnerId().notNull(),
    tier: text('tier').$type<Tier>().notNull(),
    source: text('source', { enum: planSources }).notNull(),
    /** The subscription, order, use of a code or won dispute: each gives one plan. */
    sourceId: text('source_id').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [
    unique('plan_grants_once').on(table.source, table.sourceId),
    index('plan_grants_by_user').on(table.userId, table.endsAt),
  ],
);

/** What learners have used of a month's allowances. */
export const planUsage = pgTable(
  'plan_usage',
  {
    userId: learnerId().notNull(),
    /** The first of the month, in UTC. */
    month: date('month', { mode: 'string' }).notNull(),
    allowance: text('allowance', { enum: planAllowances }).notNull(),
    used: integer('used').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.month, table.allowance] })],
);
