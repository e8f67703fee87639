import { OpenSession } from '@rounds/contract/identity/accounts.security';
import { z } from 'zod';
import { notify, type Sql, queryOptionalRow } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { ByTime, type ListRow, listRow } from '../../../platform/db/list-row.ts';
import type { Device } from './device.rules.ts';

/** The channel that tells every process about ended sessions: a token hash in hex, `user:ID`, or nothing for all. */
export const sessionsEnded = 'sessions_ended';
export const endedSession = (tokenHash: Buffer): string => tokenHash.toString('hex');
export const endedSessionsOf = (userId: number): string => `user:${userId}`;

const Session = z.object({ userId: z.int(), createdAt: z.date(), lastUsedAt: z.date() });
export type SessionRow = z.output<typeof Session>;
const Ended = z.object({ ended: z.string() });

const sessionByToken = statement({
  name: 'session_by_token',
  pipelined: true,
  text: 'select user_id as "userId", created_at as "createdAt", last_used_at as "lastUsedAt" from sessions where token_hash = $tokenHash',
  row: Session,
});
const sessionsByTokens = statement({
  name: 'sessions_by_tokens',
  pipelined: true,
  text: `
    select asked.key, s.user_id as "userId", s.created_at as "createdAt", s.last_used_at as "lastUsedAt"
    from unnest($keys::text[]) as asked (key) join sessions s on s.token_hash = decode(asked.key, 'hex')`,
  row: Session.extend({ key: z.string() }),
});
const newSession = statement({
  name: 'session_insert',
  text: `
    insert into sessions (token_hash, user_id, created_at, last_used_at, browser, system)
    values ($tokenHash, $userId, $now, $now, $browser, $system)`,
});
// The requesting session comes before all others, whenever it was used.
const sessionsOfUser = statement({
  name: 'sessions_of_user',
  text: `
    select json_build_object(
        'id', s.id, 'browser', browser, 'system', system, 'createdAt', iso_instant(s.created_at),
        'lastUsedAt', iso_instant(last_used_at), 'current', token_hash = $tokenHash)::text as json,
      json_build_array(
        case when token_hash = $tokenHash then '2099-12-31T00:00:00.000Z' else iso_instant(last_used_at) end, s.id)::text as place
    from sessions s, users u
    where s.user_id = $userId and last_used_at >= $unusedSince and s.created_at >= $createdBefore and u.id = s.user_id
      and (token_hash = $tokenHash or not u.is_demo)
      and ($beforeTime::timestamptz is null or (token_hash <> $tokenHash and (last_used_at, s.id) < ($beforeTime, $beforeId::int)))
    order by token_hash = $tokenHash desc, last_used_at desc, s.id desc limit $limit`,
  row: listRow(OpenSession, ByTime),
});
const endedSessionOfUser = statement({
  name: 'session_delete_of_user',
  text: `delete from sessions where id = $id and user_id = $userId returning encode(token_hash, 'hex') as ended`,
  row: Ended,
});
const endedOtherSessions = statement({
  name: 'sessions_delete_but_one',
  text: `delete from sessions where user_id = $userId and token_hash <> $tokenHash returning encode(token_hash, 'hex') as ended`,
  row: Ended,
});
const endedOldestSessions = statement({
  name: 'sessions_delete_oldest',
  text: `
    delete from sessions where token_hash in (
      select token_hash from sessions where user_id = $userId order by last_used_at desc, id desc offset $most)
    returning encode(token_hash, 'hex') as ended`,
  row: Ended,
});
const touchedSession = statement({
  name: 'session_touch',
  text: 'update sessions set last_used_at = $now where token_hash = $tokenHash',
});
const deletedSession = statement({
  name: 'session_delete',
  text: 'delete from sessions where token_hash = $tokenHash',
});
const deletedSessions = statement({
  name: 'sessions_delete_of_user',
  text: 'delete from sessions where user_id = $userId',
});
const deletedOldSessions = statement({
  name: 'sessions_delete_old',
  text: 'delete from sessions where last_used_at < $unusedSince::timestamptz or created_at < $createdBefore::timestamptz',
});

export function selectOptionalSession(sql: Sql, tokenHash: Buffer) {
  return queryOptionalRow(sql, sessionByToken, { tokenHash });
}

/** Which of these sessions exist, by their token hashes in hex. */
export function selectSessions(sql: Sql, keys: readonly string[]) {
  return sql.query(sessionsByTokens, { keys });
}

export async function insertSession(
  sql: Sql,
  tokenHash: Buffer,
  userId: number,
  now: Date,
  { browser, system }: Device,
): Promise<void> {
  await sql.query(newSession, { tokenHash, userId, now, browser, system });
}

/** The learner's current sessions, the one with `tokenHash` first; for the demo account, only that one. */
export async function selectSessionsOf(
  sql: Sql,
  { userId, tokenHash }: { readonly userId: number; readonly tokenHash: Buffer },
  { unusedSince, createdBefore }: { readonly unusedSince: Date; readonly createdBefore: Date },
  limit: number,
  after: ByTime | null,
): Promise<ListRow<ByTime, OpenSession>[]> {
  const [beforeTime, beforeId] = after ?? [null, null];
  const from = { unusedSince, createdBefore, beforeTime, beforeId };
  return sql.query(sessionsOfUser, { userId, tokenHash, limit, ...from });
}

/** Ends one of the learner's sessions. Returns its name on `sessionsEnded`, or null if there is none. */
export async function deleteOptionalSessionOf(sql: Sql, userId: number, id: number): Promise<string | null> {
  const [row] = await sql.query(endedSessionOfUser, { id, userId });
  if (row) await notify(sql, sessionsEnded, row.ended);
  return row?.ended ?? null;
}

/** Ends all of the learner's sessions but one. Returns their names on `sessionsEnded`. */
export async function deleteOtherSessions(sql: Sql, userId: number, tokenHash: Buffer): Promise<string[]> {
  const rows = await sql.query(endedOtherSessions, { userId, tokenHash });
  for (const { ended } of rows) await notify(sql, sessionsEnded, ended);
  return rows.map(({ ended }) => ended);
}

/** Leaves the learner only the `most` recently used sessions. */
export async function endOldestSessions(tx: Sql, userId: number, most: number): Promise<void> {
  const rows = await tx.query(endedOldestSessions, { userId, most });
  for (const { ended } of rows) await notify(tx, sessionsEnded, ended);
}

export async function touchSession(sql: Sql, tokenHash: Buffer, now: Date): Promise<void> {
  await sql.query(touchedSession, { tokenHash, now });
}

export async function deleteSession(sql: Sql, tokenHash: Buffer): Promise<void> {
  await sql.query(deletedSession, { tokenHash });
  await notify(sql, sessionsEnded, endedSession(tokenHash));
}

export async function deleteSessionsOf(sql: Sql, userId: number): Promise<void> {
  await sql.query(deletedSessions, { userId });
  await notify(sql, sessionsEnded, endedSessionsOf(userId));
}

export async function deleteOldSessions(sql: Sql, unusedSince: Date, createdBefore: Date): Promise<void> {
  await sql.query(deletedOldSessions, { unusedSince, createdBefore });
}
