import type { Database, Sql } from '../../platform/db/database.ts';
import { type Movement, entriesOf, revenueOf, sumOf } from './ledger.rules.ts';
import * as queries from './ledger.queries.ts';

/** Whose payment it was, and what for. */
export type PaymentOf = Pick<
  queries.Revenue,
  'userId' | 'transactionType' | 'paymentIntentId' | 'relatedEntityType' | 'relatedEntityId'
>;

export interface Booking {
  readonly movement: Movement;
  /** What caused it: "paid in_123". Booking the same twice fails. */
  readonly bookedFor: string;
  /** For the revenue hub, where money came in or went out. */
  readonly payment: PaymentOf | null;
  readonly now: Date;
}

/** Books what happened to money, in the transaction that records it. */
export async function book(tx: Sql, { movement, bookedFor, payment, now }: Booking): Promise<void> {
  const entries = entriesOf(movement);
  if (entries.length === 0) return;
  await queries.insertEntries(tx, bookedFor, entries, now);
  const amountCents = revenueOf(movement);
  if (payment && amountCents !== 0)
    await queries.insertRevenue(tx, { ...payment, amountCents, bookedFor, now });
}

/** The same, unless it is already booked: for retries. */
export async function bookOnce(tx: Sql, booking: Booking): Promise<void> {
  if (!(await queries.isBooked(tx, booking.bookedFor))) await book(tx, booking);
}

/** How a booking changed an account, in cents; 0 if there is no such booking. */
export const bookedCents = queries.selectCents;

/** What is wrong with the books, as sentences. Empty, unless somebody has edited the database by hand. */
export async function ledgerDiscrepancies(db: Database): Promise<string[]> {
  const [unbalanced, stray] = [await queries.selectUnbalanced(db), await queries.selectStrayRevenue(db)];
  return [
    ...unbalanced.map(
      ({ bookedFor, cents }) => `The entries of "${bookedFor}" sum to ${(cents / 100).toFixed(2)}, not to 0.`,
    ),
    ...stray.map(({ bookedFor }) => `The revenue transaction of "${bookedFor}" is not in the ledger.`),
  ];
}

/** The accounts as text for a terminal. */
export async function describeBooks(db: Database): Promise<string> {
  const balances = await queries.selectBalances(db);
  const lines = [...balances, { account: 'total', cents: sumOf(balances) }].map(
    ({ account, cents }) => `${account.padEnd(14)}${(cents / 100).toFixed(2).padStart(14)}`,
  );
  return `${lines.join('\n')}\n`;
}
