import type { Sql, Statement } from '../../platform/db/database.ts';

const text: Statement = {
  name: 'study_group_moderated',
  text: `
    select u.username as author, g.name || E'\\n' || g.description as text, g.hidden_at is not null as hidden
    from study_groups g left join users u on u.id = g.created_by where g.id = $1::bigint`,
};

/** A group as moderators see it. */
export async function selectOptionalText(
  sql: Sql,
  id: number,
): Promise<{ author: string | null; text: string; hidden: boolean } | null> {
  const [row] = await sql.query<{ author: string | null; text: string; hidden: boolean }>(text, [id]);
  return row ?? null;
}

const hide: Statement = {
  name: 'study_group_hide',
  text: `
    update study_groups set hidden_at = $2::timestamptz where id = $1::bigint
    returning conversation_id as "conversationId"`,
};

/** Hides a group with its thread, or shows it again (`at` null); answers its conversation, null where there is no group. */
export async function setHidden(tx: Sql, id: number, at: Date | null): Promise<number | null> {
  const [row] = await tx.query<{ conversationId: number }>(hide, [id, at]);
  return row?.conversationId ?? null;
}

const owner: Statement = {
  name: 'study_group_of_conversation',
  text: 'select 1 as one from study_groups where conversation_id = $1',
};

/** Whether a conversation is a study group's. */
export async function ownsConversation(sql: Sql, conversationId: number): Promise<boolean> {
  return (await sql.query(owner, [conversationId])).length > 0;
}

const participant: Statement = {
  name: 'study_group_participant',
  text: `
    select 1 as one from study_groups g join study_group_members m on m.group_id = g.id
    where m.user_id = $1 and g.conversation_id = $2`,
};

/** Whether the learner is in the study group of a conversation. */
export async function isParticipant(sql: Sql, userId: number, conversationId: number): Promise<boolean> {
  return (await sql.query(participant, [userId, conversationId])).length > 0;
}
