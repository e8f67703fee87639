import { Message } from '@rounds/contract/community/conversations';
import { z } from 'zod';
import type { Sql } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { type Json, jsonOf } from '../../platform/db/json.ts';
import { ById, type ListRow, listRow } from '../../platform/db/list-row.ts';
import { blocked, personJson } from '../../platform/db/people.ts';
import type { Place } from './conversations.rules.ts';

const columns: Readonly<Record<Place['kind'], string>> = {
  'study-group': 'group_id',
  mentorship: 'mentorship_id',
};

/** Whether the learner may read a message `m`, where they may read its place. */
export const readable =
  `(m.hidden_at is null and (m.author_id is null or m.author_id <> all (${blocked})))` as const;

/** A message as the learner $viewerId sees it. */
const message = `
  json_build_object(
    'id', m.id, 'content', m.content, 'authorId', a.id,
    'author', ${personJson('a')},
    'createdAt', iso_instant(m.created_at), 'own', coalesce(m.author_id = $viewerId, false))` as const;

const author = 'left join users a on a.id = m.author_id and a.deleted_at is null';

const messagesOf = (kind: Place['kind']) =>
  statement({
    name: `messages_by_${columns[kind]}`,
    text: `
    select ${message}::text as json, json_build_array(m.id) as place
    from messages m ${author}
    where m.${columns[kind]} = $placeId and ${readable} and ($beforeId::int is null or m.id < $beforeId)
    order by m.id desc limit $limit`,
    row: listRow(Message, ById),
  });
const messages = { 'study-group': messagesOf('study-group'), mentorship: messagesOf('mentorship') };

/** A place's messages, latest first. */
export async function selectMessages(
  sql: Sql,
  place: Place,
  viewerId: number,
  limit: number,
  after: ById | null,
): Promise<ListRow<ById, Message>[]> {
  return sql.query(messages[place.kind], {
    viewerId,
    placeId: place.id,
    limit,
    beforeId: after?.[0] ?? null,
  });
}

const newMessageIn = (kind: Place['kind']) =>
  statement({
    name: `message_insert_by_${columns[kind]}`,
    text: `
    with m as (
      insert into messages (${columns[kind]}, author_id, content, created_at)
      values ($placeId, $viewerId, $content, $now) returning *)
    select m.id, ${message}::text as json from m ${author}`,
    row: z.object({ id: z.int(), json: jsonOf(Message) }),
  });
const newMessages = { 'study-group': newMessageIn('study-group'), mentorship: newMessageIn('mentorship') };

/** Keeps a message; answers its id, and its JSON as its author sees it. */
export async function insertMessage(
  tx: Sql,
  place: Place,
  authorId: number,
  content: string,
  now: Date,
): Promise<{ id: number; json: Json<Message> }> {
  const values = { viewerId: authorId, placeId: place.id, content, now };
  const [row] = await tx.query(newMessages[place.kind], values);
  if (!row) throw new Error('No message was kept');
  return row;
}

const lockedMessage = statement({
  name: 'message_lock',
  text: `
    select author_id as "authorId", group_id as "groupId", mentorship_id as "mentorshipId"
    from messages where id = $id::bigint for update`,
  row: z.object({
    authorId: z.int().nullable(),
    groupId: z.int().nullable(),
    mentorshipId: z.int().nullable(),
  }),
});

/** Whose a message is and where it stands; null where there is none. */
export async function lockOptionalMessage(
  tx: Sql,
  id: number,
): Promise<{ authorId: number | null; place: Place } | null> {
  const [row] = await tx.query(lockedMessage, { id });
  if (!row) return null;
  const { authorId, groupId, mentorshipId } = row;
  return {
    authorId,
    place:
      groupId === null ? { kind: 'mentorship', id: mentorshipId ?? 0 } : { kind: 'study-group', id: groupId },
  };
}

const deletedMessage = statement({
  name: 'message_delete',
  text: 'delete from messages where id = $id::bigint',
});

export async function removeMessage(tx: Sql, id: number): Promise<void> {
  await tx.query(deletedMessage, { id });
}
