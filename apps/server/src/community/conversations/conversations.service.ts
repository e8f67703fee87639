import type { Message } from '@rounds/contract/community/conversations';
import { lockIsCopy } from '../../identity/accounts/index.ts';
import { publishChange } from '../../platform/db/changes.ts';
import type { Database, Sql } from '../../platform/db/database.ts';
import type { Json } from '../../platform/db/json.ts';
import type { Fail } from '../../platform/http/errors.ts';
import { ById, type ListPage, type PageRequest, paginate } from '../../platform/pagination.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import * as queries from './conversations.queries.ts';
import { topicOf } from './conversations.rules.ts';

/** Deletes a conversation with its messages once nothing refers to it, and notifies its open pages. */
export async function endConversation(tx: Sql, conversationId: number): Promise<void> {
  await queries.deleteConversation(tx, conversationId);
  await publishChange(tx, topicOf(conversationId));
}

/**
 * A page of a conversation's messages as JSON, latest first. The caller has checked that the reader may see it.
 * @throws ApiError 400 for an invalid cursor
 */
export function readMessages(
  db: Database,
  conversationId: number,
  viewerId: number,
  paging: PageRequest,
): Promise<ListPage<Message>> {
  return paginate(paging, ById, (limit, after) =>
    queries.selectMessages(db, conversationId, viewerId, limit, after),
  );
}

/** Inserts a message in the caller's transaction and returns its JSON. The caller has checked that it is allowed. */
export async function writeMessage(
  tx: Sql,
  conversationId: number,
  authorId: number,
  content: string,
  now: Date,
): Promise<Json<Message>> {
  const { id, json } = await queries.insertMessage(tx, conversationId, authorId, content, now);
  // Of a private copy of the demo learner nobody else sees a message.
  const onlyFor = (await lockIsCopy(tx, authorId)) ? authorId : undefined;
  await publishChange(tx, topicOf(conversationId), { messageId: id }, onlyFor);
  return json;
}

/** On commit, tells the open pages of a conversation that something around it has changed. */
export async function conversationChanged(tx: Sql, conversationId: number): Promise<void> {
  await publishChange(tx, topicOf(conversationId));
}

/** Deletes a message that the learner wrote. */
export async function deleteOwnMessage(
  { db }: ServiceDeps,
  userId: number,
  id: number,
  fail: Fail<'message_not_found' | 'not_author'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const message = await queries.lockOptionalMessage(tx, id);
    if (!message) throw fail('message_not_found');
    if (message.authorId !== userId) throw fail('not_author');
    await queries.removeMessage(tx, id);
    await publishChange(tx, topicOf(message.conversationId), { messageId: id });
  });
}
