import { z } from 'zod';
import type { Sql } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { type Entry, accounts } from './ledger.rules.ts';

const moneyBooked = statement({
  name: 'revenue_transaction_insert',
  text: `
    insert into revenue_transactions (user_id, transaction_type, amount_cents, payment_intent_id, related_entity_type,
      related_entity_id, status, booked_for, created_at)
    values ($userId, $transactionType, $amountCents, $paymentIntentId, $relatedEntityType,
      $relatedEntityId, 'completed', $bookedFor, $now)
    on conflict (booked_for) do nothing`,
});

/** A row of the revenue hub. */
export interface Revenue {
  readonly userId: number | null;
  readonly transactionType: 'subscription' | 'pass' | 'refund' | 'dispute';
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

const entriesAdded = statement({
  name: 'ledger_entries_insert',
  text: `
    insert into ledger_entries (booked_for, account, amount_cents, created_at)
    select $bookedFor, account, cents, $now
    from unnest($accounts::text[], $cents::int[]) as entry (account, cents)
    on conflict (booked_for, account) do nothing`,
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
    select account, sum(amount_cents)::float8 as cents from ledger_entries group by account order by account`,
  row: z.object({ account: z.enum(accounts), cents: z.int() }),
});

/** What each account comes to. */
export async function selectBalances(sql: Sql): Promise<Entry[]> {
  return sql.query(accountsSummed);
}

const unbalancedFound = statement({
  name: 'ledger_unbalanced',
  text: `
    select booked_for as "bookedFor", sum(amount_cents)::float8 as cents from ledger_entries
    group by booked_for having sum(amount_cents) <> 0 order by booked_for limit 100`,
  row: z.object({ bookedFor: z.string(), cents: z.int() }),
});

/** Bookings that do not sum to zero: there are none. */
export async function selectUnbalanced(sql: Sql) {
  return sql.query(unbalancedFound);
}

const revenueSummed = statement({
  name: 'revenue_total',
  text: `select coalesce(sum(amount_cents), 0)::float8 as cents from revenue_transactions`,
  row: z.object({ cents: z.int() }),
});

/** Everything that came in, less what was given back. */
export async function selectRevenue(sql: Sql): Promise<number> {
  const [row] = await sql.query(revenueSummed);
  return row?.cents ?? 0;
}
