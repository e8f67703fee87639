import { notify, type Sql, type Statement } from '../../platform/db/database.ts';
import type { ListRow } from '../../platform/db/list-row.ts';
import type { Device } from './device.rules.ts';
import type { SessionTimes } from './accounts.rules.ts';

/** Channel on which an ended session is told to every process: a token hash in hex, `user:ID`, or nothing for all. */
export const sessionsEnded = 'sessions_ended';
export const endedSession = (tokenHash: Buffer): string => tokenHash.toString('hex');
export const endedSessionsOf = (userId: number): string => `user:${userId}`;

const find: Statement = {
  name: 'session_find',
  pipelined: true,
  text: 'select user_id as "userId", created_at as "createdAt", last_used_at as "lastUsedAt" from sessions where token_hash = $1',
};
const findAll: Statement = {
  name: 'session_find_all',
  pipelined: true,
  text: `
    select asked.key, s.user_id as "userId", s.created_at as "createdAt", s.last_used_at as "lastUsedAt"
    from unnest($1::text[]) as asked (key) join sessions s on s.token_hash = decode(asked.key, 'hex')`,
};
const add: Statement = {
  name: 'session_add',
  text: `
    insert into sessions (token_hash, user_id, created_at, last_used_at, browser, system)
    values ($1, $2, $3, $3, $4, $5)`,
};
// The session that asks comes before all others, whenever it was used.
const list: Statement = {
  name: 'session_list',
  text: `
    select json_build_object(
        'id', s.id, 'browser', browser, 'system', system, 'createdAt', iso_instant(s.created_at),
        'lastUsedAt', iso_instant(last_used_at), 'current', token_hash = $2)::text as json,
      json_build_array(
        case when token_hash = $2 then '2099-12-31T00:00:00.000Z' else iso_instant(last_used_at) end, s.id) as place
    from sessions s, users u
    where s.user_id = $1 and last_used_at >= $3 and s.created_at >= $4 and u.id = s.user_id
      and (token_hash = $2 or not u.is_demo)
      and ($6::timestamptz is null or (token_hash <> $2 and (last_used_at, s.id) < ($6, $7::int)))
    order by token_hash = $2 desc, last_used_at desc, s.id desc limit $5`,
};
const endOne: Statement = {
  name: 'session_end_one',
  text: `delete from sessions where id = $1 and user_id = $2 returning encode(token_hash, 'hex') as ended`,
};
const endOthers: Statement = {
  name: 'session_end_others',
  text: `delete from sessions where user_id = $1 and token_hash <> $2 returning encode(token_hash, 'hex') as ended`,
};
const endOldest: Statement = {
  name: 'session_end_oldest',
  text: `
    delete from sessions where token_hash in (
      select token_hash from sessions where user_id = $1 order by last_used_at desc, id desc offset $2)
    returning encode(token_hash, 'hex') as ended`,
};
const touch: Statement = {
  name: 'session_touch',
  text: 'update sessions set last_used_at = $2 where token_hash = $1',
};
const end: Statement = { name: 'session_end', text: 'delete from sessions where token_hash = $1' };
const endAll: Statement = { name: 'session_end_all', text: 'delete from sessions where user_id = $1' };
const clean: Statement = {
  name: 'session_clean',
  text: 'delete from sessions where last_used_at < $1::timestamptz or created_at < $2::timestamptz',
};

export type SessionRow = SessionTimes & { userId: number };

export async function selectOptionalSession(sql: Sql, tokenHash: Buffer): Promise<SessionRow | null> {
  const [row] = await sql.query<SessionRow>(find, [tokenHash]);
  return row ?? null;
}

/** Those that exist of many, by their token hashes in hexadecimal digits. */
export async function selectSessions(
  sql: Sql,
  keys: readonly string[],
): Promise<(SessionRow & { readonly key: string })[]> {
  return sql.query(findAll, [keys]);
}

export async function insertSession(
  sql: Sql,
  tokenHash: Buffer,
  userId: number,
  now: Date,
  { browser, system }: Device,
): Promise<void> {
  await sql.query(add, [tokenHash, userId, now, browser, system]);
}

export type ByLastUse = [lastUsedAt: string, id: number];

/** The learner's sessions that are not over, the one of `tokenHash` first; of the demo account, that one alone. */
export async function selectSessionsOf(
  sql: Sql,
  { userId, tokenHash }: { readonly userId: number; readonly tokenHash: Buffer },
  { unusedSince, createdBefore }: { readonly unusedSince: Date; readonly createdBefore: Date },
  limit: number,
  after: ByLastUse | null,
): Promise<ListRow<ByLastUse>[]> {
  const [lastUsedAt = null, id = null] = after ?? [];
  return sql.query(list, [userId, tokenHash, unusedSince, createdBefore, limit, lastUsedAt, id]);
}

/** Ends one session of the learner; answers what `sessionsEnded` names it, or null where there is none. */
export async function deleteOptionalSessionOf(sql: Sql, userId: number, id: number): Promise<string | null> {
  const [row] = await sql.query<{ ended: string }>(endOne, [id, userId]);
  if (row) await notify(sql, sessionsEnded, row.ended);
  return row?.ended ?? null;
}

/** Ends all sessions of the learner but one; answers what `sessionsEnded` names them. */
export async function deleteOtherSessions(sql: Sql, userId: number, tokenHash: Buffer): Promise<string[]> {
  const rows = await sql.query<{ ended: string }>(endOthers, [userId, tokenHash]);
  for (const { ended } of rows) await notify(sql, sessionsEnded, ended);
  return rows.map(({ ended }) => ended);
}

/** Leaves the learner the `most` sessions that were used last. */
export async function endOldestSessions(tx: Sql, userId: number, most: number): Promise<void> {
  const rows = await tx.query<{ ended: string }>(endOldest, [userId, most]);
  for (const { ended } of rows) await notify(tx, sessionsEnded, ended);
}

export async function touchSession(sql: Sql, tokenHash: Buffer, now: Date): Promise<void> {
  await sql.query(touch, [tokenHash, now]);
}

export async function deleteSession(sql: Sql, tokenHash: Buffer): Promise<void> {
  await sql.query(end, [tokenHash]);
  await notify(sql, sessionsEnded, endedSession(tokenHash));
}

export async function deleteSessionsOf(sql: Sql, userId: number): Promise<void> {
  await sql.query(endAll, [userId]);
  await notify(sql, sessionsEnded, endedSessionsOf(userId));
}

export async function deleteOldSessions(sql: Sql, unusedSince: Date, createdBefore: Date): Promise<void> {
  await sql.query(clean, [unusedSince, createdBefore]);
}
