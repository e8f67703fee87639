import { z } from 'zod';
import { type Sql, queryOptionalRow } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';

const moderatedGroup = statement({
  name: 'study_group_for_moderators',
  text: `
    select u.username as author, g.name || E'\\n' || g.description as text, g.hidden_at is not null as hidden
    from study_groups g left join users u on u.id = g.created_by where g.id = $id::bigint`,
  row: z.object({ author: z.string().nullable(), text: z.string(), hidden: z.boolean() }),
});

/** A group as moderators see it. */
export function selectOptionalText(sql: Sql, id: number) {
  return queryOptionalRow(sql, moderatedGroup, { id });
}

const hiddenGroup = statement({
  name: 'study_group_set_hidden',
  text: `
    update study_groups set hidden_at = $at::timestamptz where id = $id::bigint
    returning conversation_id as "conversationId"`,
  row: z.object({ conversationId: z.int() }),
});

/**
 * Hides a group with its thread, or shows it again (`at` null). Returns its conversation; null if there is no group.
 */
export async function setHidden(tx: Sql, id: number, at: Date | null): Promise<number | null> {
  const [row] = await tx.query(hiddenGroup, { id, at });
  return row?.conversationId ?? null;
}

const groupOfConversation = statement({
  name: 'study_group_of_conversation',
  text: 'select id from study_groups where conversation_id = $conversationId',
  row: z.object({ id: z.int() }),
});

/** Whether a conversation belongs to a study group. */
export async function ownsConversation(sql: Sql, conversationId: number): Promise<boolean> {
  return (await sql.query(groupOfConversation, { conversationId })).length > 0;
}

const groupOfParticipant = statement({
  name: 'study_group_of_participant',
  text: `
    select g.id from study_groups g join study_group_members m on m.group_id = g.id
    where m.user_id = $userId and g.conversation_id = $conversationId`,
  row: z.object({ id: z.int() }),
});

/** Whether the learner is in the study group of a conversation. */
export async function isParticipant(sql: Sql, userId: number, conversationId: number): Promise<boolean> {
  return (await sql.query(groupOfParticipant, { userId, conversationId })).length > 0;
}
