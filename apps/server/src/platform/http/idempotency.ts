import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Database, Sql, Statement } from '../db/database.ts';
import { type Fail, invalidInput } from './errors.ts';

const claim: Statement = {
  name: 'idempotency_claim',
  text: `
    insert into idempotency_keys (user_id, key, request_hash, status, created_at) values ($1, $2, $3, 0, $4)
    on conflict (user_id, key) do nothing returning true as claimed`,
};

const recorded: Statement = {
  name: 'idempotency_recorded',
  text: 'select request_hash as "requestHash", body from idempotency_keys where user_id = $1 and key = $2',
};

const record: Statement = {
  name: 'idempotency_record',
  text: 'update idempotency_keys set status = 200, body = $3::text::jsonb where user_id = $1 and key = $2',
};

/** How long a key is remembered, in days. */
export const idempotencyDays = 7;

/**
 * Runs `work` once for an `Idempotency-Key`, in one transaction with the record of its answer. The same key again is
 * answered as the first time; a parallel twin waits for the first. Without the header, just runs it.
 */
export async function once<T>(
  db: Database,
  request: FastifyRequest,
  userId: number,
  now: Date,
  fail: Fail<'key_reused'>,
  work: (tx: Sql) => Promise<T>,
): Promise<T> {
  const key = keyOf(request);
  if (key === null) return db.transaction(work);
  const hash = hashOf(request);
  return db.transaction(async (tx) => {
    const [claimed] = await tx.query(claim, [userId, key, hash, now]);
    if (!claimed) {
      const [first] = await tx.query<{ requestHash: string; body: T }>(recorded, [userId, key]);
      if (first?.requestHash !== hash) throw fail('key_reused');
      return first.body;
    }
    const answer = await work(tx);
    await tx.query(record, [userId, key, JSON.stringify(answer)]);
    return answer;
  });
}

/** Whether this very request was answered before, by `once`: it will be answered as then, and nothing is done. */
export async function wasAnswered(db: Database, request: FastifyRequest): Promise<boolean> {
  const key = keyOf(request);
  if (key === null || !request.signedIn) return false;
  const [first] = await db.query<{ requestHash: string }>(recorded, [request.signedIn.userId, key]);
  return first?.requestHash === hashOf(request);
}

/** @throws ApiError 400 when it is too long */
function keyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return null;
  if (key.length > 200) throw invalidInput([{ path: 'idempotency-key', message: 'Invalid input' }]);
  return key;
}

const hashOf = ({ method, url, body }: FastifyRequest) =>
  createHash('sha256')
    .update(`${method} ${url} ${JSON.stringify(body ?? null)}`)
    .digest('hex');

/** Forgets keys older than `idempotencyDays`. For the nightly clean-up. */
export async function forgetOldKeys(sql: Sql, now: Date): Promise<void> {
  await sql.query(
    {
      name: 'idempotency_clean',
      text: 'delete from idempotency_keys where created_at < $1::timestamptz - make_interval(days => $2::int)',
    },
    [now, idempotencyDays],
  );
}

/** Forgets a learner's keys, for when the learner is erased: the table has no reference that would do it. */
export async function forgetKeysOf(sql: Sql, userId: number): Promise<void> {
  await sql.query({ name: 'idempotency_forget', text: 'delete from idempotency_keys where user_id = $1' }, [
    userId,
  ]);
}
