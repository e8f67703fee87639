import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database, Sql } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { type Fail, invalidField } from './errors.ts';

const claimKey = statement({
  name: 'idempotency_key_claim',
  text: `
    insert into idempotency_keys (user_id, key, request_hash, status, created_at) values ($userId, $key, $requestHash, 0, $now)
    on conflict (user_id, key) do nothing returning true as claimed`,
  row: z.object({ claimed: z.boolean() }),
});

const recordedAnswer = statement({
  name: 'idempotency_recorded_answer',
  text: 'select request_hash as "requestHash", body from idempotency_keys where user_id = $userId and key = $key',
  row: z.object({ requestHash: z.string(), body: z.unknown() }),
});

const recordAnswer = statement({
  name: 'idempotency_record_answer',
  text: 'update idempotency_keys set status = 200, body = $body::text::jsonb where user_id = $userId and key = $key',
});

const deleteOldKeys = statement({
  name: 'idempotency_keys_delete_old',
  text: 'delete from idempotency_keys where created_at < $now::timestamptz - make_interval(days => $days::int)',
});

const deleteKeysOf = statement({
  name: 'idempotency_keys_delete_of_user',
  text: 'delete from idempotency_keys where user_id = $userId',
});

/** How many days a key is remembered. */
export const idempotencyDays = 7;

/**
 * Runs `work` once per `Idempotency-Key`, in one transaction with the record of its answer. The same key gets the first
 * answer again; a concurrent duplicate waits for it. Without the header, it just runs.
 */
export async function once<T>(
  db: Database,
  request: FastifyRequest,
  userId: number,
  now: Date,
  fail: Fail<'key_reused'>,
  work: (tx: Sql) => Promise<T>,
): Promise<T> {
  const key = idempotencyKeyOf(request);
  if (key === null) return db.transaction(work);
  const hash = hashOf(request);
  return db.transaction(async (tx) => {
    const [claimed] = await tx.query(claimKey, { userId, key, requestHash: hash, now });
    if (!claimed) {
      const [first] = await tx.query(recordedAnswer, { userId, key });
      if (first?.requestHash !== hash) throw fail('key_reused');
      return first.body as T;
    }
    const answer = await work(tx);
    await tx.query(recordAnswer, { userId, key, body: JSON.stringify(answer) });
    return answer;
  });
}

/** Whether `once` has already answered this very request, and would just repeat the answer. */
export async function wasAnswered(db: Database, request: FastifyRequest): Promise<boolean> {
  const key = idempotencyKeyOf(request);
  if (key === null || !request.signedIn) return false;
  const [first] = await db.query(recordedAnswer, { userId: request.signedIn.userId, key });
  return first?.requestHash === hashOf(request);
}

/** The request's `Idempotency-Key`; null without one. @throws ApiError 400 when it is longer than 200 characters */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return null;
  if (key.length > 200) throw invalidField('idempotency-key');
  return key;
}

const hashOf = ({ method, url, body }: FastifyRequest) =>
  createHash('sha256')
    .update(`${method} ${url} ${JSON.stringify(body ?? null)}`)
    .digest('hex');

/** Deletes keys older than `idempotencyDays`. For the nightly clean-up. */
export async function deleteExpiredKeys(sql: Sql, now: Date): Promise<void> {
  await sql.query(deleteOldKeys, { now, days: idempotencyDays });
}

/** Deletes a learner's keys when the learner is erased, since the table has no foreign key that would. */
export async function deleteLearnerKeys(sql: Sql, userId: number): Promise<void> {
  await sql.query(deleteKeysOf, { userId });
}
