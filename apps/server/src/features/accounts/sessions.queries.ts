import { notify, type Sql, type Statement } from '../../platform/db/database.ts';
import type { SessionTimes } from './accounts.rules.ts';

/** Channel on which an ended session is told to every process: a token hash in hex, `user:ID`, or nothing for all. */
export const sessionsEnded = 'sessions_ended';
export const endedSession = (tokenHash: Buffer): string => tokenHash.toString('hex');
export const endedSessionsOf = (userId: number): string => `user:${userId}`;

const find: Statement = {
  name: 'session_find',
  text: 'select user_id as "userId", created_at as "createdAt", last_used_at as "lastUsedAt" from sessions where token_hash = $1',
};
const add: Statement = {
  name: 'session_add',
  text: 'insert into sessions (token_hash, user_id, created_at, last_used_at) values ($1, $2, $3, $3)',
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

export async function insertSession(sql: Sql, tokenHash: Buffer, userId: number, now: Date): Promise<void> {
  await sql.query(add, [tokenHash, userId, now]);
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
