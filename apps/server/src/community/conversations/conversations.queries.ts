import { Message } from '@rounds/contract/community/conversations';
import { z } from 'zod';
import { personJson } from '../../identity/accounts/people.fragments.ts';
import { exportPart } from '../../platform/db/personal-data.ts';
import { type Sql, queryOptionalRow, queryRow } from '../../platform/db/database.ts';
import { jsonOf } from '../../platform/db/json.ts';
import { ById, listRow } from '../../platform/db/list-row.ts';
import { statement } from '../../platform/db/statement.ts';
import { blocked } from '../moderation/blocks.fragments.ts';

const newConversation = statement({
  name: 'conversation_insert',
  text: 'insert into conversations default values returning id',
  row: z.object({ id: z.int() }),
});

/** Opens a conversation; returns its id, for the caller to store. */
export async function openConversation(tx: Sql): Promise<number> {
  const { id } = await queryRow(tx, newConversation);
  return id;
}

const deletedConversation = statement({
  name: 'conversation_delete',
  text: 'delete from conversations where id = $id',
});

/** Deletes a conversation with its messages. */
export async function deleteConversation(tx: Sql, id: number): Promise<void> {
  await tx.query(deletedConversation, { id });
}

/** Whether the learner may read a message `m` of a conversation they may read. */
export const readable =
  `(m.hidden_at is null and (m.author_id is null or m.author_id <> all (${blocked})))` as const;

/** A message as the learner $viewerId sees it. */
const message = `
  json_build_object(
    'id', m.id, 'content', m.content, 'authorId', a.id,
    'author', ${personJson('a')},
    'createdAt', iso_instant(m.created_at), 'own', coalesce(m.author_id = $viewerId, false))` as const;

const author = 'left join users a on a.id = m.author_id and a.deleted_at is null';

const messagesLatestFirst = statement({
  name: 'messages_latest_first',
  text: `
    select ${message}::text as json, json_build_array(m.id)::text as place
    from messages m ${author}
    where m.conversation_id = $conversationId and ${readable} and ($beforeId::int is null or m.id < $beforeId)
    order by m.id desc limit $limit`,
  row: listRow(Message, ById),
});

/** A conversation's messages, latest first. */
export function selectMessages(
  sql: Sql,
  conversationId: number,
  viewerId: number,
  limit: number,
  after: ById | null,
) {
  return sql.query(messagesLatestFirst, { viewerId, conversationId, limit, beforeId: after?.[0] ?? null });
}

const newMessage = statement({
  name: 'message_insert',
  text: `
    with m as (
      insert into messages (conversation_id, author_id, content, created_at)
      values ($conversationId, $viewerId, $content, $now) returning *)
    select m.id, ${message}::text as json from m ${author}`,
  row: z.object({ id: z.int(), json: jsonOf(Message) }),
});

/** Inserts a message; returns its id, and its JSON as its author sees it. */
export function insertMessage(tx: Sql, conversationId: number, authorId: number, content: string, now: Date) {
  return queryRow(tx, newMessage, { viewerId: authorId, conversationId, content, now });
}

const lockedMessage = statement({
  name: 'message_lock',
  text: `
    select author_id as "authorId", conversation_id as "conversationId"
    from messages where id = $id::bigint for update`,
  row: z.object({ authorId: z.int().nullable(), conversationId: z.int() }),
});

/** A message's author and conversation; null if there is no such message. */
export function lockOptionalMessage(tx: Sql, id: number) {
  return queryOptionalRow(tx, lockedMessage, { id });
}

const deletedMessage = statement({
  name: 'message_delete',
  text: 'delete from messages where id = $id::bigint',
});

export async function removeMessage(tx: Sql, id: number): Promise<void> {
  await tx.query(deletedMessage, { id });
}

const messagesOfCopy = statement({
  name: 'messages_delete_of_copy',
  text: `
    delete from messages where author_id = $userId
      and exists (select from users u where u.id = $userId and u.demo_until is not null)`,
});

/** Deletes the messages of a private copy of the demo learner, which nobody else could see; nobody else's. */
export async function deleteMessagesOfCopy(tx: Sql, userId: number): Promise<void> {
  await tx.query(messagesOfCopy, { userId });
}

/**
 * What the learner wrote; what others wrote to them belongs to the others. Groups and mentorships name their
 * conversation.
 */
export const exportConversations = exportPart({
  messages: `
    select id, conversation_id as "conversationId", author_id as "authorId", content,
      iso_instant(created_at) as "createdAt", iso_instant(hidden_at) as "hiddenAt"
    from messages where author_id = $userId order by id`,
});
