import type { Sql, Statement } from '../../platform/db/database.ts';
import { readable } from './conversations.queries.ts';

const seen: Statement = {
  name: 'message_seen',
  text: `
    select m.author_id as "authorId", m.conversation_id as "conversationId" from messages m
    where m.id = $2::bigint and ${readable}`,
};

/** A message that the learner can read if they can read its conversation; null otherwise. */
export async function selectOptionalSeen(
  sql: Sql,
  userId: number,
  id: number,
): Promise<{ authorId: number | null; conversationId: number } | null> {
  const [row] = await sql.query<{ authorId: number | null; conversationId: number }>(seen, [userId, id]);
  return row ?? null;
}

/** A message as moderators see it. */
export interface ModeratedMessage {
  readonly conversationId: number;
  readonly author: string | null;
  readonly text: string;
  readonly hidden: boolean;
}

const text: Statement = {
  name: 'message_moderated',
  text: `
    select m.conversation_id as "conversationId", u.username as author, m.content as text,
      m.hidden_at is not null as hidden
    from messages m left join users u on u.id = m.author_id
    where m.id = $1::bigint`,
};

export async function selectOptionalText(sql: Sql, id: number): Promise<ModeratedMessage | null> {
  const [row] = await sql.query<ModeratedMessage>(text, [id]);
  return row ?? null;
}

const hide: Statement = {
  name: 'message_hide',
  text: `
    update messages set hidden_at = $2::timestamptz where id = $1::bigint
    returning conversation_id as "conversationId"`,
};

/** Hides a message, or shows it again (`at` null); answers its conversation, null where there is no such message. */
export async function setHidden(tx: Sql, id: number, at: Date | null): Promise<number | null> {
  const [row] = await tx.query<{ conversationId: number }>(hide, [id, at]);
  return row?.conversationId ?? null;
}
