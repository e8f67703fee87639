import { publishChange } from '../../platform/db/changes.ts';
import type { Sql } from '../../platform/db/database.ts';
import type { Reportable } from '../../platform/reportable.ts';
import { topicOf } from './conversations.rules.ts';
import { selectOptionalSeen, selectOptionalText, setHidden } from './moderation-messages.queries.ts';

/** What only the feature that opened a conversation knows about it. */
export interface ConversationOwner {
  /** Whether the conversation belongs to this feature. */
  readonly owns: (sql: Sql, conversationId: number) => Promise<boolean>;
  /** Whether the conversation belongs to this feature, and the learner is in it. */
  readonly isParticipant: (sql: Sql, userId: number, conversationId: number) => Promise<boolean>;
}

/** Reports of messages in one feature's conversations. */
export const reportableMessages = (kind: Reportable['kind'], owner: ConversationOwner): Reportable => ({
  kind,
  async seen(sql, userId, id) {
    const message = await selectOptionalSeen(sql, userId, id);
    if (!message || !(await owner.isParticipant(sql, userId, message.conversationId))) return null;
    return { authorId: message.authorId };
  },
  async read(sql, id) {
    const message = await selectOptionalText(sql, id);
    if (!message || !(await owner.owns(sql, message.conversationId))) return null;
    const { author, text, hidden } = message;
    return { author, text, hidden };
  },
  async setHidden(tx, id, at) {
    const conversationId = await setHidden(tx, id, at);
    if (conversationId !== null) await publishChange(tx, topicOf(conversationId), { messageId: id });
  },
});
