import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sql, Statement } from '../db/database.ts';
import { ApiError } from './errors.ts';

/** At most `max` in each window of `seconds`, counted in the database for all processes together. */
export interface Limit {
  readonly name: string;
  readonly max: number;
  readonly seconds: number;
  /** What is counted: an address, a learner, an email. */
  readonly key: (request: FastifyRequest) => string;
}

export const byAddress = (request: FastifyRequest): string => request.ip;
export const byLearner = (request: FastifyRequest): string => String(request.signedIn?.userId ?? request.ip);

const take: Statement = {
  name: 'rate_limit_take',
  text: `
    insert into rate_limits as l (key, used, resets_at)
    values ($1, 1, $2::timestamptz + make_interval(secs => $3::int))
    on conflict (key) do update set
      used = case when l.resets_at <= $2 then 1 else l.used + 1 end,
      resets_at = case when l.resets_at <= $2 then excluded.resets_at else l.resets_at end
    returning used, ceil(extract(epoch from resets_at - $2::timestamptz))::int as seconds`,
};

const giveBack: Statement = {
  name: 'rate_limit_give_back',
  text: 'update rate_limits set used = greatest(used - 1, 0) where key = $1',
};

const forget: Statement = { name: 'rate_limit_forget', text: 'delete from rate_limits where key = $1' };

const nameOf = (limit: Pick<Limit, 'name'>, key: string) => `${limit.name}:${key}`;

/**
 * Counts one use.
 * @throws ApiError 429 with Retry-After when the window is used up
 */
export async function takeFromLimit(
  sql: Sql,
  limit: Pick<Limit, 'name' | 'max' | 'seconds'>,
  key: string,
  now: Date,
  reply?: FastifyReply,
): Promise<void> {
  const [row] = await sql.query<{ used: number; seconds: number }>(take, [
    nameOf(limit, key),
    now,
    limit.seconds,
  ]);
  if (!row || row.used <= limit.max) return;
  reply?.header('Retry-After', row.seconds);
  throw new ApiError(
    429,
    'too_many_requests',
    'Too many attempts. Please wait a few minutes and try again.',
    {
      retryAfter: row.seconds,
    },
  );
}

/** Takes one use back, for limits that count failures alone. */
export async function giveBackToLimit(sql: Sql, limit: Pick<Limit, 'name'>, key: string): Promise<void> {
  await sql.query(giveBack, [nameOf(limit, key)]);
}

export async function forgetLimit(sql: Sql, limit: Pick<Limit, 'name'>, key: string): Promise<void> {
  await sql.query(forget, [nameOf(limit, key)]);
}

/** Removes counters whose window is over. For the nightly clean-up. */
export async function forgetOldLimits(sql: Sql, now: Date): Promise<void> {
  await sql.query({ name: 'rate_limit_clean', text: 'delete from rate_limits where resets_at <= $1' }, [now]);
}
