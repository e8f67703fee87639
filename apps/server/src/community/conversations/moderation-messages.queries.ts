import { z } from 'zod';
import { type Sql, queryOptionalRow } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { readable } from './conversations.queries.ts';

const messageForReader = statement({
  name: 'message_if_readable',
  text: `
    select m.author_id as "authorId", m.conversation_id as "conversationId" from messages m
    where m.id = $id::bigint and ${readable}`,
  row: z.object({ authorId: z.int().nullable(), conversationId: z.int() }),
});

/** A message that the learner can read if they can read its conversation; null otherwise. */
export function selectOptionalSeen(sql: Sql, userId: number, id: number) {
  return queryOptionalRow(sql, messageForReader, { viewerId: userId, id });
}

/** A message as moderators see it. */
const ModeratedMessage = z.object({
  conversationId: z.int(),
  author: z.string().nullable(),
  text: z.string(),
  hidden: z.boolean(),
});
export type ModeratedMessage = Readonly<z.output<typeof ModeratedMessage>>;

const moderatedMessage = statement({
  name: 'message_for_moderators',
  text: `
    select m.conversation_id as "conversationId", u.username as author, m.content as text,
      m.hidden_at is not null as hidden
    from messages m left join users u on u.id = m.author_id
    where m.id = $id::bigint`,
  row: ModeratedMessage,
});

export function selectOptionalText(sql: Sql, id: number) {
  return queryOptionalRow(sql, moderatedMessage, { id });
}

const hiddenMessage = statement({
  name: 'message_set_hidden',
  text: `
    update messages set hidden_at = $at::timestamptz where id = $id::bigint
    returning conversation_id as "conversationId"`,
  row: z.object({ conversationId: z.int() }),
});

/** Hides a message, or shows it again (`at` null); returns its conversation, or null if there is no such message. */
export async function setHidden(tx: Sql, id: number, at: Date | null): Promise<number | null> {
  const [row] = await tx.query(hiddenMessage, { id, at });
  return row?.conversationId ?? null;
}
