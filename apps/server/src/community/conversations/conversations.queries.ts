import type { Sql, Statement } from '../../platform/db/database.ts';
import type { ListRow } from '../../platform/db/list-row.ts';
import { personJson } from '../../identity/accounts/people.fragments.ts';
import { blocked } from '../moderation/blocks.fragments.ts';

const open: Statement = {
  name: 'conversation_open',
  text: 'insert into conversations default values returning id',
};

export async function insertConversation(tx: Sql): Promise<number> {
  const [row] = await tx.query<{ id: number }>(open);
  if (!row) throw new Error('No conversation was opened');
  return row.id;
}

const end: Statement = { name: 'conversation_end', text: 'delete from conversations where id = $1' };

/** Deletes a conversation with its messages. */
export async function deleteConversation(tx: Sql, id: number): Promise<void> {
  await tx.query(end, [id]);
}

/** Whether the learner may read a message `m`, where they may read its conversation. */
export const readable = `(m.hidden_at is null and (m.author_id is null or m.author_id <> all (${blocked})))`;

/** A message as the learner $1 sees it. */
const message = `
  json_build_object(
    'id', m.id, 'content', m.content, 'authorId', a.id,
    'author', ${personJson('a')},
    'createdAt', iso_instant(m.created_at), 'own', coalesce(m.author_id = $1, false))`;

const author = 'left join users a on a.id = m.author_id and a.deleted_at is null';

const page: Statement = {
  name: 'messages_page',
  text: `
    select ${message}::text as json, json_build_array(m.id) as place
    from messages m ${author}
    where m.conversation_id = $2 and ${readable} and ($4::int is null or m.id < $4)
    order by m.id desc limit $3`,
};

/** A conversation's messages, latest first. */
export async function selectMessages(
  sql: Sql,
  conversationId: number,
  viewerId: number,
  limit: number,
  [before]: readonly [number | null],
): Promise<ListRow<[number]>[]> {
  return sql.query(page, [viewerId, conversationId, limit, before]);
}

const insert: Statement = {
  name: 'message_insert',
  text: `
    with m as (
      insert into messages (conversation_id, author_id, content, created_at) values ($2, $1, $3, $4) returning *)
    select m.id, ${message}::text as json from m ${author}`,
};

/** Keeps a message; answers its id, and its JSON as its author sees it. */
export async function insertMessage(
  tx: Sql,
  conversationId: number,
  authorId: number,
  content: string,
  now: Date,
): Promise<{ id: number; json: string }> {
  const values = [authorId, conversationId, content, now];
  const [row] = await tx.query<{ id: number; json: string }>(insert, values);
  if (!row) throw new Error('No message was kept');
  return row;
}

const lock: Statement = {
  name: 'message_lock',
  text: `
    select author_id as "authorId", conversation_id as "conversationId"
    from messages where id = $1::bigint for update`,
};

/** Whose a message is and where it stands; null where there is none. */
export async function lockOptionalMessage(
  tx: Sql,
  id: number,
): Promise<{ authorId: number | null; conversationId: number } | null> {
  const [row] = await tx.query<{ authorId: number | null; conversationId: number }>(lock, [id]);
  return row ?? null;
}

export async function removeMessage(tx: Sql, id: number): Promise<void> {
  await tx.query({ name: 'message_delete', text: 'delete from messages where id = $1::bigint' }, [id]);
}
