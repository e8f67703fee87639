import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { users } from '../../identity/accounts/accounts.tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What came in and, below nothing, what was given back: what the revenue hub reads. */
export const revenueTransactions = pgTable(
  'revenue_transactions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Records of payments outlive the account, without the name. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    organizationId: integer('organization_id'),
    transactionType: text('transaction_type').notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull().default('USD'),
    paymentIntentId: text('payment_intent_id'),
    relatedEntityType: text('related_entity_type'),
    relatedEntityId: text('related_entity_id'),
    status: text('status').notNull().default('pending'),
    metadata: jsonb('metadata').notNull().default({}),
    /** What it stands for: booked once. */
    bookedFor: text('booked_for').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('revenue_transactions_once').on(table.bookedFor),
    index('revenue_transactions_by_user').on(table.userId, table.createdAt),
    index('revenue_transactions_by_time').on(table.createdAt),
  ],
);

/** The double-entry ledger. What is booked at once, under one `bookedFor`, sums to zero, and so does all of it. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    bookedFor: text('booked_for').notNull(),
    account: text('account').notNull(),
    /** Debit; below nothing: credit. */
    amountCents: integer('amount_cents').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bookedFor, table.account] }),
    index('ledger_entries_by_account').on(table.account, table.createdAt),
  ],
);
