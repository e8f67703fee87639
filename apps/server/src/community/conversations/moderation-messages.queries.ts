import type { Sql, Statement } from '../../platform/db/database.ts';
import { readable } from './conversations.queries.ts';
import type { Place } from './conversations.rules.ts';

/** Whether the learner $1 is where a message `m` stands. */
const present: Readonly<Record<Place['kind'], string>> = {
  'study-group': `exists (
    select from study_group_members g where g.group_id = m.group_id and g.user_id = $1)`,
  mentorship: `exists (
    select from mentorships s where s.id = m.mentorship_id and $1 in (s.mentor_id, s.mentee_id))`,
};

const seen = (kind: Place['kind']): Statement => ({
  name: `message_seen_${kind}`,
  text: `
    select m.author_id as "authorId" from messages m
    where m.id = $2::bigint and ${readable} and ${present[kind]}`,
});
const seenIn = { 'study-group': seen('study-group'), mentorship: seen('mentorship') };

/** Who wrote a message that the learner can read; null where they can't. */
export async function selectOptionalSeen(
  sql: Sql,
  kind: Place['kind'],
  userId: number,
  id: number,
): Promise<{ authorId: number | null } | null> {
  const [row] = await sql.query<{ authorId: number | null }>(seenIn[kind], [userId, id]);
  return row ?? null;
}

const text: Statement = {
  name: 'message_moderated',
  text: `
    select u.username as author, m.content as text, m.hidden_at is not null as hidden
    from messages m left join users u on u.id = m.author_id
    where m.id = $1::bigint and (m.group_id is not null) = $2::boolean`,
};

/** A message as moderators see it. */
export async function selectOptionalText(
  sql: Sql,
  kind: Place['kind'],
  id: number,
): Promise<{ author: string | null; text: string; hidden: boolean } | null> {
  const values = [id, kind === 'study-group'];
  const [row] = await sql.query<{ author: string | null; text: string; hidden: boolean }>(text, values);
  return row ?? null;
}

const hide: Statement = {
  name: 'message_hide',
  text: `
    update messages set hidden_at = $2::timestamptz where id = $1::bigint
    returning group_id as "groupId", mentorship_id as "mentorshipId"`,
};

/** Hides a message, or shows it again (`at` null); answers where it stands, null where there is none. */
export async function setHidden(tx: Sql, id: number, at: Date | null): Promise<Place | null> {
  const [row] = await tx.query<{ groupId: number | null; mentorshipId: number | null }>(hide, [id, at]);
  if (!row) return null;
  return row.groupId === null
    ? { kind: 'mentorship', id: row.mentorshipId ?? 0 }
    : { kind: 'study-group', id: row.groupId };
}
