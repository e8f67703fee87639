import { z } from 'zod';
import type { Sql } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { readable } from './conversations.queries.ts';
import type { Place } from './conversations.rules.ts';

/** Whether the learner $viewerId is where a message `m` stands. */
const present: Readonly<Record<Place['kind'], string>> = {
  'study-group': `exists (
    select from study_group_members g where g.group_id = m.group_id and g.user_id = $viewerId)`,
  mentorship: `exists (
    select from mentorships s where s.id = m.mentorship_id and $viewerId in (s.mentor_id, s.mentee_id))`,
};

const authorIn = (kind: Place['kind']) =>
  statement({
    name: `message_author_in_${kind.replace('-', '_')}`,
    text: `
    select m.author_id as "authorId" from messages m
    where m.id = $id::bigint and ${readable} and ${present[kind]}`,
    row: z.object({ authorId: z.int().nullable() }),
  });
const authors = { 'study-group': authorIn('study-group'), mentorship: authorIn('mentorship') };

/** Who wrote a message that the learner can read; null where they can't. */
export async function selectOptionalSeen(
  sql: Sql,
  kind: Place['kind'],
  userId: number,
  id: number,
): Promise<{ authorId: number | null } | null> {
  const [row] = await sql.query(authors[kind], { viewerId: userId, id });
  return row ?? null;
}

const moderatedMessage = statement({
  name: 'message_for_moderators',
  text: `
    select u.username as author, m.content as text, m.hidden_at is not null as hidden
    from messages m left join users u on u.id = m.author_id
    where m.id = $id::bigint and (m.group_id is not null) = $inGroup::boolean`,
  row: z.object({ author: z.string().nullable(), text: z.string(), hidden: z.boolean() }),
});

/** A message as moderators see it. */
export async function selectOptionalText(
  sql: Sql,
  kind: Place['kind'],
  id: number,
): Promise<{ author: string | null; text: string; hidden: boolean } | null> {
  const [row] = await sql.query(moderatedMessage, { id, inGroup: kind === 'study-group' });
  return row ?? null;
}

const hiddenMessage = statement({
  name: 'message_set_hidden',
  text: `
    update messages set hidden_at = $at::timestamptz where id = $id::bigint
    returning group_id as "groupId", mentorship_id as "mentorshipId"`,
  row: z.object({ groupId: z.int().nullable(), mentorshipId: z.int().nullable() }),
});

/** Hides a message, or shows it again (`at` null); answers where it stands, null where there is none. */
export async function setHidden(tx: Sql, id: number, at: Date | null): Promise<Place | null> {
  const [row] = await tx.query(hiddenMessage, { id, at });
  if (!row) return null;
  return row.groupId === null
    ? { kind: 'mentorship', id: row.mentorshipId ?? 0 }
    : { kind: 'study-group', id: row.groupId };
}
