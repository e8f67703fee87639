import type { Sql, Statement } from '../../platform/db/database.ts';
import type { ListRow } from '../../platform/db/list-row.ts';
import { personJson } from '../../identity/accounts/people.fragments.ts';
import { blocked } from '../moderation/blocks.fragments.ts';
import type { Place } from './conversations.rules.ts';

const columns: Readonly<Record<Place['kind'], 'group_id' | 'mentorship_id'>> = {
  'study-group': 'group_id',
  mentorship: 'mentorship_id',
};

/** Whether the learner may read a message `m`, where they may read its place. */
export const readable = `(m.hidden_at is null and (m.author_id is null or m.author_id <> all (${blocked})))`;

/** A message as the learner $1 sees it. */
const message = `
  json_build_object(
    'id', m.id, 'content', m.content, 'authorId', a.id,
    'author', ${personJson('a')},
    'createdAt', iso_instant(m.created_at), 'own', coalesce(m.author_id = $1, false))`;

const author = 'left join users a on a.id = m.author_id and a.deleted_at is null';

const page = (kind: Place['kind']): Statement => ({
  name: `messages_of_${columns[kind]}`,
  text: `
    select ${message}::text as json, json_build_array(m.id) as place
    from messages m ${author}
    where m.${columns[kind]} = $2 and ${readable} and ($4::int is null or m.id < $4)
    order by m.id desc limit $3`,
});
const pages = { 'study-group': page('study-group'), mentorship: page('mentorship') };

/** A place's messages, latest first. */
export async function selectMessages(
  sql: Sql,
  place: Place,
  viewerId: number,
  limit: number,
  [before]: readonly [number | null],
): Promise<ListRow<[number]>[]> {
  return sql.query(pages[place.kind], [viewerId, place.id, limit, before]);
}

const insert = (kind: Place['kind']): Statement => ({
  name: `message_insert_${columns[kind]}`,
  text: `
    with m as (
      insert into messages (${columns[kind]}, author_id, content, created_at) values ($2, $1, $3, $4) returning *)
    select m.id, ${message}::text as json from m ${author}`,
});
const inserts = { 'study-group': insert('study-group'), mentorship: insert('mentorship') };

/** Keeps a message; answers its id, and its JSON as its author sees it. */
export async function insertMessage(
  tx: Sql,
  place: Place,
  authorId: number,
  content: string,
  now: Date,
): Promise<{ id: number; json: string }> {
  const values = [authorId, place.id, content, now];
  const [row] = await tx.query<{ id: number; json: string }>(inserts[place.kind], values);
  if (!row) throw new Error('No message was kept');
  return row;
}

const lock: Statement = {
  name: 'message_lock',
  text: `
    select author_id as "authorId", group_id as "groupId", mentorship_id as "mentorshipId"
    from messages where id = $1::bigint for update`,
};

/** Whose a message is and where it stands; null where there is none. */
export async function lockOptionalMessage(
  tx: Sql,
  id: number,
): Promise<{ authorId: number | null; place: Place } | null> {
  const [row] = await tx.query<{
    authorId: number | null;
    groupId: number | null;
    mentorshipId: number | null;
  }>(lock, [id]);
  if (!row) return null;
  const { authorId, groupId, mentorshipId } = row;
  return {
    authorId,
    place:
      groupId === null ? { kind: 'mentorship', id: mentorshipId ?? 0 } : { kind: 'study-group', id: groupId },
  };
}

export async function removeMessage(tx: Sql, id: number): Promise<void> {
  await tx.query({ name: 'message_delete', text: 'delete from messages where id = $1::bigint' }, [id]);
}
