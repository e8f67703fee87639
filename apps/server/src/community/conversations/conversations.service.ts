import type { Message } from '@rounds/contract/community/conversations';
import type { Clock } from '../../platform/clock.ts';
import { publishChange } from '../../platform/db/changes.ts';
import type { Database, Sql } from '../../platform/db/database.ts';
import type { Json } from '../../platform/db/json.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { ById, type ListPage, type Paging, page } from '../../platform/pages.ts';
import * as queries from './conversations.queries.ts';
import { type Place, topicOf } from './conversations.rules.ts';

export interface ConversationsDeps {
  readonly db: Database;
  readonly clock: Clock;
}

/**
 * A page of a place's messages as JSON, latest first. Who may read there is decided before.
 * @throws ApiError 400 for a cursor that is none of ours
 */
export function readMessages(
  db: Database,
  place: Place,
  viewerId: number,
  paging: Paging,
): Promise<ListPage<Message>> {
  return page(paging, ById, (limit, after) => queries.selectMessages(db, place, viewerId, limit, after));
}

/** Keeps a message in the caller's transaction, which has decided that it may be; answers its JSON. */
export async function writeMessage(
  tx: Sql,
  place: Place,
  authorId: number,
  content: string,
  now: Date,
): Promise<Json<Message>> {
  const { id, json } = await queries.insertMessage(tx, place, authorId, content, now);
  await publishChange(tx, topicOf(place), { messageId: id });
  return json;
}

/** Tells the open pages of a place that something but its messages has changed, when the transaction commits. */
export async function placeChanged(tx: Sql, place: Place): Promise<void> {
  await publishChange(tx, topicOf(place));
}

/** @throws ApiError 403 for somebody else's, 404 where there is none */
export async function deleteOwnMessage({ db }: ConversationsDeps, userId: number, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const message = await queries.lockOptionalMessage(tx, id);
    if (!message) throw new ApiError(404, 'message_not_found', 'That message does not exist.');
    if (message.authorId !== userId) throw new ApiError(403, 'not_yours', 'Somebody else wrote that.');
    await queries.removeMessage(tx, id);
    await publishChange(tx, topicOf(message.place), { messageId: id });
  });
}
