import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database, Sql } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { callerOf } from './address.ts';
import { tooManyRequests } from './errors.ts';

/** At most `max` per window of `seconds`, counted in the database across all processes. */
export interface Limit {
  readonly name: string;
  readonly max: number;
  readonly seconds: number;
  /** What is being counted: an address, a learner, an email. */
  readonly key: (request: FastifyRequest) => string;
}

export const byAddress = (request: FastifyRequest): string => callerOf(request);
export const byLearner = (request: FastifyRequest): string =>
  String(request.signedIn?.userId ?? callerOf(request));

/** For calculations over all of a learner's answers, which take longer the more there are. */
export const figuring: Limit = { name: 'figures', max: 300, seconds: 5 * 60, key: byLearner };

/** A limit with the key to count under. */
export type Use = readonly [limit: Pick<Limit, 'name' | 'max' | 'seconds'>, key: string];

const takenFromLimits = statement({
  name: 'rate_limits_take',
  text: 'select take_from_limits($keys, $most, $seconds, $now) as wait',
  row: z.object({ wait: z.int().nullable() }),
});
const deleteLimit = statement({
  name: 'rate_limit_delete',
  text: 'delete from rate_limits where key = $key',
});
const forgivenLimits = statement({
  name: 'rate_limits_forgive',
  text: 'select forgive_limits($own, $shared)::text as forgiven',
  row: z.object({ forgiven: z.string() }),
});
const deleteOldLimits = statement({
  name: 'rate_limits_delete_old',
  text: 'delete from rate_limits where resets_at <= $now',
});

const nameOf = ([{ name }, key]: readonly [Pick<Limit, 'name'>, string]) => `${name}:${key}`;

/**
 * Counts one use of each limit, in order, until one is used up. Pass several in the same order everywhere, and never
 * call it in a transaction: its writes don't wait for the disk.
 * @returns how long until that limit's window is over; null if none is used up
 */
export async function secondsToWait(db: Database, uses: readonly Use[], now: Date): Promise<number | null> {
  const limits = uses.map(([limit]) => limit);
  const [row] = await db.query(takenFromLimits, {
    keys: uses.map(nameOf),
    most: limits.map(({ max }) => max),
    seconds: limits.map(({ seconds }) => seconds),
    now,
  });
  return row?.wait ?? null;
}

/**
 * The same for a call.
 * @throws ApiError 429 with Retry-After if a limit is used up
 */
export async function takeFromLimits(
  db: Database,
  uses: readonly Use[],
  now: Date,
  reply?: FastifyReply,
): Promise<void> {
  const seconds = await secondsToWait(db, uses, now);
  if (seconds === null) return;
  reply?.header('Retry-After', seconds);
  throw tooManyRequests(seconds);
}

export async function resetLimit(sql: Sql, limit: Pick<Limit, 'name'>, key: string): Promise<void> {
  await sql.query(deleteLimit, { key: nameOf([limit, key]) });
}

/**
 * For limits that count failures. After a success, forgets the failures of `own`, and takes back its one use of each of
 * `shared`. Never in a transaction, like `takeFromLimits`.
 */
export async function forgiveLimits(db: Database, own: Use, shared: readonly Use[]): Promise<void> {
  for (const use of shared) await db.query(forgivenLimits, { own: nameOf(own), shared: nameOf(use) });
}

/** Removes counters whose window is over. For the nightly clean-up. */
export async function deleteExpiredLimits(sql: Sql, now: Date): Promise<void> {
  await sql.query(deleteOldLimits, { now });
}
