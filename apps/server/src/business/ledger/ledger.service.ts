import type { Database, Sql } from '../../platform/db/database.ts';
import { type Movement, entriesOf, sumOf } from './ledger.rules.ts';
import * as queries from './ledger.queries.ts';

/** Whose payment it was, and what for. */
export type RevenueOf = Pick<
  queries.Revenue,
  'userId' | 'transactionType' | 'paymentIntentId' | 'relatedEntityType' | 'relatedEntityId'
>;

export interface Booking {
  readonly movement: Movement;
  /** What it stands for: booked once. */
  readonly bookedFor: string;
  /** For the revenue hub, where money came in or went out. */
  readonly revenue: RevenueOf | null;
  readonly now: Date;
}

/** Books what happened to money, once, in the transaction in which it is taken note of. */
export async function book(tx: Sql, { movement, bookedFor, revenue, now }: Booking): Promise<void> {
  const entries = entriesOf(movement);
  if (sumOf(entries) !== 0) throw new Error(`The entries of ${bookedFor} do not sum to zero`);
  if (entries.length > 0) await queries.insertEntries(tx, bookedFor, entries, now);
  const { kind, cents } = movement;
  const amountCents = kind === 'paid' ? cents : -cents;
  if (revenue && amountCents !== 0)
    await queries.insertRevenue(tx, { ...revenue, amountCents, bookedFor, now });
}

/** What is wrong with the books, as sentences: nothing, unless somebody has written to the database by hand. */
export async function faultsOfBooks(db: Database): Promise<string[]> {
  const unbalanced = await queries.selectUnbalanced(db);
  const held = (await queries.selectBalances(db)).find(({ account }) => account === 'gateway')?.cents ?? 0;
  const revenue = await queries.selectRevenue(db);
  return [
    ...unbalanced.map(
      ({ bookedFor, cents }) => `The booking "${bookedFor}" sums to ${cents} cents, not to 0`,
    ),
    ...(held === revenue
      ? []
      : [`The ledger has ${held} cents at the gateway, the revenue transactions sum to ${revenue}`]),
  ];
}

/** The accounts as text for a terminal. */
export async function describeBooks(db: Database): Promise<string> {
  const balances = await queries.selectBalances(db);
  const lines = [...balances, { account: 'all together', cents: sumOf(balances) }].map(
    ({ account, cents }) => `${account.padEnd(14)}${(cents / 100).toFixed(2).padStart(14)}`,
  );
  return `${lines.join('\n')}\n`;
}
