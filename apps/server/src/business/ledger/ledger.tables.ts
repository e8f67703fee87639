import { index, integer, jsonb, numeric, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import { users } from '../../identity/accounts/accounts.tables.ts';

/** US dollars, exact. */
const money = (name: string) => numeric(name, { precision: 12, scale: 2 });

/** Income and, as negative amounts, refunds: what the revenue hub reads. */
export const revenueTransactions = pgTable(
  'revenue_transactions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Records of payments outlive the account, without the name. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    organizationId: integer('organization_id'),
    transactionType: text('transaction_type').notNull(),
    amount: money('amount').notNull(),
    currency: text('currency').notNull().default('USD'),
    paymentIntentId: text('payment_intent_id'),
    relatedEntityType: text('related_entity_type'),
    relatedEntityId: text('related_entity_id'),
    status: text('status').notNull().default('pending'),
    metadata: jsonb('metadata').notNull().default({}),
    /** The ledger movement that it belongs to. */
    bookedFor: text('booked_for').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('revenue_transactions_once').on(table.bookedFor),
    index('revenue_transactions_by_user').on(table.userId, table.createdAt),
    index('revenue_transactions_by_time').on(table.createdAt),
  ],
);

/**
 * The double-entry ledger. Entries booked together share one `bookedFor`, which names their cause, and sum to zero;
 * `ledgerDiscrepancies` finds those that don't.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    bookedFor: text('booked_for').notNull(),
    account: text('account').notNull(),
    /** Positive: debit; negative: credit. */
    amount: money('amount').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bookedFor, table.account] }),
    index('ledger_entries_by_account').on(table.account, table.createdAt),
  ],
);
