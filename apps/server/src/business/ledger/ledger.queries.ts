import { z } from 'zod';
import { exportPart } from '../../platform/db/personal-data.ts';
import type { Sql } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { type Account, type Entry, accounts } from './ledger.rules.ts';

const moneyBooked = statement({
  name: 'revenue_transaction_insert',
  text: `
    insert into revenue_transactions (user_id, transaction_type, amount, payment_intent_id, related_entity_type,
      related_entity_id, status, booked_for, created_at)
    values ($userId, $transactionType, $amountCents::int / 100.0, $paymentIntentId, $relatedEntityType,
      $relatedEntityId, 'completed', $bookedFor, $now)`,
});

/** A row of the revenue hub. */
export interface Revenue {
  readonly userId: number | null;
  readonly transactionType: 'subscription' | 'pass' | 'refund' | 'dispute' | 'dispute_won';
  readonly amountCents: number;
  readonly paymentIntentId: string | null;
  readonly relatedEntityType: string;
  readonly relatedEntityId: string;
  readonly bookedFor: string;
  readonly now: Date;
}

export async function insertRevenue(tx: Sql, revenue: Revenue): Promise<void> {
  await tx.query(moneyBooked, { ...revenue });
}

const bookedBefore = statement({
  name: 'ledger_is_booked',
  text: 'select exists (select from ledger_entries where booked_for = $bookedFor) as booked',
  row: z.object({ booked: z.boolean() }),
});

export async function isBooked(sql: Sql, bookedFor: string): Promise<boolean> {
  const [row] = await sql.query(bookedBefore, { bookedFor });
  return row?.booked ?? false;
}

const entrySelected = statement({
  name: 'ledger_entry',
  text: `
    select (amount * 100)::int as cents from ledger_entries where booked_for = $bookedFor and account = $account`,
  row: z.object({ cents: z.int() }),
});

/** What a booking did to an account: 0 if there is no such booking. */
export async function selectCents(sql: Sql, bookedFor: string, account: Account): Promise<number> {
  const [row] = await sql.query(entrySelected, { bookedFor, account });
  return row?.cents ?? 0;
}

const entriesAdded = statement({
  name: 'ledger_entries_insert',
  text: `
    insert into ledger_entries (booked_for, account, amount, created_at)
    select $bookedFor, account, cents / 100.0, $now
    from unnest($accounts::text[], $cents::int[]) as entry (account, cents)`,
});

export async function insertEntries(
  tx: Sql,
  bookedFor: string,
  entries: readonly Entry[],
  now: Date,
): Promise<void> {
  await tx.query(entriesAdded, {
    bookedFor,
    accounts: entries.map(({ account }) => account),
    cents: entries.map(({ cents }) => cents),
    now,
  });
}

const accountsSummed = statement({
  name: 'ledger_balances',
  text: `
    select account, (sum(amount) * 100)::float8 as cents from ledger_entries group by account order by account`,
  row: z.object({ account: z.enum(accounts), cents: z.int() }),
});

/** The balance of each account. */
export function selectBalances(sql: Sql) {
  return sql.query(accountsSummed);
}

const unbalancedFound = statement({
  name: 'ledger_unbalanced',
  text: `
    select booked_for as "bookedFor", (sum(amount) * 100)::float8 as cents from ledger_entries
    group by booked_for having sum(amount) <> 0 order by booked_for limit 100`,
  row: z.object({ bookedFor: z.string(), cents: z.int() }),
});

/** Bookings that don't sum to zero; the database should accept none. */
export async function selectUnbalanced(sql: Sql) {
  return sql.query(unbalancedFound);
}

const strayRevenue = statement({
  name: 'revenue_transactions_stray',
  text: `
    select r.booked_for as "bookedFor" from revenue_transactions r
    left join ledger_entries e on e.booked_for = r.booked_for and e.account = 'gateway'
    where e.amount is distinct from r.amount order by r.id limit 100`,
  row: z.object({ bookedFor: z.string() }),
});

/** Transactions of the revenue hub that the ledger lacks, or has with a different amount. */
export async function selectStrayRevenue(sql: Sql) {
  return sql.query(strayRevenue);
}

const oldTransactions = statement({
  name: 'revenue_transactions_delete_old',
  text: 'delete from revenue_transactions where user_id is null and created_at < $before',
});

/** Removes transactions before a given time whose account is erased. The entries name nobody, and stay. */
export async function deleteRevenueOfNobody(tx: Sql, before: Date): Promise<void> {
  await tx.query(oldTransactions, { before });
}

const allForgotten = statement({
  name: 'ledger_forget_all',
  text: `
    with revenue as (delete from revenue_transactions)
    delete from ledger_entries`,
});

/** Deletes every booking. */
export async function deleteBooks(tx: Sql): Promise<void> {
  await tx.query(allForgotten);
}

/** What the learner paid, and what was refunded to them. */
export const exportLedger = exportPart({
  revenue_transactions: `
    select id, organization_id as "organizationId", transaction_type as "transactionType",
      amount::float8 as amount, currency, payment_intent_id as "paymentIntentId",
      related_entity_type as "relatedEntityType", related_entity_id as "relatedEntityId", status, metadata,
      booked_for as "bookedFor", iso_instant(created_at) as "createdAt"
    from revenue_transactions where user_id = $userId order by id`,
});
